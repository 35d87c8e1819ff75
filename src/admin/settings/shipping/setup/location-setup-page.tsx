import { getRouteApi } from "@tanstack/react-router"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { LocationSetup } from "./location-setup.tsx"

const route = getRouteApi("/admin/_app/settings/_shipping/locations/setup")

export function LocationSetupPage() {
  const { location } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/settings/locations/setup" })
  return (
    <LocationSetup
      location={location}
      // A reload continues with the location that was created.
      onCreated={(id) => void navigate({ search: { location: id }, replace: true })}
    />
  )
}
