import { createFileRoute } from "@tanstack/react-router"
import { pricePageQuery } from "#admin/price-lists/grid/list-prices.ts"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { PriceListPage } from "#admin/price-lists/price-list-page.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(priceLists.one(id))
    void queryClient.prefetchQuery(pricePageQuery(id, 0))
  },
  component: PriceListPage,
})
