import { createFileRoute } from "@tanstack/react-router"
import { salesChannelsQuery, storeQuery } from "#admin/settings/settings.ts"
import { locations } from "#admin/settings/shipping/locations/location.ts"
import { LocationPage } from "#admin/settings/shipping/locations/location-page.tsx"
import { providersQuery, shippingQuery } from "#admin/settings/shipping/shipping.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(locations.one(id))
    void queryClient.prefetchQuery(shippingQuery(id))
    void queryClient.prefetchQuery(salesChannelsQuery)
    void queryClient.prefetchQuery(providersQuery)
    void queryClient.prefetchQuery(storeQuery)
  },
  component: LocationPage,
})
