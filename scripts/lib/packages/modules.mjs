import { mkdir } from "node:fs/promises"
import { dirname, join, relative, resolve, sep } from "node:path"
import { root } from "#scripts/lib/project.mjs"
import { placeOf } from "./definitions.mjs"

const slashed = (/** @type {string} */ path) => path.split(sep).join("/")

/** Path of an entry's file without its extension: "." is `index`, "./search/hosted" is `search/hosted`. */
export const fileOfEntry = (/** @type {string} */ name) => (name === "." ? "index" : name.slice("./".length))

/**
 * Writes the JavaScript and source maps of a package to a folder. Imports of packages stay imports. A package that isn't
 * tree-shakeable gets few files, because Node needs a second to load hundreds of modules. Returns the imports of
 * packages, such as "zod" and "msw/node".
 *
 * @param {import("./definitions.mjs").PackageDefinition} definition
 * @param {string} outDir
 */
export async function buildModules({ entries, bin = {}, isTreeShakeable = false }, outDir) {
  const { build } = await import("vite")
  await mkdir(outDir, { recursive: true })
  const named = Object.entries(entries).map(([name, path]) => [fileOfEntry(name), path])
  const commands = Object.entries(bin).map(([name, path]) => [`bin/${name}`, path])
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: "es2022",
      rolldownOptions: {
        input: Object.fromEntries([...named, ...commands].map(([name, path]) => [name, join(root, String(path))])),
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "chunks/[name]-[hash:8].js",
          ...(isTreeShakeable ? { preserveModules: true, preserveModulesRoot: join(root, "src") } : {}),
          // The maps contain the sources: these are the paths that the sources would have in the package.
          sourcemapPathTransform: (source, map) => {
            const path = placeOf(slashed(relative(root, resolve(dirname(map), source))))
            return slashed(relative(dirname(map), join(outDir, "..", "src", path)))
          },
        },
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ("output" in result ? result.output : []))
  const chunkNames = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap((file) => (file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : []))
  return imports.filter((path) => !chunkNames.has(path))
}
