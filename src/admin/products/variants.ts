import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { pageOf } from "#admin/kit/resource.ts"
import { STOCK_FIELDS } from "#machines/orders/order-change/stock.rules.ts"

const FIELDS = `id,title,sku,thumbnail,product.title,product.thumbnail,*prices,*prices.price_rules,${STOCK_FIELDS}`

/** Searches variants by name, SKU or barcode, with their prices and stock. */
export const variantsQuery = ({ q, limit }: { q: string; limit: number }) =>
  queryOptions({
    queryKey: ["admin", "variants", q, limit] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const { variants, count } = await adminSdk().admin.productVariant.list(
        { query: { q, limit, fields: FIELDS } },
        { signal },
      )
      return pageOf(variants, count)
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
