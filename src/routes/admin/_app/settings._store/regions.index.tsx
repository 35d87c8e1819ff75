import { createFileRoute } from "@tanstack/react-router"
import { regions } from "#admin/settings/regions/region.resource.ts"
import { regionSearch } from "#admin/settings/regions/region-search.ts"
import { RegionsPage } from "#admin/settings/regions/regions-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_store/regions/")({
  validateSearch: regionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(regions.list(deps)),
  component: RegionsPage,
})
