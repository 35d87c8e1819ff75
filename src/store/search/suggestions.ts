import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ProductHit, SearchAnswer } from "#sdk/search/types.ts"
import type { Market } from "#store/market/region.ts"
import { searchClient } from "./client.ts"
import { priceAttribute } from "./facets/facet-names.ts"
import { searchEnv } from "./search-env.ts"

const QUERIES = 5
const PRODUCTS = 4

export interface Suggestions {
  readonly queries: readonly string[]
  readonly products: readonly ProductHit[]
  /** Id of the search that found the products, for search events. */
  readonly queryID?: string | undefined
  readonly country: string
  readonly currency: string
}

/** Loads suggested queries and products for the typed text. Only the hosted service suggests queries. */
export const suggestionsQuery = (market: Market | undefined, typed: string) =>
  queryOptions({
    queryKey: ["store", "suggestions", market?.country, typed],
    enabled: market !== undefined,
    queryFn: async (): Promise<Suggestions> => {
      if (!market) return { queries: [], products: [], country: "", currency: "" }
      const { kind, index } = searchEnv()
      const { country } = market
      const shown = ["title", "subtitle", "handle", "thumbnail", priceAttribute(country), `was.${country}`]
      const tags = { highlightPreTag: "<mark>", highlightPostTag: "</mark>" }
      const ofProducts = {
        query: typed,
        hitsPerPage: PRODUCTS,
        attributesToRetrieve: shown,
        clickAnalytics: true,
        ...tags,
      }
      const search = await searchClient(market)
      const { results } = await search.search([
        ...(typed === "" ? [] : [{ indexName: index, params: ofProducts }]),
        ...(kind === "hosted"
          ? [{ indexName: `${index}_query_suggestions`, params: { query: typed, hitsPerPage: QUERIES } }]
          : []),
      ])
      const answers = results as readonly SearchAnswer[]
      const products = typed === "" ? undefined : answers[0]
      const queries = kind === "hosted" ? answers.at(-1)?.hits : undefined
      return {
        products: products?.hits ?? [],
        queryID: products?.queryID,
        queries: (queries ?? []).flatMap((hit) => ("query" in hit ? String(hit.query) : [])),
        country,
        currency: market.region.currency_code,
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
