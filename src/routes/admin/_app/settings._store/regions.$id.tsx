import { createFileRoute } from "@tanstack/react-router"
import { RegionPage } from "#admin/settings/regions/region-page.tsx"
import { regionRecords } from "#admin/settings/regions/region-records.ts"

export const Route = createFileRoute("/admin/_app/settings/_store/regions/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(regionRecords.one(id)),
  component: RegionPage,
})
