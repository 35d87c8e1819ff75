import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { packages } from "#scripts/lib/packages/definitions.mjs"
import { nameSchemas } from "#scripts/lib/packages/named-schemas.mjs"
import { packagedText } from "#scripts/lib/packages/texts.mjs"

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))
const project = readJson("package.json")
const examples = readdirSync("examples", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join("examples", name))

test("every entry and file of a package exists", () => {
  const paths = Object.values(packages).flatMap(({ entries, files }) => Object.values({ ...entries, ...files }))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test("optional peers are packages that this project tests with", () => {
  const known = { ...project.dependencies, ...project.devDependencies }
  const peers = Object.values(packages).flatMap(({ optionalPeers = {} }) => Object.keys(optionalPeers))
  expect(peers.length).toBeGreaterThan(3)
  expect(peers.filter((peer) => !(peer in known))).toEqual([])
})

test.each(examples)("%s depends on the same versions as this project, and on its packages", (folder) => {
  const { dependencies, devDependencies } = readJson(join(folder, "package.json"))
  const ownImports = Object.values(packages).map(({ name }) => [
    name,
    `file:../../dist-packages/${name}-${project.version}.tgz`,
  ])
  const versions = { ...project.dependencies, ...project.devDependencies, ...Object.fromEntries(ownImports) }
  const wanted = Object.entries({ ...dependencies, ...devDependencies })
  expect(wanted.map(([name]) => name)).toContain(packages.mock.name)
  expect(wanted.filter(([name, version]) => versions[name] !== version)).toEqual([])
})

test.each(examples)("%s imports only packages and its own files", (folder) => {
  const files = readdirSync(folder).filter((name) => /\.(?:ts|mjs)$/.test(name))
  const imports = files.flatMap((name) => [
    ...readFileSync(join(folder, name), "utf8").matchAll(/(?:\bfrom|\bimport\(?) ?"([^"]+)"/g),
  ])
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.map(([, path = ""]) => path).filter((path) => /^(?:\.\.|#|\/)/.test(path))).toEqual([])
})

test("names the types of schemas and tables, and keeps everything else", () => {
  const source = [
    'import { z } from "zod"',
    "export const Item = z.object({",
    "  id: z.string(),",
    "})",
    "export interface Item extends z.infer<typeof Item> {}",
    "const limits = [1, 2]",
    "export const itemSchemas = {",
    "  list: { response: Item },",
    "} satisfies EndpointSchemas",
  ]
  expect(nameSchemas(source.join("\n")).split("\n")).toEqual([
    'import { z } from "zod"',
    "const Item$ = z.object({",
    "  id: z.string(),",
    "})",
    "type ItemSchema$ = typeof Item$",
    "export interface ItemSchema extends ItemSchema$ {}",
    "export const Item: ItemSchema = Item$",
    "export interface Item extends z.infer<typeof Item> {}",
    "const limits = [1, 2]",
    "const itemSchemas$ = {",
    "  list: { response: Item },",
    "} satisfies EndpointSchemas",
    "export type ItemSchemas = { readonly [K in keyof typeof itemSchemas$]: (typeof itemSchemas$)[K] }",
    "export const itemSchemas: ItemSchemas = itemSchemas$",
  ])
})

test("rejects a schema whose type would have a name that is in use", () => {
  expect(() => nameSchemas("const Item = z.string()\ninterface ItemSchema {}")).toThrow("ItemSchema is in use")
})

test("a packaged document links only to files in the package", () => {
  const text =
    "See [all calls](../../docs/api.md), [docs/api.md](../../docs/api.md) and [flows](../../docs/flows.md#drafts)."
  expect(packagedText(text, "src/sdk/README.md", packages.sdk.files)).toBe(
    "See [all calls](API.md), [API.md](API.md) and flows.",
  )
})
