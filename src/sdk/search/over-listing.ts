import type { StoreSdk } from "#sdk/store.ts"
import { marked } from "./highlight.ts"
import { numberOf, pageOf, sortOf, textOf } from "./read-params.ts"
import { CARD_FIELDS, hitOf, related } from "./related.ts"
import type { SearchAnswer, SearchClient, SearchMarket, SearchRequest } from "./types.ts"

/** Said where a shop's search knows no facets, and so none can be searched. */
export class NoFacetSearch extends Error {
  override name = "NoFacetSearch"
  constructor() {
    super("This client cannot search for facet values.")
  }
}

const orders = { title: { ASC: "title", DESC: "-title" }, newest: { ASC: "created_at", DESC: "-created_at" } }

/** Searches by the product listing, which every server has: words and order, and no facets. The order by price it does not know. */
export function searchOverListing(sdk: StoreSdk, market: SearchMarket): SearchClient {
  const { regionId, country } = market
  const ask = async ({ type, indexName, params = {} }: SearchRequest): Promise<SearchAnswer> => {
    if (type === "facet") throw new NoFacetSearch()
    const { page, hitsPerPage } = pageOf(params)
    const q = textOf(params, "query").trim()
    const sort = sortOf(indexName)
    const order = sort && sort.by !== "price" ? orders[sort.by][sort.direction] : undefined
    const { products, count } = await sdk.store.product.list({
      query: {
        ...{ region_id: regionId, country_code: country, fields: CARD_FIELDS },
        limit: Math.max(1, hitsPerPage),
        offset: numberOf(params.offset, page * hitsPerPage),
        ...(q ? { q } : {}),
        ...(order ? { order } : {}),
      },
    })
    const tags = {
      pre: textOf(params, "highlightPreTag") || "<em>",
      post: textOf(params, "highlightPostTag") || "</em>",
    }
    const light = (text: string) => {
      const value = marked(text, q, tags)
      return { value, matchLevel: value === text ? ("none" as const) : ("full" as const) }
    }
    const hits = hitsPerPage === 0 ? [] : products.map((product) => hitOf(product, country))
    return {
      hits: hits.map((hit) => ({
        ...hit,
        _highlightResult: { title: light(hit.title), subtitle: light(hit.subtitle ?? "") },
      })),
      nbHits: count,
      page,
      hitsPerPage,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(count / hitsPerPage),
      index: indexName,
      query: q,
      params: "",
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      processingTimeMS: 0,
      facets: {},
    }
  }
  return {
    search: async (requests) => ({ results: await Promise.all(requests.map(ask)) }),
    getRecommendations: related(sdk, market),
  }
}
