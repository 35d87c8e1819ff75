import { createFileRoute } from "@tanstack/react-router"
import { searchParams, text } from "#lib/search-params.ts"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { profilesQuery, typesQuery } from "#routes/admin/_app/settings/_shipping/-location/use-option-choices.ts"
import { regionsQuery, storeQuery } from "#routes/admin/-queries/settings.ts"
import { LocationSetup } from "./-setup/location-setup.tsx"

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
