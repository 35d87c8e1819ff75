import { queryOptions } from "@tanstack/react-query"
import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"
import { readPrices } from "#store/api/client.ts"
import type { Market } from "#store/market/region.ts"

export interface SoldVariant {
  readonly product: Product
  readonly variant: ProductVariant
}

const FIELDS = "id,title,handle,thumbnail,variants.id,variants.title,variants.thumbnail,*variants.calculated_price"

/** Loads variants with their prices in a market; variants that the shop doesn't sell are missing. */
export const soldVariantsQuery = (ids: readonly string[], { region, country }: Market) =>
  queryOptions({
    queryKey: ["store", "sold-variants", ids, region.id, country],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, SoldVariant>> => {
      if (ids.length === 0) return new Map()
      const { products } = await readPrices((sdk) =>
        sdk.store.product.list(
          {
            query: {
              variants: { id: [...ids] },
              region_id: region.id,
              country_code: country,
              fields: FIELDS,
              limit: ids.length,
            },
          },
          { signal },
        ),
      )
      const wanted = new Set(ids)
      return new Map(
        products.flatMap((product) =>
          (product.variants ?? []).flatMap((variant) =>
            wanted.has(variant.id) ? [[variant.id, { product, variant }] as const] : [],
          ),
        ),
      )
    },
    staleTime: 15_000,
  })
