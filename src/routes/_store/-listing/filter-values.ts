import { queryOptions } from "@tanstack/react-query"
import { catalogSdk } from "#routes/_store/-api/client.ts"

/** Products of a listing without its own filters. */
export interface ListingScope {
  readonly q?: string | undefined
  readonly categories?: readonly string[] | undefined
  /** A collection's id. */
  readonly collection?: string | undefined
}

/** Most products whose filter values are read; the server can't count the products by value. */
const MAX_FILTERED = 200

/** The filter values of a listing's products; null if there are more products than are read. */
export const filterValuesQuery = ({ q, categories, collection }: ListingScope) =>
  queryOptions({
    queryKey: ["store", "listing-values", { q, categories, collection }],
    queryFn: async ({ signal }) => {
      const query = {
        ...{ fields: "id,type_id,collection_id,tags.id", limit: MAX_FILTERED },
        ...(q ? { q } : {}),
        ...(categories ? { category_id: [...categories] } : {}),
        ...(collection ? { collection_id: collection } : {}),
      }
      const { products, count } = await catalogSdk().store.product.list({ query }, { signal })
      if (count > products.length) return null
      const listed = (id: string | null | undefined) => (id ? [id] : [])
      return products.map((product) => ({
        type: listed(product.type_id),
        tag: (product.tags ?? []).map(({ id }) => id),
        collection: listed(product.collection_id),
      }))
    },
    staleTime: 300_000,
  })

/** Loads product types and tags, the options of a listing's filters. */
export const listingChoicesQuery = queryOptions({
  queryKey: ["store", "listing-choices"],
  queryFn: async ({ signal }) => {
    const { productType, productTag } = catalogSdk().store
    const [{ product_types: types }, { product_tags: tags }] = await Promise.all([
      productType.list({ query: { limit: 100 } }, { signal }),
      productTag.list({ query: { limit: 100 } }, { signal }),
    ])
    const named = (rows: readonly { id: string; value?: string | undefined }[]) =>
      rows.flatMap(({ id, value }) => (value ? [{ id, value }] : [])).sort((a, b) => a.value.localeCompare(b.value))
    return { types: named(types), tags: named(tags) }
  },
  staleTime: 300_000,
})
