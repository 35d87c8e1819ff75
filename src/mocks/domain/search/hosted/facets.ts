import { distinct } from "#mocks/domain/search/facets.ts"
import { type Marks, plain } from "#mocks/domain/search/words.ts"
import { words } from "#schema/defaults/words.ts"
import type { Found } from "./found.ts"
import type { HostedParams } from "./params.ts"
import type { ProductRecords } from "./product-records.ts"
import { badRequest } from "./refusal.ts"

/** Attributes for faceting; `options.color` and `price.de` are allowed by the first part of their path. */
const FACETS = new Set(
  words(`
  categories collection tags type options availability price was popularity created_at_timestamp category_ids
  collection_id type_id
`),
)
/** Facets counted for `*`. */
const ALL = ["categories", "collection", "tags", "type", "availability", "options.color", "options.size"]

const isFacet = (path: string) => FACETS.has(path.split(".", 1)[0] ?? "")

type Counted = readonly [value: string | number, count: number]

/** Returns a function that counts the values of the found documents at a path. */
function counter(records: ProductRecords, found: readonly Found[]): (path: string) => readonly Counted[] {
  return (path) =>
    records.hasColumn(path)
      ? records.columns.count(records.columns.placesOf(found), path)
      : countEach(records.reader(path), found)
}

/** Counts values that change independently of their documents. */
function countEach(read: ReturnType<ProductRecords["reader"]>, found: readonly Found[]): readonly Counted[] {
  const counts = new Map<string | number, number>()
  for (const { document } of found)
    for (const value of distinct(read(document))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

function statsOf(counts: readonly Counted[]) {
  const numbers = counts.filter((count): count is [number, number] => typeof count[0] === "number")
  if (numbers.length === 0) return undefined
  const total = numbers.reduce((all, [value, count]) => all + value * count, 0)
  const size = numbers.reduce((all, [, count]) => all + count, 0)
  const values = numbers.map(([value]) => value)
  const [min, max] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
  return { min, max, avg: total / size, sum: total }
}

const { compare } = new Intl.Collator("en")
const byName = (a: Counted, b: Counted) => compare(String(a[0]), String(b[0]))
const byCount = (a: Counted, b: Counted) => b[1] - a[1] || byName(a, b)

/** Returns `facets` and `facets_stats` of a response. */
export function facetsOf(records: ProductRecords, found: readonly Found[], params: HostedParams) {
  if (!params.facets || params.facets.length === 0) return {}
  const paths = params.facets.flatMap((path) => (path === "*" ? ALL : isFacet(path) ? [path] : []))
  const facets: Record<string, Record<string, number>> = {}
  const facets_stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {}
  const count = counter(records, found)
  for (const path of new Set(paths)) {
    const counts = count(path)
    const sorted = counts.toSorted(params.sortFacetValuesBy === "alpha" ? byName : byCount)
    if (sorted.length > 0) facets[path] = Object.fromEntries(sorted.slice(0, params.maxValuesPerFacet ?? 100))
    const stats = statsOf(counts)
    if (stats) facets_stats[path] = stats
  }
  return { facets, ...(Object.keys(facets_stats).length > 0 ? { facets_stats } : {}) }
}

/** Marks the typed text at the start of a word in a value; undefined if it isn't there. */
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

/** Searches the facet values of the found documents; throws 400 if the attribute isn't a facet. */
export function facetHitsOf(records: ProductRecords, found: readonly Found[], path: string, params: HostedParams) {
  if (!isFacet(path))
    throw badRequest(
      `Cannot search in \`${path}\` attribute, you need to add \`searchable(${path})\` to attributesForFaceting.`,
    )
  const { highlightPreTag: pre = "<em>", highlightPostTag: post = "</em>" } = params
  const typed = plain(params.facetQuery ?? "").trim()
  const hits = counter(
    records,
    found,
  )(path)
    .toSorted(params.sortFacetValuesBy === "alpha" ? byName : byCount)
    .flatMap(([one, count]) => {
      const value = String(one)
      const text = marked(value, typed, { pre, post })
      return text === undefined ? [] : [{ value, highlighted: text, count }]
    })
  return { facetHits: hits.slice(0, params.maxFacetHits ?? 10), exhaustiveFacetsCount: true }
}
