import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Bench } from "./bench.ts"

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

interface Page {
  readonly name: string
  /** The route files that this address renders, from the outermost in. */
  readonly routes: readonly string[]
  readonly limit: number
}

const outDir = "dist"

const pages: readonly Page[] = [
  { name: "first storefront page", routes: ["__root", "_store", "_store/index"], limit: 170 },
  {
    name: "first back-office page",
    routes: ["__root", "admin", "admin/_office", "admin/_office/orders/index"],
    limit: 230,
  },
]

/**
 * The JavaScript that a cold visitor waits for: the boot file, the chunks of the routes on the way to the page, the
 * English messages, and all that these import statically.
 */
export default {
  title: "JavaScript before a first page",
  needs: ["dist"],
  async measure() {
    const manifest = await readManifest()
    return Promise.all(
      pages.map(async ({ name, routes, limit }) => ({
        name,
        value: await gzippedSize([...withImports(manifest, entriesOf(manifest, routes))].map((chunk) => chunk.file)),
        unit: "kB gzip" as const,
        limit,
      })),
    )
  },
} satisfies Bench

async function readManifest(): Promise<ReadonlyMap<string, Chunk>> {
  const text = await readFile(join(outDir, ".vite", "manifest.json"), "utf8")
  return new Map(Object.entries(JSON.parse(text) as Record<string, Chunk>))
}

/** Route chunks are named `src/routes/….tsx?tsr-split=…`; a layout may have none, the page itself must have one. */
function entriesOf(manifest: ReadonlyMap<string, Chunk>, routes: readonly string[]): string[] {
  const keys = [...manifest.keys()]
  const chunksOf = (route: string) =>
    keys.filter((key) =>
      [`src/routes/${route}.tsx?`, `src/routes/${route}/route.tsx?`].some((start) => key.startsWith(start)),
    )
  const page = routes.at(-1) ?? ""
  if (chunksOf(page).length === 0) throw new Error(`The build has no chunk for the page ${page}`)
  const messages = keys.filter((key) => /^src\/lib\/messages\/(.*\/)?en\b/.test(key))
  return ["index.html", ...routes.flatMap(chunksOf), ...messages]
}

function withImports(manifest: ReadonlyMap<string, Chunk>, keys: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = manifest.get(key)
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

async function gzippedSize(files: readonly string[]): Promise<number> {
  const scripts = [...new Set(files)].filter((file) => file.endsWith(".js"))
  const sizes = await Promise.all(scripts.map(async (file) => gzipSync(await readFile(join(outDir, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
