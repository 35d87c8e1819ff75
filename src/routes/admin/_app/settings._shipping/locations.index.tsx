import { createFileRoute } from "@tanstack/react-router"
import { storeQuery } from "#admin/settings/settings.ts"
import { locations } from "#admin/settings/shipping/locations/location.ts"
import { locationSearch } from "#admin/settings/shipping/locations/location-search.ts"
import { LocationsPage } from "#admin/settings/shipping/locations/locations-page.tsx"
import { allShippingQuery } from "#admin/settings/shipping/shipping.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/")({
  validateSearch: locationSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(locations.list(deps))
    void queryClient.prefetchQuery(storeQuery)
    void queryClient.prefetchQuery(allShippingQuery)
  },
  component: LocationsPage,
})
