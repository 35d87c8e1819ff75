import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Part } from "#lib/messages/index.ts"
import type { Bench, Figure } from "./bench.ts"

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const outDir = "dist"

interface PageLimit {
  readonly name: string
  readonly path: string
  readonly limit: number
  /** Parts of the messages that the page's layouts load. */
  readonly parts: readonly Part[]
  /** Modules that the page always loads, although through import(). */
  readonly also?: readonly string[]
}
const pages: readonly PageLimit[] = [
  { name: "first storefront page", path: "/", limit: 176.5, parts: ["shared", "store"] },
  {
    name: "search page",
    path: "/search",
    limit: 246,
    parts: ["shared", "store", "search"],
    also: ["src/sdk/search/hosted.ts"],
  },
  {
    name: "sign-in page",
    path: "/account/login",
    limit: 192.5,
    parts: ["shared", "store", "refusal", "session", "sign-in"],
  },
  { name: "first back-office page", path: "/admin/orders", limit: 205, parts: ["shared", "admin", "orders"] },
]

/** kB gzip that only one page of the back office loads. */
const OWN_LIMIT = 40
/** kB gzip that a page may load after the first one, libraries that it shares with other pages included. The goal is 40. */
const NEXT_LIMIT = 70.5
/** kB gzip that a click on a link waits for once the page before was idle. */
const CLICK_LIMIT = 43.5
/** Chunks that every page of the back office loads when it is idle; it also loads the texts of an order's page. */
const IDLE = ["shared-code", "session-keeper", "dialog-panel"]
/** How many of the largest pages are printed. */
const SHOWN = 5
const FIRST = "/admin/orders"
const FRAME = "src/routes/admin/_app/"

/**
 * The JavaScript that a first visit waits for: the boot file, the chunks of the page and its layouts, the English
 * messages, and all their static imports.
 */
export default {
  title: "JavaScript loaded for the first page",
  needs: ["dist"],
  async measure() {
    const manifest = await readManifest()
    const first = await Promise.all(
      pages.map(async ({ name, path, limit, parts, also = [] }) => ({
        name,
        value: await gzippedSize(
          [...withImports(manifest, [...entriesOf(manifest, path), ...parts.map(messagesOf), ...also])].map(
            (chunk) => chunk.file,
          ),
        ),
        unit: "kB gzip" as const,
        limit,
      })),
    )
    return [...first, ...(await largestRoutes(manifest))]
  },
} satisfies Bench

/**
 * The back-office page with the most code of its own, and those that load most after the first page. That includes
 * libraries that later pages share, but not what a page loads when it is idle or when it is used, such as dialogs.
 */
async function largestRoutes(manifest: ReadonlyMap<string, Chunk>): Promise<Figure[]> {
  const pages = [...manifest.keys()].filter((key) => key.startsWith(FRAME) && addressOf(key) !== undefined)
  const loaded = await Promise.all(
    pages.map(async (page) => ({
      address: String(addressOf(page)),
      chunks: withImports(manifest, [...chunksOf(manifest, page), ...(await partsOf(page)).map(messagesOf)]),
    })),
  )
  const first = loaded.find(({ address }) => address === FIRST)?.chunks ?? new Set()
  const isOwn = (chunk: Chunk) => loaded.filter(({ chunks }) => chunks.has(chunk)).length === 1
  const largest = async (name: string, limit: number, counts: (chunk: Chunk) => boolean) => {
    const sizes = await Promise.all(
      loaded.map(async ({ address, chunks }) => ({
        name: `${name} ${address}`,
        value: await gzippedSize([...chunks].filter(counts).map(({ file }) => file)),
        unit: "kB gzip" as const,
        limit,
      })),
    )
    return sizes.toSorted((a, b) => b.value - a.value)
  }
  const largestOwn = await largest("code of one page only:", OWN_LIMIT, isOwn)
  const next = await largest("after the first page:", NEXT_LIMIT, (chunk) => !first.has(chunk))
  const late = [...manifest].filter(([, { name = "" }]) => IDLE.includes(name)).map(([key]) => key)
  if (late.length < IDLE.length) throw new Error(`The build has no chunks of ${IDLE.join(", ")}: ${late.join(", ")}`)
  const idle = withImports(manifest, [...late, messagesOf("order")])
  const click = await largest("after an idle page:", CLICK_LIMIT, (chunk) => !first.has(chunk) && !idle.has(chunk))
  return [...largestOwn.slice(0, 1), ...next.slice(0, SHOWN), ...click.slice(0, SHOWN)]
}

/** Parts of the messages that a page and its layouts name in their loaders. */
async function partsOf(key: string): Promise<Part[]> {
  const folders = routeOf(key).split("/").slice(0, -1)
  const layouts = folders.map((_, depth) => `${folders.slice(0, depth + 1).join("/")}/route`)
  const routes = [routeOf(key), ...layouts]
  const files = await readdir(join("src", "routes"), { recursive: true })
  const sources = files
    .filter((file) => file.endsWith(".tsx") && routes.includes(routeOf(`src/routes/${file}`)))
    .map((file) => readFile(join("src", "routes", file), "utf8"))
  const calls = (await Promise.all(sources)).flatMap(
    (source) => source.match(/(?:loadParts|partLayout)\([^)]*\)|parts=\{?\[[^\]]*\]/g) ?? [],
  )
  const names = calls.flatMap((call) => [...call.matchAll(/"([\w-]+)"/g)].map(([, name]) => name as Part))
  return [...new Set<Part>(["shared", "admin", ...names])]
}

async function readManifest(): Promise<ReadonlyMap<string, Chunk>> {
  const text = await readFile(join(outDir, ".vite", "manifest.json"), "utf8")
  return new Map(Object.entries(JSON.parse(text) as Record<string, Chunk>))
}

/** Route chunks are named `src/routes/….tsx?tsr-split=…`. The page must have one; a layout may have none. */
function entriesOf(manifest: ReadonlyMap<string, Chunk>, path: string): string[] {
  const keys = [...manifest.keys()]
  const page = keys.find((key) => key.startsWith("src/routes/") && addressOf(key) === path)
  if (!page) throw new Error(`The build has no chunk for the page ${path}`)
  return chunksOf(manifest, page)
}

/** What is loaded for a page: the boot file, the routes of its area, its layouts, and itself. */
function chunksOf(manifest: ReadonlyMap<string, Chunk>, page: string): string[] {
  const keys = [...manifest.keys()]
  const folders = routeOf(page).split("/").slice(0, -1)
  const layouts = ["__root", ...folders.map((_, depth) => folders.slice(0, depth + 1).join("/"))]
  const layoutChunks = keys.filter((key) => layouts.includes(routeOf(key).replace(/\/route$/, "")))
  const area = folders[0] === "admin" ? "admin" : "store"
  return ["index.html", `src/routeTree.gen.ts?area=${area}`, ...layoutChunks, page]
}

const messagesOf = (part: Part): string => `src/lib/messages/en/${part}.ts`

/** Names of files have dots for some folders: `orders.$id.edit`. */
function routeOf(key: string): string {
  return key
    .replace(/^src\/routes\//, "")
    .replace(/\.tsx(\?.*)?$/, "")
    .replaceAll(".", "/")
}

/** `_store/index` is the page at `/`. Folders with an underscore aren't part of the path; a layout has no path. */
function addressOf(key: string): string | undefined {
  const parts = routeOf(key).split("/")
  if (!key.includes("?") || parts.at(-1) === "route") return undefined
  return `/${parts.filter((part) => part !== "index" && !part.startsWith("_")).join("/")}`
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
