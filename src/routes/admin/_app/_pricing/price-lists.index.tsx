import { createFileRoute } from "@tanstack/react-router"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { priceListSearch } from "#admin/price-lists/price-list-search.ts"
import { PriceListsPage } from "#admin/price-lists/price-lists-page.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/")({
  validateSearch: priceListSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(priceLists.list(deps)),
  component: PriceListsPage,
})
