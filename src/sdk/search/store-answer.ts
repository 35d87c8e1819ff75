import type { SearchResult } from "#schema/store/entities/system.ts"
import { type FacetCounts, facetCounts } from "./facet-counts.ts"
import { marked } from "./highlight.ts"
import { facetNames, pageOf, textOf } from "./read-params.ts"
import { facetLimit, fieldOf, tagsOf } from "./store-query.ts"
import type { FacetAnswer, Highlighted, ProductHit, SearchAnswer, SearchRequest } from "./types.ts"

type Document = Readonly<Record<"title" | "handle", string>> & Readonly<Record<string, unknown>>

export interface IndexHit {
  readonly id: string
  readonly document: Document
  readonly highlights: Readonly<Record<string, readonly string[]>>
}
export const hitsIn = (result: SearchResult): IndexHit[] =>
  (result.hits ?? []).map(({ id = "", document, highlights }) => ({
    id,
    document: document as Document,
    highlights: (highlights ?? {}) as IndexHit["highlights"],
  }))

type CountsOf = (attribute: string) => FacetCounts | undefined

/** Facet counts from the index. */
export const countsIn =
  (result: SearchResult): CountsOf =>
  (attribute) => {
    const facets = result.facets as
      | Record<string, { values?: readonly { value: string | number; count: number }[] }>
      | undefined
    const values = facets?.[fieldOf(attribute) ?? ""]?.values
    return values && Object.fromEntries(values.map(({ value, count }) => [String(value), count]))
  }

function valuesAt(document: Document, path: string): string[] {
  const value = path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], document)
  return [value].flat().flatMap((one) => (one === null || one === undefined ? [] : String(one)))
}
/** The same counts, calculated for a part of the index's hits. */
export const countsOf =
  (hits: readonly IndexHit[], request: SearchRequest): CountsOf =>
  (attribute) => {
    const field = fieldOf(attribute)
    if (!field) return undefined
    const values = hits.map(({ document }) => new Set(valuesAt(document, field)))
    const query = request.type === "facet" ? textOf(request.params ?? {}, "facetQuery") : ""
    return facetCounts(values, facetLimit(request), query)
  }

/** The response to a search for facet values. */
export function facetAnswer(counts: CountsOf, { facet = "", params = {} }: SearchRequest): FacetAnswer {
  const tags = tagsOf(params)
  const facetHits = Object.entries(counts(facet) ?? {}).map(([value, count]) => ({
    value,
    count,
    highlighted: marked(value, textOf(params, "facetQuery"), tags),
  }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 0 }
}

function hitOf({ id, document, highlights }: IndexHit): ProductHit {
  const light = (name: "title" | "subtitle"): Highlighted => {
    const [value] = highlights[name] ?? []
    return { value: value ?? String(document[name] ?? ""), matchLevel: value === undefined ? "none" : "full" }
  }
  return { ...document, objectID: id, _highlightResult: { title: light("title"), subtitle: light("subtitle") } }
}

/** What a response says of its page. */
export function pageFacts(count: number, { indexName, params = {} }: SearchRequest) {
  const { page, hitsPerPage } = pageOf(params)
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(count / hitsPerPage)
  return { nbHits: count, page, hitsPerPage, nbPages, index: indexName, params: "", processingTimeMS: 0 }
}

interface Found {
  /** Hits of the requested page. */
  readonly hits: readonly IndexHit[]
  readonly count: number
  readonly counts: CountsOf
  /** Whether there may be more matches than were compared. */
  readonly isPart?: boolean
}
/** The response to a product search; prices are added later. */
export function answerOf({ hits, count, counts, isPart = false }: Found, request: SearchRequest): SearchAnswer {
  const { params = {} } = request
  const facets = facetNames(params).flatMap((attribute) => {
    const values = counts(attribute)
    return values ? [[attribute, values] as const] : []
  })
  return {
    ...pageFacts(count, request),
    hits: hits.map(hitOf),
    query: textOf(params, "query"),
    exhaustiveNbHits: !isPart,
    exhaustiveFacetsCount: !isPart,
    facets: Object.fromEntries(facets),
  }
}
