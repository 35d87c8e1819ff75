import { createFileRoute } from "@tanstack/react-router"
import { ValueList } from "#routes/admin/_app/_catalog/-catalog/value-list.tsx"
import { valueKinds } from "#routes/admin/_app/_catalog/-catalog/values.ts"
import { valueSearch } from "#routes/admin/_app/-lists/value-search.ts"

export const Route = createFileRoute("/admin/_app/_catalog/product-types/")({
  validateSearch: valueSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(valueKinds.type.resource.list(deps)),
  component: () => <ValueList kind="type" search={Route.useSearch()} />,
})
