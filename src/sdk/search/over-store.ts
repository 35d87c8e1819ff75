import type { SearchResult } from "#schema/store/entities/system.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { batchQueries } from "./batch-queries.ts"
import {
  asRecord,
  isByPrice,
  MAX_COMPARED,
  type Offer,
  type PriceQuery,
  priceQueryOf,
  pricesOf,
  rangeOf,
  withinPrice,
} from "./prices.ts"
import { pageOf } from "./read-params.ts"
import { related } from "./related.ts"
import { answerOf, countsIn, countsOf, facetAnswer, hitsIn, type IndexHit } from "./store-answer.ts"
import { type CandidatesPart, candidatesQuery, queryOf, type StoreQuery } from "./store-query.ts"
import type { FacetAnswer, ProductHit, SearchAnswer, SearchClient, SearchMarket, SearchRequest } from "./types.ts"

/** The server's limits per request. */
const QUERIES = 20
const PAGE_SIZE = 100
/** Upper limit of tax rates, used to narrow the candidates by the index's prices. */
const MAX_TAX_RATE = 0.5

type Answer = SearchAnswer | FacetAnswer
interface Candidates {
  readonly hits: readonly IndexHit[]
  /** Number of matches at any price. */
  readonly count: number
  readonly isPart: boolean
}
/** State of one call of `search`: each product's price is requested only once. */
interface Call {
  readonly prices: Map<string, Offer | undefined>
}

/** Filters on the index's prices, which exclude sales and taxes: they keep everything that may match. */
const narrowed = ({ bounds }: PriceQuery, currency: string) =>
  bounds.flatMap(({ operator, value }): object[] => {
    if (operator.startsWith("<")) return [{ [`prices.${currency}`]: { $lte: value } }]
    return operator === "!=" ? [] : [{ [`prices.${currency}`]: { $gte: value / (1 + MAX_TAX_RATE) } }]
  })

/**
 * Searches with the API's own POST /store/search. Its index has prices without sales and taxes, so shown prices are
 * loaded from the product listing for price filters, ranges and sorting.
 */
export function searchOverStore(sdk: StoreSdk, market: SearchMarket): SearchClient {
  const { currency, country } = market
  const runQuery = batchQueries<StoreQuery, SearchResult>(
    async (queries) => (await sdk.store.search.query({ body: { queries: [...queries] } })).results,
    QUERIES,
  )

  async function price(ids: readonly string[], { prices }: Call): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !prices.has(id))
    for (const [id, shown] of await pricesOf(sdk, unknown, market)) prices.set(id, shown)
  }

  async function candidates(request: SearchRequest, priceQuery: PriceQuery, call: Call): Promise<Candidates> {
    const whole = isByPrice(priceQuery)
    const query = (part: CandidatesPart) => runQuery(candidatesQuery(request, currency, whole, part))
    const rest = (count: number, filters: readonly object[]) =>
      Promise.all(
        Array.from({ length: Math.max(0, Math.ceil(Math.min(count, MAX_COMPARED) / PAGE_SIZE) - 1) }, (_, i) =>
          query({ skip: (i + 1) * PAGE_SIZE, take: PAGE_SIZE, filters }),
        ),
      )
    const priced = async (results: readonly SearchResult[], count: number, isPart: boolean) => {
      const hits = results.flatMap(hitsIn)
      const ids = hits.map(({ id }) => id)
      await price(ids, call)
      return { hits, count, isPart }
    }
    const first = await query({ skip: 0, take: PAGE_SIZE })
    const count = first.metadata?.count ?? 0
    if (count <= MAX_COMPARED) return priced([first, ...(await rest(count, []))], count, false)
    if (priceQuery.bounds.length === 0) {
      const ends = (["ASC", "DESC"] as const).map((direction) =>
        query({ skip: 0, take: PAGE_SIZE / 2, order: { [`prices.${currency}`]: direction } }),
      )
      return priced(await Promise.all(ends), count, true)
    }
    const filters = narrowed(priceQuery, currency)
    const some = await query({ skip: 0, take: PAGE_SIZE, filters })
    const matchCount = some.metadata?.count ?? 0
    return priced([some, ...(await rest(matchCount, filters))], count, matchCount > MAX_COMPARED)
  }

  /** Uses the index's counts and order; only the price range is calculated from shown prices. */
  async function byIndex(request: SearchRequest, priceQuery: PriceQuery, call: Call): Promise<Answer> {
    const [result, found] = await Promise.all([
      runQuery(queryOf(request, currency)),
      priceQuery.range === undefined ? undefined : candidates(request, priceQuery, call),
    ])
    const counts = countsIn(result)
    if (request.type === "facet") return facetAnswer(counts, request)
    const answer = answerOf({ hits: hitsIn(result), count: result.metadata?.count ?? 0, counts }, request)
    return found ? withRange(answer, rangeOf(found.hits, call.prices, priceQuery.range)) : answer
  }

  async function byPrice(request: SearchRequest, priceQuery: PriceQuery, call: Call): Promise<Answer> {
    const found = await candidates(request, priceQuery, call)
    // With this many products, the index's approximate price order has to be enough.
    if (found.isPart && priceQuery.bounds.length === 0) return byIndex(request, priceQuery, call)
    const hits = withinPrice(found.hits, call.prices, priceQuery)
    const counts = countsOf(hits, request)
    if (request.type === "facet") return facetAnswer(counts, request)
    const { page, hitsPerPage } = pageOf(request.params ?? {})
    const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    const answer = answerOf({ hits: shown, count: hits.length, counts, isPart: found.isPart }, request)
    return withRange(answer, rangeOf(hits, call.prices, priceQuery.range))
  }

  return {
    search: async (requests) => {
      const call: Call = { prices: new Map() }
      const answers = await Promise.all(
        requests.map((request) => {
          const priceQuery = priceQueryOf(request)
          return isByPrice(priceQuery) ? byPrice(request, priceQuery, call) : byIndex(request, priceQuery, call)
        }),
      )
      await price(
        answers.flatMap((one) => ("hits" in one ? one.hits.map(({ objectID }) => objectID) : [])),
        call,
      )
      const withPrice = (hit: ProductHit) => ({ ...hit, ...asRecord(call.prices.get(hit.objectID), country) })
      return { results: answers.map((one) => ("hits" in one ? { ...one, hits: one.hits.map(withPrice) } : one)) }
    },
    getRecommendations: related(sdk, market),
  }
}

const withRange = (answer: SearchAnswer, range: ReturnType<typeof rangeOf>): SearchAnswer => ({
  ...answer,
  facets: { ...answer.facets, ...range.facets },
  facets_stats: range.facets_stats,
})
