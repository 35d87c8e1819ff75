import type { SearchResult } from "#schema/store/entities/system.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { marked } from "./highlight.ts"
import { asRecord, pricesOf, taxFactor } from "./prices.ts"
import { boundsOf, choicesOf, facetNames, numberOf, pageOf, sortOf, textOf } from "./read-params.ts"
import { related } from "./related.ts"
import type {
  FacetAnswer,
  Highlighted,
  SearchAnswer,
  SearchClient,
  SearchMarket,
  SearchParams,
  SearchRequest,
} from "./types.ts"

type Query = Extract<
  Parameters<StoreSdk["store"]["search"]["query"]>[0]["body"],
  { queries: unknown }
>["queries"][number]
type FacetQuery = NonNullable<NonNullable<Query["search_options"]>["facets"]>[number]

const FIELDS = ["id", "title", "subtitle", "handle", "thumbnail"]
const operators = { "<": "$lt", "<=": "$lte", "=": "$eq", ">=": "$gte", ">": "$gt", "!=": "$ne" } as const
const isPrice = (attribute: string) => attribute.startsWith("price.")

interface Shop {
  readonly currency: string
  /** Prices in the index are without tax; what a shopper sees and types is with it. */
  readonly factor: number
}

/** Attributes of the hosted format by what the index calls them; it knows no stock. */
const fieldOf = (attribute: string, { currency }: Shop): string | undefined =>
  isPrice(attribute) ? `prices.${currency}` : attribute === "availability" ? undefined : attribute

function filtersOf(params: SearchParams, shop: Shop): NonNullable<Query["filters"]> {
  const choices = choicesOf(params).flatMap(({ attribute, values, without }) => {
    const field = fieldOf(attribute, shop)
    return field ? [{ [field]: { [without ? "$nin" : "$in"]: [...values] } }] : []
  })
  const bounds = boundsOf(params).flatMap(({ attribute, operator, value }) => {
    const field = fieldOf(attribute, shop)
    return field ? [{ [field]: { [operators[operator]]: isPrice(attribute) ? value / shop.factor : value } }] : []
  })
  const all = [...choices, ...bounds]
  return { q: textOf(params, "query"), ...(all.length > 0 ? { $and: all } : {}) }
}

function orderOf(indexName: string, { currency }: Shop): Record<string, "ASC" | "DESC"> | undefined {
  const sort = sortOf(indexName)
  if (!sort) return undefined
  const field = { price: `prices.${currency}`, title: "title", newest: "created_at" }[sort.by]
  return { [field]: sort.direction }
}

const tagsOf = (params: SearchParams) => ({
  pre: textOf(params, "highlightPreTag") || "<em>",
  post: textOf(params, "highlightPostTag") || "</em>",
})

function queryOf({ type, facet, indexName, params = {} }: SearchRequest, shop: Shop): Query {
  const { page, hitsPerPage } = pageOf(params)
  const { pre, post } = tagsOf(params)
  const order = orderOf(indexName, shop)
  const limit = numberOf(type === "facet" ? params.maxFacetHits : params.maxValuesPerFacet, 10)
  const fields = type === "facet" ? [facet ?? ""] : facetNames(params)
  const facets = fields.flatMap((attribute): FacetQuery[] => {
    const field = fieldOf(attribute, shop)
    if (!field) return []
    if (isPrice(attribute)) return [{ field, type: "stats" as const }]
    return [
      { field, type: "value" as const, limit, ...(type === "facet" ? { query: textOf(params, "facetQuery") } : {}) },
    ]
  })
  const hits = type === "facet" ? 0 : hitsPerPage
  return {
    entity: "product",
    fields: FIELDS,
    filters: filtersOf(params, shop),
    pagination: { skip: page * hits, take: Math.min(hits, 100), ...(order ? { order } : {}) },
    search_options: {
      match_strategy: "all",
      count: "exact",
      ...(facets.length > 0 ? { facets } : {}),
      ...(hits > 0 ? { highlight: { fields: ["title", "subtitle"], pre_tag: pre, post_tag: post } } : {}),
    },
  }
}

