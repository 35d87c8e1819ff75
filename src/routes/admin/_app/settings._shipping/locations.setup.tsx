import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { profilesQuery, typesQuery } from "#admin/settings/shipping/options/use-option-choices.ts"
import { LocationSetupPage } from "#admin/settings/shipping/setup/location-setup-page.tsx"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/locations/setup")({
  staticData: { layout: "guided" },
  validateSearch: searchParams({ location: text() }),
  // Not awaited: the steps that need them wait.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(storeQuery)
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(profilesQuery())
    void queryClient.prefetchQuery(typesQuery())
  },
  component: LocationSetupPage,
})
