import { createFileRoute } from "@tanstack/react-router"
import { RatePage } from "#admin/settings/taxes/rates/rate-page.tsx"
import { ratesOf, ratesQuery } from "#admin/settings/taxes/rates/tax-rate.ts"
import { taxRegions } from "#admin/settings/taxes/tax-region.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/rates/$rateId")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id, rateId } }) => {
    void queryClient.prefetchQuery(ratesOf(id).one(rateId))
    void queryClient.prefetchQuery(ratesQuery(id))
    void queryClient.prefetchQuery(taxRegions.one(id))
  },
  component: RatePage,
})