interface ValueFacet {
  readonly values?: readonly { readonly value: string | number; readonly count: number }[]
  readonly min?: number
  readonly max?: number
  readonly avg?: number
  readonly sum?: number
}
const facetIn = (result: SearchResult, field: string | undefined): ValueFacet | undefined =>
  field === undefined ? undefined : (result.facets as Record<string, ValueFacet> | undefined)?.[field]

function facetAnswer(result: SearchResult, { facet = "", params = {} }: SearchRequest, shop: Shop): FacetAnswer {
  const values = facetIn(result, fieldOf(facet, shop))?.values ?? []
  const tags = tagsOf(params)
  const facetHits = values.map(({ value, count }) => ({
    value: String(value),
    highlighted: marked(String(value), textOf(params, "facetQuery"), tags),
    count,
  }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: result.metadata?.processing_time_ms ?? 0 }
}

type Document = Readonly<Record<"title" | "handle", string>> & Readonly<Record<string, unknown>>

function answer(result: SearchResult, { indexName, params = {} }: SearchRequest, shop: Shop): SearchAnswer {
  const { page, hitsPerPage } = pageOf(params)
  const nbHits = result.metadata?.count ?? 0
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, { min: number; max: number; avg: number; sum: number }> = {}
  for (const attribute of facetNames(params)) {
    const { values, min, max, avg = 0, sum = 0 } = facetIn(result, fieldOf(attribute, shop)) ?? {}
    if (values) facets[attribute] = Object.fromEntries(values.map(({ value, count }) => [String(value), count]))
    if (min === undefined || max === undefined) continue
    const { factor } = shop
    facets[attribute] = {}
    stats[attribute] = { min: min * factor, max: max * factor, avg: avg * factor, sum: sum * factor }
  }
  const hits = (result.hits ?? []).map(({ id = "", document, highlights }) => {
    const found = document as Document
    const lights = (highlights ?? {}) as Record<string, string[]>
    const light = (name: "title" | "subtitle"): Highlighted => {
      const [value] = lights[name] ?? []
      return { value: value ?? String(found[name] ?? ""), matchLevel: value === undefined ? "none" : "full" }
    }
    return { ...found, objectID: id, _highlightResult: { title: light("title"), subtitle: light("subtitle") } }
  })
  return {
    hits,
    nbHits,
    page,
    hitsPerPage,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    index: indexName,
    query: textOf(params, "query"),
    params: "",
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    processingTimeMS: result.metadata?.processing_time_ms ?? 0,
    facets,
    facets_stats: stats,
  }
}

/** Searches by the API's own POST /store/search; the prices of what was found are asked of the shop. */
export function searchOverStore(sdk: StoreSdk, market: SearchMarket): SearchClient {
  let factor: Promise<number> | undefined
  const isOfPrices = ({ params = {} }: SearchRequest) => facetNames(params).some(isPrice) || boundsOf(params).length > 0
  return {
    search: async (requests) => {
      if (requests.some(isOfPrices)) factor ??= taxFactor(sdk, market)
      const shop = { currency: market.currency, factor: (await factor) ?? 1 }
      const queries = requests.map((request) => queryOf(request, shop))
      const { results } = await sdk.store.search.query({ body: { queries } })
      const answers = requests.map((request, i) => {
        const result = results[i] ?? {}
        return request.type === "facet" ? facetAnswer(result, request, shop) : answer(result, request, shop)
      })
      const ids = answers.flatMap((one) => ("hits" in one ? one.hits.map(({ objectID }) => objectID) : []))
      const prices = await pricesOf(sdk, [...new Set(ids)], market)
      const priced = answers.map((one) =>
        "hits" in one
          ? { ...one, hits: one.hits.map((hit) => ({ ...hit, ...asRecord(prices.get(hit.objectID), market.country) })) }
          : one,
      )
      return { results: priced }
    },
    getRecommendations: related(sdk, market),
  }
}
