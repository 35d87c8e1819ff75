import { createFileRoute } from "@tanstack/react-router"
import { returnListQuery, waitingReturnsQuery } from "#admin/orders/returns/return-lists.ts"
import { returnSearch } from "#admin/orders/returns/return-search.ts"
import { ReturnsPage } from "#admin/orders/returns/returns-page.tsx"

export const Route = createFileRoute("/admin/_app/_orders/returns/")({
  validateSearch: returnSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(returnListQuery(deps))
    queryClient.prefetchQuery(waitingReturnsQuery)
  },
  component: ReturnsPage,
})
