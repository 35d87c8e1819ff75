import { createFileRoute } from "@tanstack/react-router"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { ItemPage } from "#admin/inventory/item-page/item-page.tsx"
import { reservations } from "#admin/inventory/reservation.resource.ts"
import { locationsQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_inventory/inventory/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(inventoryItems.one(id))
    void queryClient.prefetchQuery(locationsQuery)
    void queryClient.prefetchQuery(reservations.list({ item: [id] }))
  },
  component: ItemPage,
})
