import type { Database } from "#mocks/kernel/database.ts"
import type { ProductDocument } from "./document.ts"
import { type Facet, type FacetRequest, facetOf } from "./facets.ts"
import { productFields, valuesAt } from "./fields.ts"
import { flat, matchesFilters, type SearchFilters, without } from "./filters.ts"
import { type Match, productIndex, searchable } from "./product-index.ts"
import { type Marks, mark, queryWordsOf, snippet, wordsOf } from "./words.ts"

interface HighlightRequest {
  readonly fields: readonly string[]
  readonly pre_tag?: string | undefined
  readonly post_tag?: string | undefined
  readonly snippet?: boolean | { readonly length: number } | undefined
}
export interface SearchQuery {
  readonly q: string
  readonly filters: SearchFilters
  /** Filters that limit the visible products; unlike `filters`, they apply to all facet counts. */
  readonly scope: SearchFilters
  readonly fields?: readonly string[] | undefined
  readonly skip: number
  readonly take: number
  readonly order?: Readonly<Record<string, "ASC" | "DESC">> | undefined
  readonly attributes?: readonly string[] | undefined
  readonly strategy?: "all" | "any" | "last" | undefined
  readonly typos?: boolean | undefined
  readonly facets?: readonly FacetRequest[] | undefined
  /** Facets ignore the filters on their own field. */
  readonly disjunctive?: boolean | undefined
  readonly highlight?: HighlightRequest | undefined
  readonly distinct?: string | undefined
  readonly minScore?: number | undefined
}
export interface SearchHit {
  readonly document: Readonly<Record<string, unknown>>
  readonly score: number
  readonly highlights: Readonly<Record<string, readonly string[]>> | undefined
}
export interface SearchAnswer {
  readonly hits: readonly SearchHit[]
  readonly count: number
  /** By field. */
  readonly facets: Readonly<Record<string, Facet>>
}

interface Candidate {
  readonly document: ProductDocument
  readonly match: Match | undefined
}

function candidates(db: Database, query: SearchQuery): Candidate[] {
  const index = productIndex(db)
  const documents = index.documents()
  const words = queryWordsOf(query.q)
  if (words.length === 0 && query.q.trim() !== "") return []
  if (words.length === 0) return [...documents.values()].map((document) => ({ document, match: undefined }))
  const options = { fields: query.attributes, strategy: query.strategy, typos: query.typos }
  return index.find(words, options).flatMap((match) => {
    const document = documents.get(match.id)
    return document && match.score >= (query.minScore ?? 0) ? [{ document, match }] : []
  })
}

const compare = (a: string | number | undefined, b: string | number | undefined): number => {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  if (typeof a === "number" && typeof b === "number") return a - b
  return String(a).localeCompare(String(b), "en")
}
function sorted(found: readonly Candidate[], order: SearchQuery["order"]): readonly Candidate[] {
  const keys = Object.entries(order ?? {})
  if (keys.length === 0) return found
  return found.toSorted((a, b) => {
    for (const [path, direction] of keys) {
      const [x, y] = [valuesAt(a.document, path)[0], valuesAt(b.document, path)[0]]
      const difference = compare(x, y)
      if (difference !== 0) return direction === "DESC" && x !== undefined && y !== undefined ? -difference : difference
    }
    return 0
  })
}

function distinctBy(found: readonly Candidate[], path: string | undefined): readonly Candidate[] {
  if (path === undefined) return found
  const seen = new Set<unknown>()
  return found.filter(({ document }) => {
    const [value] = valuesAt(document, path)
    if (value === undefined) return true
    if (seen.has(value)) return false
    seen.add(value)
    return true
  })
}

const SNIPPET = 120
function highlightsOf({ document, match }: Candidate, query: SearchQuery) {
  const { highlight } = query
  if (!highlight) return undefined
  const marks: Marks = { pre: highlight.pre_tag ?? "<em>", post: highlight.post_tag ?? "</em>" }
  const words = wordsOf(query.q)
  const length =
    typeof highlight.snippet === "object" ? highlight.snippet.length : highlight.snippet ? SNIPPET : undefined
  const fields = highlight.fields.includes("*") ? searchable : highlight.fields
  const marked = fields.flatMap((path): [string, string[]][] => {
    const texts = valuesAt(document, path)
      .map((value) => mark(String(value), words, match?.words ?? new Set(), marks))
      .filter((text) => text.includes(marks.pre))
    if (texts.length === 0) return []
    return [[path, length === undefined ? texts : texts.map((text) => snippet(text, marks, length))]]
  })
  return Object.fromEntries(marked)
}

function shown(document: ProductDocument, fields: readonly string[] | undefined): Record<string, unknown> {
  const names = fields && !fields.includes("*") ? ["id", ...fields] : productFields.map(({ name }) => name)
  return Object.fromEntries(
    names.map((name) => {
      const top = name.split(".", 1)[0] as keyof ProductDocument
      return [top, document[top]]
    }),
  )
}

/** Searches the current products of a database. */
export function search(db: Database, query: SearchQuery): SearchAnswer {
  const inScope = candidates(db, query).filter(({ document }) => matchesFilters(document, query.scope))
  const filters = flat(query.filters)
  const found = inScope.filter(({ document }) => matchesFilters(document, filters))
  const counted = (field: string) =>
    query.disjunctive ? inScope.filter(({ document }) => matchesFilters(document, without(filters, field))) : found
  const facets = (query.facets ?? []).map((facet): [string, Facet] => [
    facet.field,
    facetOf(
      counted(facet.field).map((candidate) => candidate.document),
      facet,
    ),
  ])
  const all = distinctBy(sorted(found, query.order), query.distinct)
  return {
    hits: all.slice(query.skip, query.skip + query.take).map((candidate) => ({
      document: shown(candidate.document, query.fields),
      score: candidate.match?.score ?? 1,
      highlights: highlightsOf(candidate, query),
    })),
    count: all.length,
    facets: Object.fromEntries(facets),
  }
}
