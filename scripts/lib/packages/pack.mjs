import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { isBuiltin } from "node:module"
import { dirname, join } from "node:path"
import { cachedDir } from "#scripts/lib/cached-dir.mjs"
import { fingerprint } from "#scripts/lib/fingerprint.mjs"
import { runNpm } from "#scripts/lib/install.mjs"
import { root } from "#scripts/lib/project.mjs"
import { buildDeclarations, followDeclarations } from "./declarations.mjs"
import { packages, placeOf } from "./definitions.mjs"
import { buildModules, fileOfEntry } from "./modules.mjs"
import { packagedText } from "./texts.mjs"

/** @typedef {import("./definitions.mjs").PackageDefinition} PackageDefinition */

const inputs = {
  dirs: ["src/lib", "src/schema", "src/sdk", "src/mocks", "packages", "scripts/lib"],
  files: ["package.json", "package-lock.json", "docs/api.md", "LICENSE"],
}

/**
 * Packs the packages, unless nothing has changed since the last time. Returns the path of each tarball.
 *
 * @returns {Promise<Record<keyof typeof packages, string>>}
 */
export async function packPackages() {
  const { version } = await projectMetadata()
  const dir = await cachedDir("packages/tarballs", await fingerprint(inputs), packAll)
  const fileOf = (/** @type {PackageDefinition} */ { name }) => join(dir, `${name}-${version}.tgz`)
  return { mock: fileOf(packages.mock), sdk: fileOf(packages.sdk) }
}

const projectMetadata = async () => JSON.parse(await readFile(join(root, "package.json"), "utf8"))

/** @param {string} outDir */
async function packAll(outDir) {
  const definitions = Object.values(packages)
  const declarations = join(outDir, "declarations")
  await buildDeclarations(
    definitions.flatMap(({ entries }) => Object.values(entries)),
    declarations,
  )
  for (const definition of definitions) {
    const dir = join(outDir, definition.name)
    await fill(dir, definition, declarations)
    const args = ["pack", "--silent", "--ignore-scripts", "--pack-destination", outDir]
    if (runNpm(args, dir, ["ignore", "ignore", "inherit"]).status !== 0)
      throw new Error(`npm couldn't pack ${definition.name}.`)
    await rm(dir, { recursive: true })
  }
  await rm(declarations, { recursive: true })
}

/**
 * Writes the files of a package to a folder.
 *
 * @param {string} dir
 * @param {PackageDefinition} definition
 * @param {string} declarations folder of all declarations
 */
async function fill(dir, definition, declarations) {
  const imports = await buildModules(definition, join(dir, "dist"))
  const entries = Object.values(definition.entries).map(declarationOf)
  const { files, packages } = await followDeclarations(declarations, entries)
  for (const file of files) {
    const target = join(dir, "types", file)
    await mkdir(dirname(target), { recursive: true })
    await cp(join(declarations, file), target)
  }
  for (const [name, file] of Object.entries(definition.files)) {
    const text = await readFile(join(root, file), "utf8")
    await writeFile(join(dir, name), name.endsWith(".md") ? packagedText(text, file, definition.files) : text)
  }
  const manifest = await manifestOf(definition, [...imports, ...packages])
  await writeFile(join(dir, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Path of an entry's declarations below the folder of declarations. */
const declarationOf = (/** @type {string} */ entry) => placeOf(entry).replace(/\.ts$/, ".d.ts")

/**
 * @param {PackageDefinition} definition
 * @param {string[]} imports
 */
async function manifestOf(definition, imports) {
  const { version, license, engines, dependencies, devDependencies } = await projectMetadata()
  const { name, description, keywords, entries, bin = {}, optionalPeers = {}, isTreeShakeable } = definition
  const versions = { ...dependencies, ...devDependencies }
  const imported = new Set(imports.filter((path) => !isBuiltin(path)).map(packageOf))
  const unknown = [...imported].find((imported) => !(imported in versions))
  if (unknown !== undefined) throw new Error(`${name} imports ${unknown}, which isn't in package.json.`)
  /** @param {string[]} names */
  const ranges = (names) => Object.fromEntries(names.sort().map((name) => [name, `^${versions[name]}`]))
  const exports = Object.entries(entries).map(([entry, path]) => [
    entry,
    { types: `./types/${declarationOf(path)}`, default: `./dist/${fileOfEntry(entry)}.js` },
  ])
  const commands = Object.keys(bin).map((command) => [command, `dist/bin/${command}.js`])
  return {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    engines,
    ...(isTreeShakeable ? { sideEffects: false } : {}),
    exports: { ...Object.fromEntries(exports), "./package.json": "./package.json" },
    ...(commands.length > 0 ? { bin: Object.fromEntries(commands) } : {}),
    files: ["dist", "types", ...Object.keys(definition.files)],
    dependencies: ranges([...imported].filter((name) => !(name in optionalPeers))),
    peerDependencies: optionalPeers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(optionalPeers).map((peer) => [peer, { optional: true }])),
  }
}

/** "@noble/hashes" for "@noble/hashes/sha2.js". */
const packageOf = (/** @type {string} */ path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/")
