import { createFileRoute } from "@tanstack/react-router"
import { NewRatePage } from "#admin/settings/taxes/rates/new-rate-page.tsx"
import { ratesQuery } from "#admin/settings/taxes/rates/tax-rate.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.resource.ts"
import { searchParams, text } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/rates/new")({
  validateSearch: searchParams({ kind: text(/^default$/) }),
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(ratesQuery(id))
    return queryClient.ensureQueryData(taxRegions.one(id))
  },
  component: NewRatePage,
})
