import { createFileRoute } from "@tanstack/react-router"
import { CodeList } from "#admin/settings/shipping/codes/code-list.tsx"
import { codeSearch } from "#admin/settings/shipping/codes/code-search.ts"
import { codeKinds } from "#admin/settings/shipping/codes/codes.ts"

export const Route = createFileRoute("/admin/_app/settings/_shipping/return-reasons/")({
  validateSearch: codeSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(codeKinds.returnReason.resource.list(deps)),
  component: () => <CodeList kind="returnReason" search={Route.useSearch()} />,
})
