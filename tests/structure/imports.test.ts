import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
const sourceFiles = ["src", "tests", "scripts"].flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: true, encoding: "utf8" }).map((file) =>
    posix.join(dir, file.replaceAll("\\", "/")),
  ),
)
const modules = new Set(sourceFiles.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith(".gen.ts")))

/** Project file that an import of `file` names; `undefined` for a package. */
function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.split("?")[0] ?? ""
  if (/^#(?:tests|scripts)\//.test(path)) return path.slice(1)
  if (path.startsWith("#")) return `src/${path.slice(1)}`
  return path.startsWith(".") ? posix.join(posix.dirname(file), path) : undefined
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8")
  return [...source.matchAll(/(?:\bfrom|^import|\bimport\()\s*"([^"]+)"/gm)]
    .map((match) => resolve(file, match[1] ?? ""))
    .filter((target) => target !== undefined)
    .filter((target) => modules.has(target))
}

/** Modules that import each other, directly or through others: the strongly connected components (Tarjan). */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    lowest.set(file, index.size - 1)
    path.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!index.has(target)) visit(target)
      if (path.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0))
    }
    if (lowest.get(file) !== index.get(file)) return
    const component = path.splice(path.indexOf(file))
    if (component.length > 1) cycles.push(component.sort())
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return cycles
}

test("No modules import each other, including type-only imports", () => {
  const imports = new Map([...modules].map((file) => [file, importsOf(file)]))
  expect([...imports.values()].flat().length).toBeGreaterThan(5_000)
  expect(findCycles(imports)).toEqual([])
})

test("Two modules that import each other are found", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ])
  expect(findCycles(imports)).toEqual([["b", "c"]])
})

test("Every file of src/routes is a page, its test, or in a folder that begins with a dash", () => {
  const loose = sourceFiles.filter((file) => /^src\/routes\/(?:.*\/)?-[^/]+\.tsx?$/.test(file))
  expect(loose).toEqual([])
})

test("Every private folder of src/routes is in the deepest folder that contains all pages that import it", () => {
  const users = new Map<string, string[]>()
  for (const file of modules)
    for (const target of file.startsWith("src/routes/") ? importsOf(file) : []) {
      const [, home, folder] = /^(src\/routes(?:\/[^-][^/]*)*)\/(-[^/]+)\//.exec(target) ?? []
      if (!home || file.startsWith(`${home}/${folder}/`)) continue
      users.set(`${home}/${folder}`, [...(users.get(`${home}/${folder}`) ?? []), posix.dirname(file)])
    }
  const misplaced = [...users].filter(([folder, from]) => sharedFolder(from) !== posix.dirname(folder))
  expect(users.size).toBeGreaterThan(30)
  expect(misplaced).toEqual([])
})

/** Deepest folder that contains all of these. */
function sharedFolder(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => folder.split("/"))
  const different = first.findIndex((part, at) => others.some((other) => other[at] !== part))
  return first.slice(0, different < 0 ? first.length : different).join("/")
}

test("Every page test that replaces modules loads its modules itself", () => {
  const replacing = sourceFiles.filter(
    (file) =>
      file.endsWith(".test.tsx") && /^\s*vi\.(?:mock|resetModules)\(/m.test(readFileSync(join(root, file), "utf8")),
  )
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.endsWith(".isolated.test.tsx"))).toEqual([])
})
