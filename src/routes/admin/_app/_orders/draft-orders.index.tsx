import { createFileRoute } from "@tanstack/react-router"
import { drafts } from "#admin/orders/draft-orders/draft-order.resource.ts"
import { draftSearch } from "#admin/orders/draft-orders/draft-search.ts"
import { DraftsPage } from "#admin/orders/draft-orders/drafts-page.tsx"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/")({
  validateSearch: draftSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(drafts.list(deps)),
  component: DraftsPage,
})
