import { createFileRoute } from "@tanstack/react-router"
import { inventoryList } from "#admin/inventory/available-list.ts"
import { InventoryPage } from "#admin/inventory/inventory-page.tsx"
import { inventorySearch } from "#admin/inventory/inventory-search.ts"
import { locationsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_inventory/inventory/")({
  validateSearch: inventorySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(inventoryList(deps).list(deps))
    void queryClient.prefetchQuery(locationsQuery)
  },
  component: InventoryPage,
})
