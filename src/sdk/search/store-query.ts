import type { StoreSdk } from "#sdk/store.ts"
import { isPrice } from "./prices.ts"
import { boundsOf, choicesOf, facetNames, numberOf, pageOf, sortOf, textOf } from "./read-params.ts"
import type { SearchParams, SearchRequest } from "./types.ts"

/** A single query of POST /store/search. */
export type StoreQuery = Extract<
  Parameters<StoreSdk["store"]["search"]["query"]>[0]["body"],
  { queries: unknown }
>["queries"][number]
type FacetQuery = NonNullable<NonNullable<StoreQuery["search_options"]>["facets"]>[number]

const FIELDS = ["id", "title", "subtitle", "handle", "thumbnail"]
const operators = { "<": "$lt", "<=": "$lte", "=": "$eq", ">=": "$gte", ">": "$gt", "!=": "$ne" } as const

/**
 * Maps an attribute of the hosted format to its field in the index; undefined for availability and shown prices,
 * which the index doesn't have.
 */
export const fieldOf = (attribute: string): string | undefined =>
  isPrice(attribute) || attribute === "availability" ? undefined : attribute
export const fieldsOf = (attributes: readonly string[]): string[] =>
  attributes.flatMap((attribute) => fieldOf(attribute) ?? [])

export const tagsOf = (params: SearchParams) => ({
  pre: textOf(params, "highlightPreTag") || "<em>",
  post: textOf(params, "highlightPostTag") || "</em>",
})
export const facetLimit = ({ type, params = {} }: SearchRequest): number =>
  numberOf(type === "facet" ? params.maxFacetHits : params.maxValuesPerFacet, 10)

/** All filters except prices, which the index has without sales and taxes. */
function filtersOf(params: SearchParams, more: readonly object[] = []): NonNullable<StoreQuery["filters"]> {
  const choices = choicesOf(params).flatMap(({ attribute, values, without }) => {
    const field = fieldOf(attribute)
    return field ? [{ [field]: { [without ? "$nin" : "$in"]: [...values] } }] : []
  })
  const bounds = boundsOf(params).flatMap(({ attribute, operator, value }) => {
    const field = fieldOf(attribute)
    return field ? [{ [field]: { [operators[operator]]: value } }] : []
  })
  const all = [...choices, ...bounds, ...more]
  return { q: textOf(params, "query"), ...(all.length > 0 ? { $and: all as (typeof choices)[number][] } : {}) }
}

function orderOf(indexName: string, currency: string): Record<string, "ASC" | "DESC"> | undefined {
  const sort = sortOf(indexName)
  if (!sort) return undefined
  const field = { price: `prices.${currency}`, title: "title", newest: "created_at" }[sort.by]
  return { [field]: sort.direction }
}

const highlight = (params: SearchParams) => {
  const { pre, post } = tagsOf(params)
  return { fields: ["title", "subtitle"], pre_tag: pre, post_tag: post }
}

/** Translates a request into a query that the index can answer alone. */
export function queryOf(request: SearchRequest, currency: string): StoreQuery {
  const { type, facet, indexName, params = {} } = request
  const { page, hitsPerPage } = pageOf(params)
  const order = orderOf(indexName, currency)
  const limit = facetLimit(request)
  const facets = fieldsOf(type === "facet" ? [facet ?? ""] : facetNames(params)).map(
    (field): FacetQuery => ({
      field,
      type: "value",
      limit,
      ...(type === "facet" ? { query: textOf(params, "facetQuery") } : {}),
    }),
  )
  const hits = type === "facet" ? 0 : hitsPerPage
  return {
    entity: "product",
    fields: FIELDS,
    filters: filtersOf(params),
    pagination: { skip: page * hits, take: Math.min(hits, 100), ...(order ? { order } : {}) },
    search_options: {
      match_strategy: "all",
      count: "exact",
      ...(facets.length > 0 ? { facets } : {}),
      ...(hits > 0 ? { highlight: highlight(params) } : {}),
    },
  }
}

export interface CandidatesPart {
  readonly skip: number
  readonly take: number
  /** Replaces the request's own order. */
  readonly order?: Record<string, "ASC" | "DESC">
  readonly filters?: readonly object[]
}
/**
 * A query for a part of all products that a request may match, at any price. `whole`: includes all fields needed for
 * the response.
 */
export function candidatesQuery(
  { type, facet, indexName, params = {} }: SearchRequest,
  currency: string,
  whole: boolean,
  { skip, take, order = orderOf(indexName, currency) ?? {}, filters = [] }: CandidatesPart,
): StoreQuery {
  const attributes = type === "facet" ? [facet ?? ""] : facetNames(params)
  return {
    entity: "product",
    fields: whole ? [...FIELDS, ...fieldsOf(attributes)] : ["id"],
    filters: filtersOf(params, filters),
    pagination: { skip, take, ...(Object.keys(order).length > 0 ? { order } : {}) },
    search_options: {
      match_strategy: "all",
      count: "exact",
      ...(whole && type !== "facet" ? { highlight: highlight(params) } : {}),
    },
  }
}
