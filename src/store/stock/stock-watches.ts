import { queryOptions } from "@tanstack/react-query"
import { catalogSdk } from "#store/api/client.ts"
import { stockOf } from "#store/product/variants.ts"
import { keptIds } from "#store/visit/kept-ids.ts"

/** Variants that the shopper wants to hear about once they are available again. */
export const stockWatches = keptIds("stockWatches", 20)

export interface Restocked {
  readonly variantId: string
  readonly title: string
  readonly handle: string
}

/** Which of these variants can be ordered again. Variants that the shop no longer sells are missing. */
export const restockedQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["store", "restocked", ids],
    queryFn: async ({ signal }): Promise<readonly Restocked[]> => {
      const query = {
        variants: { id: [...ids] },
        fields:
          "title,handle,variants.id,variants.title,variants.manage_inventory,variants.allow_backorder,+variants.inventory_quantity",
        limit: ids.length,
      }
      const { products } = await catalogSdk().store.product.list({ query }, { signal })
      return products.flatMap(({ title, handle, variants }) =>
        (variants ?? [])
          .filter((variant) => ids.includes(variant.id) && stockOf(variant).kind !== "out")
          .map((variant) => ({
            variantId: variant.id,
            title: (variants ?? []).length > 1 && variant.title ? `${title} (${variant.title})` : title,
            handle,
          })),
      )
    },
    staleTime: 60_000,
  })
