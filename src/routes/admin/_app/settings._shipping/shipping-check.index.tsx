import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, salesChannelsQuery, storeQuery } from "#admin/settings/settings.ts"
import { checkSearch } from "#admin/settings/shipping/check/check-search.ts"
import { ShippingCheckPage } from "#admin/settings/shipping/check/shipping-check-page.tsx"
import { allShippingQuery } from "#admin/settings/shipping/shipping.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/shipping-check/")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(allShippingQuery)
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(salesChannelsQuery)
    void queryClient.prefetchQuery(storeQuery)
  },
  component: ShippingCheckPage,
})
