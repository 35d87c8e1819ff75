import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { spellingsOf } from "#lib/handle.ts"
import { toApiError } from "#sdk/error.ts"
import { STOCK_FIELDS } from "#sdk/is-sold.ts"
import { catalogSdk, readPrices } from "#store/api/client.ts"

const CARD_FIELDS = `id,title,subtitle,handle,thumbnail,created_at,collection_id,*variants.calculated_price,variants.id,variants.title,${STOCK_FIELDS}`
const PAGE_FIELDS =
  "*variants.calculated_price,+variants.inventory_quantity,*variants.options,*options.values,*images,*categories,*collection,+metadata,*tags"

export interface ProductFilter {
  readonly region: string
  /** iso_2 of the country for which taxes are calculated. */
  readonly country: string
  readonly q?: string | undefined
  /** Category ids; products in any of them match. */
  readonly categories?: readonly string[] | undefined
  readonly collection?: string | undefined
  /** Part of the key of products that a search finds, as are `facets`; the API's list can't filter by it. */
  readonly price?: string | undefined
  readonly facets?: readonly string[] | undefined
  readonly order?: string | undefined
  readonly page?: number | undefined
}
export const PAGE_SIZE = 12

/** One page of products with the region's prices. */
export const productsQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: ["store", "products", filter],
    queryFn: ({ signal }) =>
      readPrices((sdk) =>
        sdk.store.product.list(
          {
            query: {
              region_id: filter.region,
              country_code: filter.country,
              fields: CARD_FIELDS,
              limit: PAGE_SIZE,
              offset: ((filter.page ?? 1) - 1) * PAGE_SIZE,
              ...(filter.q ? { q: filter.q } : {}),
              ...(filter.categories ? { category_id: [...filter.categories] } : {}),
              ...(filter.collection ? { collection_id: filter.collection } : {}),
              ...(filter.order ? { order: filter.order } : {}),
            },
          },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Loads products by their ids, in their order; those that the shop doesn't sell are missing. */
export async function loadProducts(ids: readonly string[], region: string, country: string, signal?: AbortSignal) {
  const query = { id: [...ids], region_id: region, country_code: country, fields: CARD_FIELDS, limit: ids.length }
  const { products } = await readPrices((sdk) => sdk.store.product.list({ query }, signal && { signal }))
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

export const productsByIdQuery = (ids: readonly string[], region: string, country: string) =>
  queryOptions({
    queryKey: ["store", "products", "ids", ids, region, country],
    queryFn: ({ signal }) => loadProducts(ids, region, country, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Loads a product by its handle; null if the shop has none. */
export const productQuery = (handle: string, region: string, country: string) =>
  queryOptions({
    queryKey: ["store", "product", handle, region, country],
    queryFn: async ({ signal }) => {
      for (const spelling of spellingsOf(handle)) {
        const query = { handle: spelling, region_id: region, country_code: country, fields: PAGE_FIELDS, limit: 1 }
        const { products } = await readPrices((sdk) => sdk.store.product.list({ query }, { signal }))
        if (products[0]) return products[0]
      }
      return null
    },
    staleTime: 30_000,
  })

export const categoriesQuery = queryOptions({
  queryKey: ["store", "categories"],
  queryFn: async ({ signal }) =>
    (
      await catalogSdk().store.category.list(
        { query: { limit: 100, include_descendants_tree: true, parent_category_id: "null" } },
        { signal },
      )
    ).product_categories,
  staleTime: 300_000,
})

/** Loads a collection by its handle; null if the shop has none. */
export const collectionQuery = (handle: string) =>
  queryOptions({
    queryKey: ["store", "collection", handle],
    queryFn: async ({ signal }) => {
      for (const spelling of spellingsOf(handle)) {
        const query = { handle: spelling, fields: "id,title,handle,+metadata", limit: 1 }
        const { collections } = await catalogSdk().store.collection.list({ query }, { signal })
        if (collections[0]) return collections[0]
      }
      return null
    },
    staleTime: 300_000,
  })

/** Loads a collection by its id; null if the shop has none. */
export const collectionByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["store", "collection", "id", id],
    queryFn: async ({ signal }) => {
      try {
        const query = { fields: "id,title,handle" }
        return (await catalogSdk().store.collection.retrieve({ id, query }, { signal })).collection
      } catch (error) {
        if (toApiError(error).status === 404) return null
        throw error
      }
    },
    staleTime: 300_000,
  })
