import { createFileRoute } from "@tanstack/react-router"
import { taxTreeQuery } from "#admin/settings/taxes/tax-region.ts"
import { TaxRegionsPage } from "#admin/settings/taxes/tax-regions-page.tsx"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/")({
  validateSearch: searchParams({ q: text() }),
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(taxTreeQuery),
  component: TaxRegionsPage,
})
