import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runNpm } from "#scripts/lib/install.mjs"
import { root } from "#scripts/lib/project.mjs"
import { packages } from "./definitions.mjs"
import { extract } from "./project.mjs"

/** Seconds until the command must answer. */
const PATIENCE = 60

/**
 * Installs the packages with npm in an empty folder and uses them: imports every entry that needs no optional package,
 * compiles code with misspelled fields, runs the README's scenario, starts the command and sends it a request. npm installs their dependencies from this project's, without the network.
 * Returns the problems.
 *
 * @param {Record<keyof typeof packages, string>} tarballs
 */
export async function problemsAfterInstall(tarballs) {
  const dir = await mkdtemp(join(tmpdir(), "fennmark-install-"))
  try {
    await writeFile(join(dir, "package.json"), JSON.stringify(await manifestFor(tarballs, dir)))
    const args = ["install", "--offline", "--install-links", "--ignore-scripts", "--omit=peer", "--silent"]
    if (runNpm(args, dir).status !== 0) return ["npm couldn't install the packages in an empty folder"]
    return [
      ...(await problemsOfImports(dir)),
      ...(await problemsOfTypes(dir)),
      ...(await problemsOfScenario(dir)),
      ...(await problemsOfCommand(dir)),
    ]
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/**
 * A project that depends on the packages and, so that npm finds them, on all that these need.
 *
 * @param {Record<keyof typeof packages, string>} tarballs
 * @param {string} dir
 */
async function manifestFor(tarballs, dir) {
  /** @type {Record<string, string>} */
  const dependencies = {}
  /** @param {string[]} names */
  const add = async (names) => {
    for (const name of names.filter((name) => !(name in dependencies))) {
      const folder = join(root, "node_modules", name)
      dependencies[name] = `file:${folder}`
      await add(await dependenciesIn(folder))
    }
  }
  for (const [key, { name }] of Object.entries(packages)) {
    const tarball = tarballs[/** @type {keyof typeof packages} */ (key)]
    const target = join(dir, "packed", name)
    await extract(tarball, target)
    await add(await dependenciesIn(target))
    dependencies[name] = `file:${tarball}`
  }
  return { private: true, type: "module", dependencies }
}

/** @param {string} folder */
async function dependenciesIn(folder) {
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
  return Object.keys(dependencies)
}

/** Entries that import an optional peer can't be loaded here; the examples use those. */
const loadable = Object.values(packages).flatMap(({ name, entries }) =>
  Object.keys(entries)
    .filter((entry) => !/\/(?:msw|node|playwright|vitest|hosted)$/.test(entry))
    .map((entry) => name + entry.slice(1)),
)

/** @param {string} dir */
async function problemsOfImports(dir) {
  const code = loadable.map((path) => `await import(${JSON.stringify(path)})`).join("\n")
  await writeFile(join(dir, "imports.mjs"), code)
  const { status, text } = await finished(spawn(process.execPath, ["imports.mjs"], { cwd: dir }))
  return status === 0 && text === "" ? [] : [`imports of the installed packages: ${text}`]
}

/** Code of a project that uses the client. Lines that end with a comment must be errors, and no others. */
const typed = `import { type AdminOrder, createSdk, type StoreCart, type StoreProduct } from "fennmark-sdk"
const { admin, store } = createSdk({ baseUrl: "http://localhost:9000" })
export const name = (product: StoreProduct): string => product.title
export const misspelled = (product: StoreProduct) => product.titel // an error
export async function complete(id: string): Promise<string | undefined> {
  const result = await store.cart.complete({ id })
  console.log(result.order) // an error
  return result.type === "order" ? result.order.id : result.error.message
}
export const carts = async (id: string): Promise<StoreCart> => (await store.cart.retrieve({ id })).cart
export const orders = async (): Promise<AdminOrder[]> => (await admin.order.list()).orders
export const titles = async () => (await store.product.list()).products.map(({ titel }) => titel) // an error
`

/**
 * The output of the TypeScript compiler for a file.
 *
 * @param {string} dir
 * @param {string} file
 */
async function compiled(dir, file) {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc")
  const flags = "--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target es2023 --pretty false"
  const args = [tsc, ...flags.split(" "), "--typeRoots", dir, file]
  return (await finished(spawn(process.execPath, args, { cwd: dir }))).text
}

/** @param {string} dir */
async function problemsOfTypes(dir) {
  await writeFile(join(dir, "typed.ts"), typed)
  const text = await compiled(dir, "typed.ts")
  const found = [...text.matchAll(/^typed\.ts\((\d+),/gm)].map(([, line]) => Number(line))
  const expected = typed.split("\n").flatMap((line, i) => (line.endsWith("// an error") ? [i + 1] : []))
  return String([...new Set(found)]) === String(expected) ? [] : [`types of the installed packages: ${text}`]
}

/** What a storefront sees of the scenario in the README: after the start, and after a reset. */
const visit = `
for (const _ of ["start", "reset"]) {
  const url = "http://shop.test/store/products?fields=title,*variants.calculated_price&region_id="
  const headers = { "x-publishable-api-key": "pk_" + "0123456789abcdef".repeat(4) }
  const [region] = backend.db.tables.region.all()
  const response = await backend.fetch(new Request(url + region?.id, { headers }))
  const { products } = await response.json()
  if (products.length !== 1 || !products[0].variants[0].calculated_price) throw new Error(JSON.stringify(products))
  backend.reset()
}
`

/**
 * The README's scenario of another project must compile and build a shop.
 *
 * @param {string} dir
 */
async function problemsOfScenario(dir) {
  const readme = await readFile(join(dir, "node_modules", packages.mock.name, "README.md"), "utf8")
  const [, block = ""] = /\n((?: {4}.*\n)*? {6}scenarios: \{\n(?: {4}.*\n)*)/.exec(readme) ?? []
  const code = block.replace(/^ {4}/gm, "") + visit
  for (const file of ["scenario.ts", "scenario.mjs"]) await writeFile(join(dir, file), code)
  const text = await compiled(dir, "scenario.ts")
  const ran = await finished(spawn(process.execPath, ["scenario.mjs"], { cwd: dir }))
  return [text, ran.text].filter(Boolean).map((text) => `the README's scenario: ${text}`)
}

/** @param {string} dir */
async function problemsOfCommand(dir) {
  const file = join(dir, "node_modules", ".bin", "fennmark-mock")
  const isWindows = process.platform === "win32"
  const options = { cwd: dir, shell: isWindows }
  const child = spawn(isWindows ? `${file}.cmd` : file, ["--port", "0", "--scenario", "empty"], options)
  const ended = finished(child)
  const url = await new Promise((resolve) => {
    child.stdout.on("data", (chunk) => resolve(/http:\/\/\S+/.exec(String(chunk))?.[0]))
    ended.then(() => resolve(undefined))
    setTimeout(resolve, PATIENCE * 1000).unref()
  })
  const response = url && (await fetch(`${url}/health`))
  child.kill()
  const { text } = await ended
  return response?.ok ? [] : [`fennmark-mock didn't answer: ${text}`]
}

/** @param {import("node:child_process").ChildProcessWithoutNullStreams} child */
function finished(child) {
  let text = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      text += String(chunk)
    })
  return /** @type {Promise<{ status: number | null, text: string }>} */ (
    new Promise((resolve) => child.once("close", (status) => resolve({ status, text })))
  )
}
