import { memoizeUntilFailure } from "#lib/memoize.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { marked } from "./highlight.ts"
import { countValues, FACET_FIELDS, facetsOf, hasChosen, hasOtherOptions, type OptionTitles } from "./listing-facets.ts"
import { NoFacetSearch } from "./no-facet-search.ts"
import { isByPrice, MAX_COMPARED, offerOf, priceQueryOf, rangeOf, withinPrice } from "./prices.ts"
import { choicesOf, facetNames, numberOf, pageOf, sortOf, textOf } from "./read-params.ts"
import { CARD_FIELDS, hitOf, related } from "./related.ts"
import { facetAnswer, pageFacts } from "./store-answer.ts"
import { facetLimit, tagsOf } from "./store-query.ts"
import type { FacetAnswer, SearchAnswer, SearchClient, SearchMarket, SearchRequest } from "./types.ts"

const orders = { title: { ASC: "title", DESC: "-title" }, newest: { ASC: "created_at", DESC: "-created_at" } }

type Query = NonNullable<NonNullable<Parameters<StoreSdk["store"]["product"]["list"]>[0]>["query"]>
type Load = (query: Query) => ReturnType<StoreSdk["store"]["product"]["list"]>

/** Page size of requests that load all products. */
const PAGE_SIZE = 100
/** Page size of requests that load all options. */
const OPTIONS_SIZE = 500

/** Loads the options' own titles: unlike a product's options, the server's list of options isn't translated. */
async function loadTitles(sdk: StoreSdk): Promise<OptionTitles> {
  const titles = new Map<string, string>()
  const load = async (offset: number): Promise<void> => {
    const query = { fields: "id,title", limit: OPTIONS_SIZE, offset }
    const { product_options: options, count } = await sdk.store.productOption.list({ query })
    for (const { id, title } of options) titles.set(id, title)
    const next = offset + options.length
    if (options.length > 0 && next < count) await load(next)
  }
  await load(0)
  return titles
}

/** Choices that the listing itself filters by. */
const SCOPES: Readonly<Record<string, "category_id" | "collection_id">> = {
  category_ids: "category_id",
  collection_id: "collection_id",
}

/**
 * Searches with the product listing, which every server has: text, category, collection and sort order. The listing
 * can't count, and can't filter or sort by price, so up to {@link MAX_COMPARED} products are compared here. With more
 * products there are no facets.
 */
export function searchOverListing(sdk: StoreSdk, market: SearchMarket): SearchClient {
  const { regionId, country } = market
  const optionTitles = memoizeUntilFailure(() => loadTitles(sdk))
  const answerOne = async (request: SearchRequest, load: Load): Promise<SearchAnswer | FacetAnswer> => {
    const { type, facet, indexName, params = {} } = request
    const { page, hitsPerPage } = pageOf(params)
    const q = textOf(params, "query").trim()
    const sort = sortOf(indexName)
    const order = sort && sort.by !== "price" ? orders[sort.by][sort.direction] : undefined
    const chosen = choicesOf(params)
    const isScope = ({ attribute, without }: (typeof chosen)[number]) => Boolean(SCOPES[attribute]) && !without
    const scope = Object.fromEntries(
      chosen.filter(isScope).map(({ attribute, values }) => [String(SCOPES[attribute]), [...values]]),
    )
    const choices = chosen.filter((choice) => !isScope(choice))
    const facets = facetNames(params)
    const isFaceted = type === "facet" || facets.length > 0 || choices.length > 0
    const fields = isFaceted ? `${CARD_FIELDS},${FACET_FIELDS}` : CARD_FIELDS
    // In the API's list, "%" and "_" stand for any text: a query of signs alone would find every product.
    const isSign = q !== "" && !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(q)
    const list = async (offset: number, limit: number) =>
      isSign
        ? { products: [], count: 0 }
        : load({
            region_id: regionId,
            country_code: country,
            fields,
            limit,
            offset,
            ...scope,
            ...(q ? { q } : {}),
            ...(order ? { order } : {}),
          })
    const all = async () => {
      const first = await list(0, PAGE_SIZE)
      const pages = Math.ceil(Math.min(first.count, MAX_COMPARED) / PAGE_SIZE)
      const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, i) => list((i + 1) * PAGE_SIZE, PAGE_SIZE))
      const products = [first, ...(await Promise.all(rest))].flatMap((answer) => answer.products)
      return { products, isPart: first.count > MAX_COMPARED }
    }
    const priceQuery = priceQueryOf(request)
    const isCompared = isFaceted || isByPrice(priceQuery)
    const compared = isCompared ? await all() : undefined
    const prices = new Map(compared?.products.map(({ id, variants }) => [id, offerOf(variants)]))
    const start = numberOf(params.offset, page * hitsPerPage)
    const ownAnswer = async () => {
      const { products, count } = await list(start, Math.max(1, hitsPerPage))
      return { products: hitsPerPage === 0 ? [] : products, count }
    }
    const asked = [...facets, ...choices.map(({ attribute }) => attribute), ...(facet ? [facet] : [])]
    // Without the list of options, for example on an older server, the titles are taken as they are.
    const titles: OptionTitles =
      compared && hasOtherOptions(compared.products, asked) ? await optionTitles().catch(() => new Map()) : new Map()
    const matching = compared?.products.filter((product) => hasChosen(product, choices, titles)) ?? []
    const within = withinPrice(matching, prices, priceQuery)
    if (type === "facet") {
      if (compared?.isPart) throw new NoFacetSearch()
      const query = textOf(params, "facetQuery")
      return facetAnswer((attribute) => countValues(within, titles, attribute, facetLimit(request), query), request)
    }
    const isOwn = !compared || (compared.isPart && priceQuery.bounds.length === 0 && choices.length === 0)
    const { products, count } = isOwn
      ? await ownAnswer()
      : { products: within.slice(start, start + hitsPerPage), count: within.length }
    // The range and the counts of a partial result could be wrong.
    const whole = compared?.isPart ? [] : within
    const range = rangeOf(whole, prices, priceQuery.range)
    const tags = tagsOf(params)
    const light = (text: string) => {
      const value = marked(text, q, tags)
      return { value, matchLevel: value === text ? ("none" as const) : ("full" as const) }
    }
    return {
      ...pageFacts(count, request),
      hits: products
        .map((product) => hitOf(product, country))
        .map((hit) => ({
          ...hit,
          _highlightResult: { title: light(hit.title), subtitle: light(hit.subtitle ?? "") },
        })),
      query: q,
      exhaustiveNbHits: isOwn || !compared?.isPart,
      exhaustiveFacetsCount: true,
      ...range,
      facets: { ...facetsOf(whole, titles, facets, facetLimit(request)), ...range.facets },
    }
  }
  return {
    search: async (requests) => {
      // The queries of one search differ in their filters, which are compared here.
      const load = memoizeUntilFailure((query: Query) => sdk.store.product.list({ query }), JSON.stringify)
      return { results: await Promise.all(requests.map((request) => answerOne(request, load))) }
    },
    getRecommendations: related(sdk, market),
  }
}
