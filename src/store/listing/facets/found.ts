import { queryOptions } from "@tanstack/react-query"
import type { SearchAnswer, SearchRequest } from "#sdk/search/types.ts"
import { catalogSdk } from "#store/api/client.ts"
import {
  chosenValues,
  type ListingScope,
  listingFacets,
  needsSearch,
  priceBounds,
} from "#store/listing/chosen-filters.ts"
import type { ListingSearch } from "#store/listing/listing-search.ts"
import type { Market } from "#store/market/region.ts"
import { PAGE_SIZE } from "#store/product/products.ts"
import { searchClient } from "#store/search/client.ts"
import { priceAttribute } from "#store/search/facets/facet-names.ts"
import { searchEnv } from "#store/search/search-env.ts"

export interface FacetValue {
  readonly value: string
  readonly count: number
}

/** What a search found for a listing. */
export interface Found {
  /** Ids of the products on the page; empty if the listing needs no search. */
  readonly ids: readonly string[]
  readonly count: number
  /** Facets with values that give products, and with the chosen values. */
  readonly facets: readonly { readonly attribute: string; readonly values: readonly FacetValue[] }[]
  /** The price range of the products, without the price filter. */
  readonly price: { readonly min?: number | undefined; readonly max?: number | undefined }
}

const MAX_VALUES = 100
const replicas = { title: "title_asc", price: "price_asc", "-price": "price_desc", "-created_at": "newest" } as const

const indexOf = (index: string, { order = "-created_at" }: ListingSearch, country: string): string =>
  `${index}_${replicas[order]}${order.endsWith("price") ? `_${country}` : ""}`

/**
 * The queries of a listing: the first one for its products, and one for each facet with chosen values, which counts the
 * values without them. So each value has the number of products that choosing it gives.
 */
function requestsOf({ country }: Market, scope: ListingScope, search: ListingSearch) {
  const chosen = chosenValues(search)
  const [from, to] = priceBounds(search)
  const price = priceAttribute(country)
  const { categories, collection, q = "" } = scope
  const scoped = [
    ...(categories ? [categories.map((id) => `category_ids:${id}`)] : []),
    ...(collection ? [[`collection_id:${collection}`]] : []),
  ]
  const request = (facets: readonly string[], hitsPerPage: number, without?: string): SearchRequest => {
    const facetFilters = chosen
      .filter(([attribute]) => attribute !== without)
      .map(([attribute, values]) => values.map((value) => `${attribute}:${value.replace(/^-/, "\\-")}`))
    const bounds = [from === undefined ? [] : `${price}>=${from}`, to === undefined ? [] : `${price}<=${to}`]
    const params = {
      query: q,
      page: (search.page ?? 1) - 1,
      hitsPerPage,
      facets,
      maxValuesPerFacet: MAX_VALUES,
      facetFilters: [...scoped, ...facetFilters],
      numericFilters: without === price ? [] : bounds.flat(),
      attributesToRetrieve: ["objectID"],
      attributesToHighlight: [],
    }
    return { indexName: indexOf(searchEnv().index, search, country), params }
  }
  const facets = listingFacets(scope)
  const hits = needsSearch(search) ? PAGE_SIZE : 0
  const open = facets.filter((attribute) => !chosen.some(([one]) => one === attribute))
  const hasPrice = from !== undefined || to !== undefined
  const asked: readonly (readonly [attribute: string, values: readonly string[]])[] = [
    ...chosen.filter(([attribute]) => facets.includes(attribute)),
    ...(hasPrice ? [[price, []] as const] : []),
  ]
  const requests = [
    request([...open, ...(hasPrice ? [] : [price])], hits),
    ...asked.map(([attribute]) => request([attribute], 0, attribute)),
  ]
  return { requests, facets, asked, price }
}

/** Searches with the configured service, or with the API's list while a hosted service fails. */
async function run(market: Market, requests: readonly SearchRequest[]): Promise<readonly SearchAnswer[]> {
  const { region, country } = market
  const search = async () => (await searchClient(market)).search(requests)
  const { results } = await search().catch(async (error: unknown) => {
    if (searchEnv().kind !== "hosted") throw error
    const { searchOverListing } = await import("#sdk/search/over-listing.ts")
    const listed = { regionId: region.id, country, currency: region.currency_code }
    return searchOverListing(catalogSdk(), listed).search(requests)
  })
  return results as readonly SearchAnswer[]
}

function valuesOf(attribute: string, { facets, nbHits }: SearchAnswer, chosen: readonly string[], scope: ListingScope) {
  const counts = Object.entries(facets?.[attribute] ?? {})
  const known = new Set(counts.map(([value]) => value))
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))
  // On a category's page, its own category and those above it have all products.
  const isOwn = (value: string, count: number) =>
    attribute === "categories" && scope.categories && count === nbHits && !chosen.includes(value)
  return [
    ...missing,
    ...counts.flatMap(([value, count]) => (count > 0 && !isOwn(value, count) ? [{ value, count }] : [])),
  ]
}

/** Finds the products and the filter values of a listing. */
export const foundQuery = (market: Market, scope: ListingScope, search: ListingSearch) => {
  const { region, country } = market
  // Without filters, the values are the same on all pages and in any order.
  const asked: ListingSearch = needsSearch(search) ? search : { q: search.q }
  return queryOptions({
    queryKey: ["store", "listing-found", region.id, country, scope, asked],
    queryFn: async (): Promise<Found> => {
      const { requests, facets, asked: narrowed, price } = requestsOf(market, scope, asked)
      const [first, ...others] = await run(market, requests)
      if (!first) throw new Error("the search left a query unanswered")
      const answerFor = (attribute: string) => others[narrowed.findIndex(([one]) => one === attribute)] ?? first
      const chosenFor = (attribute: string) => narrowed.find(([one]) => one === attribute)?.[1] ?? []
      const { min, max } = answerFor(price).facets_stats?.[price] ?? {}
      return {
        ids: first.hits.map(({ objectID }) => objectID),
        count: first.nbHits,
        facets: facets
          .map((attribute) => ({
            attribute,
            values: valuesOf(attribute, answerFor(attribute), chosenFor(attribute), scope),
          }))
          .filter(({ values }) => values.length > 0),
        price: { min, max },
      }
    },
    staleTime: 30_000,
  })
}
