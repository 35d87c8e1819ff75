import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"
import { STOCK_FIELDS } from "./stock.ts"

/** Searches variants by name, SKU or barcode, with their prices and stock. */
export const variantsQuery = (q: string) =>
  queryOptions({
    queryKey: ["admin", "variants", q],
    queryFn: async ({ signal }) =>
      (
        await adminSdk().admin.productVariant.list(
          { query: { q, limit: 8, fields: `id,title,sku,product.title,product.thumbnail,*prices,${STOCK_FIELDS}` } },
          { signal },
        )
      ).variants,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
