import { createFileRoute } from "@tanstack/react-router"
import { NewTaxRegionPage } from "#admin/settings/taxes/new-tax-region-page.tsx"
import { taxProvidersQuery, taxTreeQuery } from "#admin/settings/taxes/tax-region.ts"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/new")({
  validateSearch: searchParams({ country: text(/^[a-z]{2}$/) }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(taxProvidersQuery), queryClient.ensureQueryData(taxTreeQuery)]),
  component: NewTaxRegionPage,
})
