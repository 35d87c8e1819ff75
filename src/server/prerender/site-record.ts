import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

interface Entry {
  readonly digest: string
  /** Places of the page's requests in the list of the market's. */
  readonly uses: readonly number[]
}

interface Stored {
  readonly build: string
  readonly requests: readonly string[]
  readonly pages: Readonly<Record<string, Entry>>
}

/** What the files of one market were rendered from. It is kept beside them, so that the next run renders only what changed. */
export interface SiteRecord {
  /** Paths of the pages that have a file, also of an earlier build. */
  readonly paths: () => readonly string[]
  /** Requests and digest of a page's file; undefined if it is of another build. */
  readonly of: (path: string) => { readonly requests: readonly string[]; readonly digest: string } | undefined
  readonly note: (path: string, requests: readonly string[], digest: string) => void
  readonly remove: (path: string) => void
  readonly save: () => Promise<void>
  readonly delete: () => Promise<void>
}

/** Folder in a site for the records; hosts don't publish it. */
export const RECORDS = ".prerender"

const DEFAULT = "default"

/** The markets of which there is a record, such as "/de-at", and "" for the default one. */
export async function recordedMarkets(out: string): Promise<readonly string[]> {
  const names = await readdir(join(out, RECORDS)).catch(() => [])
  const markets = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length))
  return markets.map((market) => (market === DEFAULT ? "" : `/${market}`))
}

/** Opens the record of a market, such as "/de-at"; `build` names what all pages depend on. */
export async function openRecord(out: string, prefix: string, build: string): Promise<SiteRecord> {
  const file = join(out, RECORDS, `${prefix.slice(1) || DEFAULT}.json`)
  const stored = await readFile(file, "utf8")
    .then((text) => JSON.parse(text) as Stored)
    .catch((): Stored => ({ build, requests: [], pages: {} }))
  const isSame = stored.build === build
  const pages = new Map(Object.entries(stored.pages))
  const fresh = new Set(isSame ? pages.keys() : [])
  let requests = [...stored.requests]
  let places = new Map(requests.map((url, place) => [url, place]))

  /** Leaves out requests that no page uses. */
  function compact(): void {
    const before = requests
    requests = []
    places = new Map()
    for (const [path, { digest, uses }] of pages)
      pages.set(path, { digest, uses: uses.map((place) => placeOf(before[place] ?? "")) })
  }

  function placeOf(url: string): number {
    const place = places.get(url) ?? requests.push(url) - 1
    places.set(url, place)
    return place
  }

  return {
    paths: () => [...pages.keys()],
    of(path) {
      const entry = fresh.has(path) ? pages.get(path) : undefined
      return entry && { digest: entry.digest, requests: entry.uses.map((place) => requests[place] ?? "") }
    },
    note(path, urls, digest) {
      pages.set(path, { digest, uses: urls.map(placeOf) })
      fresh.add(path)
    },
    remove(path) {
      pages.delete(path)
      fresh.delete(path)
    },
    async save() {
      compact()
      // A page of another build has no digest that counts.
      const entries = [...pages].map(([path, entry]) => [path, fresh.has(path) ? entry : { digest: "", uses: [] }])
      await mkdir(dirname(file), { recursive: true })
      await writeFile(`${file}.draft`, JSON.stringify({ build, requests, pages: Object.fromEntries(entries) }))
      await rename(`${file}.draft`, file)
    },
    delete: () => rm(file, { force: true }),
  }
}
