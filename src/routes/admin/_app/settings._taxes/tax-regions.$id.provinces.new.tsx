import { createFileRoute } from "@tanstack/react-router"
import { NewProvincePage } from "#admin/settings/taxes/new-province-page.tsx"
import { taxRegions } from "#admin/settings/taxes/tax-region.resource.ts"

export const Route = createFileRoute("/admin/_app/settings/_taxes/tax-regions/$id/provinces/new")({
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.ensureQueryData(taxRegions.one(id)),
  component: NewProvincePage,
})
