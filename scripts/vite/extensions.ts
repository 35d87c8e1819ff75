import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { normalizePath, type Plugin } from "vite"

/** Parts of an extension, each loaded with its area of the app or with the in-memory backend. */
const parts = ["admin", "store", "mock"] as const
type Part = (typeof parts)[number]
/** The project's entries that extensions import besides that of a part. */
const entries = ["api", "schema", "ui"] as const

const LIST = "extensions.json"

interface Options {
  /** Names instead of those in `extensions.json`, separated by commas; default: the variable `EXTENSIONS`. */
  readonly names?: string | undefined
  /** The project's folder. */
  readonly root?: string
}

/**
 * Provides the extensions that `extensions.json` lists: `virtual:extensions/admin` and `virtual:extensions/store` load
 * those parts that they have, and `virtual:extensions/mock` contains them. A name is a folder in `extensions`, or else an
 * installed package. Extensions import the project's public entries by `fennmark/…`.
 */
export function extensions({ names = process.env.EXTENSIONS, root = process.cwd() }: Options = {}): Plugin {
  const list = join(root, LIST)
  const prefix = "\0virtual:extensions/"
  return {
    name: "extensions",
    config: () => ({
      resolve: {
        alias: Object.fromEntries(
          [...parts, ...entries].map((part) => [`fennmark/${part}`, join(root, "src/extend", `${part}.ts`)]),
        ),
        // A linked package would bring its own.
        dedupe: ["react", "react-dom", "@tanstack/react-query", "@tanstack/react-router"],
      },
      // Outside of a bundle, a package couldn't import the project's entries.
      ssr: { noExternal: listedNames(names, list).filter((name) => !existsSync(folderOf(root, name))) },
    }),
    resolveId: (source) => (source.startsWith("virtual:extensions/") ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      this.addWatchFile(list)
      const part = id.slice(prefix.length) as Part
      const resolve: Resolve = (source) => this.resolve(source, join(root, "package.json"))
      const found: (readonly [name: string, file: string])[] = []
      for (const name of listedNames(names, list)) {
        const file = await fileOf(name, part, root, resolve)
        if (file) found.push([JSON.stringify(name), JSON.stringify(normalizePath(file))])
      }
      if (part !== "mock") return listOf(found.map(([name, file]) => `{ name: ${name}, load: () => import(${file}) }`))
      // A worker can't wait for a part before its first message.
      const imports = found.map(([, file], i) => `import extension${i} from ${file}\n`)
      return imports.join("") + listOf(found.map(([name], i) => `{ name: ${name}, extension: extension${i} }`))
    },
  }
}

const folderOf = (root: string, name: string): string => join(root, "extensions", name)

const listOf = (items: readonly string[]): string => `export const listed = [${items.join(", ")}]`

function listedNames(names: string | undefined, list: string): readonly string[] {
  const listed: unknown =
    names === undefined ? JSON.parse(readFileSync(list, "utf8")) : names.split(",").flatMap((name) => name.trim() || [])
  if (!Array.isArray(listed) || !listed.every((name) => typeof name === "string"))
    throw new Error(`${LIST} must be a list of names, such as ["purchase-order"]`)
  const twice = listed.find((name, index) => listed.indexOf(name) !== index)
  if (twice) throw new Error(`${LIST} lists the extension "${twice}" twice`)
  return listed
}

/** Returns the file that a package exports, by the conditions of the bundler. */
type Resolve = (source: string) => Promise<{ readonly id: string } | null>

/** The file of an extension's part; undefined if it has no such part. Throws if there is no such extension. */
async function fileOf(name: string, part: Part, root: string, resolve: Resolve): Promise<string | undefined> {
  const folder = folderOf(root, name)
  if (existsSync(folder)) return [".tsx", ".ts"].map((end) => join(folder, part + end)).find((file) => existsSync(file))
  const found = await Promise.all(parts.map((each) => resolve(`${name}/${each}`)))
  if (found.every((file) => file === null))
    throw new Error(
      `${LIST} lists "${name}", but there is neither a folder extensions/${name} nor an installed package with that name and an export "./admin", "./store" or "./mock"`,
    )
  return found[parts.indexOf(part)]?.id
}
