import { createFileRoute } from "@tanstack/react-router"
import { ValueList } from "#admin/catalog/types-and-tags/value-list.tsx"
import { valueSearch } from "#admin/catalog/types-and-tags/value-search.ts"
import { valueKinds } from "#admin/catalog/types-and-tags/values.ts"

export const Route = createFileRoute("/admin/_app/_catalog/product-tags/")({
  validateSearch: valueSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(valueKinds.tag.resource.list(deps)),
  component: () => <ValueList kind="tag" search={Route.useSearch()} />,
})
