import { distinct } from "#mocks/search/facets.ts"
import { type Marks, plain } from "#mocks/search/words.ts"
import type { Found } from "./find.ts"
import type { HostedParams } from "./params.ts"
import { badRequest } from "./refusal.ts"
import type { Shelf } from "./shelf.ts"

/** What may be counted; `options.color` and `price.de` by the first part of their path. */
const FACETS = new Set([
  ...["categories", "collection", "tags", "type", "options", "availability", "price", "was", "popularity"],
  ...["created_at_timestamp", "category_ids", "collection_id", "type_id"],
])
/** Asked for all facets, it counts these. */
const ALL = ["categories", "collection", "tags", "type", "availability", "options.color", "options.size"]

const isFacet = (path: string) => FACETS.has(path.split(".", 1)[0] ?? "")

type Count = readonly [value: string, count: number]

function counted(shelf: Shelf, found: readonly Found[], path: string) {
  const counts = new Map<string, number>()
  const numbers: number[] = []
  const read = shelf.reader(path)
  for (const { document } of found) {
    for (const value of distinct(read(document))) {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
      if (typeof value === "number") numbers.push(value)
    }
  }
  return { counts: [...counts], numbers }
}

const byName = (a: Count, b: Count) => a[0].localeCompare(b[0], "en")
const byCount = (a: Count, b: Count) => b[1] - a[1] || byName(a, b)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** `facets` and `facets_stats` of an answer. */
export function facetsOf(shelf: Shelf, found: readonly Found[], params: HostedParams) {
  if (!params.facets || params.facets.length === 0) return {}
  const paths = params.facets.flatMap((path) => (path === "*" ? ALL : isFacet(path) ? [path] : []))
  const facets: Record<string, Record<string, number>> = {}
  const facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {}
  for (const path of new Set(paths)) {
    const { counts, numbers } = counted(shelf, found, path)
    const sorted = counts.sort(params.sortFacetValuesBy === "alpha" ? byName : byCount)
    if (sorted.length > 0) facets[path] = Object.fromEntries(sorted.slice(0, params.maxValuesPerFacet ?? 100))
    if (numbers.length === 0) continue
    const [min, max] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))]
    facets_stats[path] = { min, max, avg: sum(numbers) / numbers.length, sum: sum(numbers) }
  }
  return { facets, ...(Object.keys(facets_stats).length > 0 ? { facets_stats } : {}) }
}

/** The part of a value that was typed, at the beginning of one of its words. */
function marked(value: string, typed: string, { pre, post }: Marks): string | undefined {
  if (typed === "") return value
  for (let at = 0; at < value.length; at++) {
    const begins = at === 0 || /[^\p{Letter}\p{Number}]/u.test(value[at - 1] ?? "")
    const part = value.slice(at, at + typed.length)
    if (begins && plain(part) === typed)
      return `${value.slice(0, at)}${pre}${part}${post}${value.slice(at + typed.length)}`
  }
  return undefined
}

/** Searches the values of a facet among what a query finds. */
export function facetHitsOf(shelf: Shelf, found: readonly Found[], path: string, params: HostedParams) {
  if (!isFacet(path))
    throw badRequest(
      `Cannot search in \`${path}\` attribute, you need to add \`searchable(${path})\` to attributesForFaceting.`,
    )
  const { highlightPreTag: pre = "<em>", highlightPostTag: post = "</em>" } = params
  const typed = plain(params.facetQuery ?? "").trim()
  const hits = counted(shelf, found, path)
    .counts.sort(params.sortFacetValuesBy === "alpha" ? byName : byCount)
    .flatMap(([value, count]) => {
      const text = marked(value, typed, { pre, post })
      return text === undefined ? [] : [{ value, highlighted: text, count }]
    })
  return { facetHits: hits.slice(0, params.maxFacetHits ?? 10), exhaustiveFacetsCount: true }
}
