import { createFileRoute } from "@tanstack/react-router"
import { TaxSetup } from "#admin/settings/taxes/setup/tax-setup.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/setup")({
  staticData: { layout: "guided" },
  validateSearch: searchParams({ region: text(), country: text(/^[a-z]{2}$/) }),
  component: SetupPage,
})

function SetupPage() {
  const { region, country } = Route.useSearch()
  const navigate = usePageNavigate({ from: Route.fullPath })
  return (
    <TaxSetup
      region={region}
      country={country}
      // A reload continues with the country that was chosen.
      onCountry={(code) => void navigate({ search: { country: code }, replace: true })}
    />
  )
}
