import { createFileRoute } from "@tanstack/react-router"
import { taxRegions } from "#admin/settings/taxes/tax-region.resource.ts"
import { taxTreeQuery } from "#admin/settings/taxes/tax-region.ts"
import { TaxRegionPage } from "#admin/settings/taxes/tax-region-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(taxRegions.one(id))
    void queryClient.prefetchQuery(taxTreeQuery)
  },
  component: TaxRegionPage,
})
