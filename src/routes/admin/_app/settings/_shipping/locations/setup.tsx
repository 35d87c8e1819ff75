import { createFileRoute } from "@tanstack/react-router"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { LocationSetup } from "#admin/settings/shipping/setup/location-setup.tsx"
import { profilesQuery, typesQuery } from "#admin/settings/shipping/use-option-choices.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
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
  component: SetupPage,
})

function SetupPage() {
  const { location } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <LocationSetup
      location={location}
      // A reload continues with the location that was created.
      onCreated={(id) => void navigate({ search: { location: id }, replace: true })}
    />
  )
}
