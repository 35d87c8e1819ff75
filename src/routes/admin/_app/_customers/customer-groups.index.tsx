import { createFileRoute } from "@tanstack/react-router"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { customerGroupSearch } from "#admin/customers/groups/customer-group-search.ts"
import { GroupsPage } from "#admin/customers/groups/groups-page.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/")({
  validateSearch: customerGroupSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(customerGroups.list(deps)),
  component: GroupsPage,
})
