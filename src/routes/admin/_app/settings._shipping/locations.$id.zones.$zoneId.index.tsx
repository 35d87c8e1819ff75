import { createFileRoute } from "@tanstack/react-router"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { zonesOf } from "#admin/settings/shipping/zones/zone.ts"
import { ZonePage } from "#admin/settings/shipping/zones/zone-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/$id/zones/$zoneId/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, zoneId } }) => {
    void queryClient.prefetchQuery(zonesOf(id).one(zoneId))
    void queryClient.prefetchQuery(shippingQuery(id))
  },
  component: ZonePage,
})
