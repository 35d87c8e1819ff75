import type { Product } from "#schema/store/entities/catalog.ts"
import { STOCK_FIELDS } from "#sdk/is-sold.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { asRecord, offerOf } from "./prices.ts"
import type { ProductHit, RecommendationRequest, SearchClient, SearchMarket } from "./types.ts"

export const CARD_FIELDS = `id,title,subtitle,handle,thumbnail,*variants.calculated_price,variants.id,${STOCK_FIELDS}`

export const hitOf = ({ id, title, subtitle, handle, thumbnail, variants }: Product, country: string): ProductHit => ({
  objectID: id,
  title,
  subtitle: subtitle ?? null,
  handle,
  thumbnail: thumbnail ?? null,
  ...asRecord(offerOf(variants), country),
})

/**
 * Recommendations from the catalog, for stores without a recommendation service: products of the same categories.
 * Models based on sales, such as bought-together, return no hits.
 */
export function related(sdk: StoreSdk, market: SearchMarket): SearchClient["getRecommendations"] {
  const { regionId, country } = market
  const one = async ({ model, objectID, maxRecommendations = 8 }: RecommendationRequest) => {
    if (objectID === undefined || (model !== "related-products" && model !== "looking-similar")) return { hits: [] }
    const { product } = await sdk.store.product.retrieve({ id: objectID, query: { fields: "id,*categories" } })
    const shelves = (product.categories ?? []).flatMap(({ id }) => id ?? [])
    if (shelves.length === 0) return { hits: [] }
    const { products } = await sdk.store.product.list({
      query: {
        category_id: shelves,
        region_id: regionId,
        country_code: country,
        fields: CARD_FIELDS,
        limit: maxRecommendations + 1,
      },
    })
    const others = products.filter(({ id }) => id !== objectID).slice(0, maxRecommendations)
    return { hits: others.map((product) => hitOf(product, country)) }
  }
  return async (requests) => ({ results: await Promise.all(requests.map(one)) })
}
