import { lowestOf } from "#sdk/shown-price.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { marked } from "./highlight.ts"
import { isByPrice, MAX_COMPARED, priceQueryOf, rangeOf, withinPrice } from "./prices.ts"
import { numberOf, pageOf, sortOf, textOf } from "./read-params.ts"
import { CARD_FIELDS, hitOf, related } from "./related.ts"
import type { SearchAnswer, SearchClient, SearchMarket, SearchRequest } from "./types.ts"

/** Thrown when facet values are searched in a store whose search has no facets. */
export class NoFacetSearch extends Error {
  override name = "NoFacetSearch"
  constructor() {
    super("This client cannot search for facet values.")
  }
}

const orders = { title: { ASC: "title", DESC: "-title" }, newest: { ASC: "created_at", DESC: "-created_at" } }

/** Page size of requests that load all products. */
const PAGE_SIZE = 100

/**
 * Searches with the product listing, which every server has: text and sort order, but no facets except the price. The
 * listing can't filter or sort by price, so up to {@link MAX_COMPARED} products are compared here.
 */
export function searchOverListing(sdk: StoreSdk, market: SearchMarket): SearchClient {
  const { regionId, country } = market
  const answerOne = async (request: SearchRequest): Promise<SearchAnswer> => {
    const { type, indexName, params = {} } = request
    if (type === "facet") throw new NoFacetSearch()
    const { page, hitsPerPage } = pageOf(params)
    const q = textOf(params, "query").trim()
    const sort = sortOf(indexName)
    const order = sort && sort.by !== "price" ? orders[sort.by][sort.direction] : undefined
    const list = (offset: number, limit: number) =>
      sdk.store.product.list({
        query: {
          ...{ region_id: regionId, country_code: country, fields: CARD_FIELDS, limit, offset },
          ...(q ? { q } : {}),
          ...(order ? { order } : {}),
        },
      })
    const all = async () => {
      const first = await list(0, PAGE_SIZE)
      const pages = Math.ceil(Math.min(first.count, MAX_COMPARED) / PAGE_SIZE)
      const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, i) => list((i + 1) * PAGE_SIZE, PAGE_SIZE))
      const products = [first, ...(await Promise.all(rest))].flatMap((answer) => answer.products)
      return { products, isPart: first.count > MAX_COMPARED }
    }
    const priceQuery = priceQueryOf(request)
    const isCompared = isByPrice(priceQuery) || priceQuery.range !== undefined
    const compared = isCompared ? await all() : undefined
    const prices = new Map(compared?.products.map(({ id, variants }) => [id, lowestOf(variants)]))
    const start = numberOf(params.offset, page * hitsPerPage)
    const own = async () => {
      const { products, count } = await list(start, Math.max(1, hitsPerPage))
      return { products: hitsPerPage === 0 ? [] : products, count }
    }
    const within = compared ? withinPrice(compared.products, prices, priceQuery) : []
    const isOwn = !compared || (compared.isPart && priceQuery.bounds.length === 0)
    const { products, count } = isOwn
      ? await own()
      : { products: within.slice(start, start + hitsPerPage), count: within.length }
    // The range of a partial result could exclude other prices.
    const range = rangeOf(compared?.isPart ? [] : within, prices, priceQuery.range)
    const tags = {
      pre: textOf(params, "highlightPreTag") || "<em>",
      post: textOf(params, "highlightPostTag") || "</em>",
    }
    const light = (text: string) => {
      const value = marked(text, q, tags)
      return { value, matchLevel: value === text ? ("none" as const) : ("full" as const) }
    }
    return {
      hits: products
        .map((product) => hitOf(product, country))
        .map((hit) => ({
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
      exhaustiveNbHits: isOwn || !compared?.isPart,
      exhaustiveFacetsCount: true,
      processingTimeMS: 0,
      ...range,
    }
  }
  return {
    search: async (requests) => ({ results: await Promise.all(requests.map(answerOne)) }),
    getRecommendations: related(sdk, market),
  }
}
