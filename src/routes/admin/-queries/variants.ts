import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"

/** Searches variants by name, SKU or barcode, with their prices. */
export const variantsQuery = (q: string) =>
  queryOptions({
    queryKey: ["admin", "variants", q],
    queryFn: async ({ signal }) =>
      (
        await adminSdk().admin.productVariant.list(
          { query: { q, limit: 8, fields: "id,title,sku,product.title,product.thumbnail,*prices" } },
          { signal },
        )
      ).variants,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
