import { createFileRoute } from "@tanstack/react-router"
import { checkSearch } from "#admin/settings/taxes/check/check-search.ts"
import { automaticTaxesQuery } from "#admin/settings/taxes/check/checked.ts"
import { TaxCheckPage } from "#admin/settings/taxes/check/tax-check-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-check/")({
  validateSearch: checkSearch,
  // Not awaited: the page shows placeholders.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(automaticTaxesQuery),
  component: TaxCheckPage,
})
