import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join, posix, relative, sep } from "node:path"
import { root } from "#scripts/lib/project.mjs"
import { run } from "#scripts/lib/run.mjs"
import { placeOf } from "./definitions.mjs"
import { nameSchemas } from "./named-schemas.mjs"

const sources = ["src/lib", "src/schema", "src/sdk", "src/mocks", "packages"]
/** Outside of node_modules, where the compiler would take the modules for those of a package and write nothing. */
const stage = join(root, ".cache", "declarations")

const compilerOptions = {
  target: "ES2023",
  lib: ["ES2023", "ESNext.Disposable", "DOM", "DOM.Iterable"],
  module: "NodeNext",
  verbatimModuleSyntax: true,
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  // `npm test` checks the same modules in another step.
  noCheck: true,
  rootDir: ".",
}

/**
 * Writes the declarations of modules, and of all that these name, to a folder. They import each other by relative
 * paths.
 *
 * @param {string[]} entries
 * @param {string} outDir
 */
export async function buildDeclarations(entries, outDir) {
  await rm(stage, { recursive: true, force: true })
  await Promise.all((await modules()).map(copy))
  const files = entries.map((entry) => `./${placeOf(entry)}`)
  const config = { compilerOptions: { ...compilerOptions, outDir }, files }
  await writeFile(join(stage, "package.json"), JSON.stringify({ type: "module" }))
  await writeFile(join(stage, "tsconfig.json"), JSON.stringify(config))
  if (!(await run("tsc", ["-p", stage]))) throw new Error("The declarations of the packages couldn't be written.")
  await rm(stage, { recursive: true, force: true })
}

async function modules() {
  const found = sources.map(async (dir) => {
    const entries = await readdir(join(root, dir), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
  })
  return (await Promise.all(found)).flat()
}

/** @param {string} path */
async function copy(path) {
  const place = placeOf(path)
  const text = await readFile(join(root, path), "utf8")
  const isJson = place.endsWith(".json")
  const source = isJson ? `export default ${text}` : exportTypes(withRelativeImports(text, place))
  const file = join(stage, isJson ? `${place}.ts` : place)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, path.startsWith("src/schema/") ? nameSchemas(source) : source)
}

/**
 * `#lib/money.ts` as `../lib/money.js`, as seen from a place.
 *
 * @param {string} text
 * @param {string} place
 */
function withRelativeImports(text, place) {
  const specifier = /(\bfrom\s*|\bimport\s*\(?\s*)"([#.][^"]+)"(?: with \{ type: "json" \})?/g
  return text.replace(specifier, (_, before, path) => {
    const target = path.startsWith("#") ? posix.relative(posix.dirname(place), placeOf(path.slice(1))) : path
    const file = (target.startsWith(".") ? target : `./${target}`)
      .replace(/\.ts$/, ".js")
      .replace(/\.json$/, ".json.js")
    return `${before}"${file}"`
  })
}

/**
 * Exports all types of a module: the compiler refuses declarations that need a type which only another module can name.
 *
 * @param {string} text
 */
const exportTypes = (text) => text.replace(/^(?:interface|type) (?=\w)/gm, "export $&")

/**
 * Finds the declarations that some files import, directly or through others, with the files themselves; and the imports
 * of packages in them.
 *
 * @param {string} dir
 * @param {string[]} entries
 */
export async function followDeclarations(dir, entries) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @type {Set<string>} */
  const packages = new Set()
  /** @param {string} file */
  const visit = async (file) => {
    if (files.has(file)) return
    files.add(file)
    const text = await readFile(join(dir, file), "utf8")
    const specifiers = text.matchAll(/^(?:import|export) (?:.* from )?"([^"]+)"|\bimport\("([^"]+)"\)/gm)
    for (const [, path = "", inline = path] of specifiers) {
      if (inline.startsWith(".")) await visit(posix.join(posix.dirname(file), inline.replace(/\.js$/, ".d.ts")))
      else packages.add(inline)
    }
  }
  for (const entry of entries) await visit(entry)
  return { files, packages }
}
