import type { Locale } from "#lib/locale.ts"
import type { Part } from "#lib/messages/index.ts"

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** The build's `.vite/manifest.json`: its files by source. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

/** Paths of the files that a page needs before it can be used. */
export interface PageFiles {
  readonly scripts: readonly string[]
}

/** Parts of the message catalog that each page of the store needs. */
const texts: readonly Part[] = ["shared", "store"]

/** The id of the route that a source file belongs to, `/_store/cart/` for `_store/cart/index`; empty for other files. */
const routeOf = (source: string): string => {
  const [, path = ""] = /^src\/routes(\/[^?]*)\.tsx/.exec(source) ?? []
  return path.replaceAll(/\.(?!\.)/g, "/").replace(/\/route$|(?<=\/)index$/, "")
}

/** Returns a function that lists the files of a page: the app's own, its routes' and its messages'. */
export function pageFiles(manifest: Manifest, base: string) {
  const sources = new Map(Object.keys(manifest).map((source) => [routeOf(source), source]))
  const withImports = (source: string, found = new Set<string>()): Set<string> => {
    const entry = manifest[source]
    if (!entry || found.has(entry.file)) return found
    found.add(entry.file)
    for (const imported of entry.imports ?? []) withImports(imported, found)
    return found
  }
  return (routes: readonly string[], parts: readonly Part[], locale: Locale): PageFiles => {
    const wanted = [
      "index.html",
      "src/routeTree.gen.ts?area=store",
      ...[...texts, ...parts].map((part) => `src/lib/messages/${locale}/${part}.ts`),
      ...routes.flatMap((route) => sources.get(route) ?? []),
    ]
    const found = new Set<string>()
    for (const source of wanted) withImports(source, found)
    return { scripts: [...found].map((file) => base + file) }
  }
}
