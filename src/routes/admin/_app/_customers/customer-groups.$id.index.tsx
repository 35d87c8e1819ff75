import { createFileRoute } from "@tanstack/react-router"
import { customers } from "#admin/customers/customer.resource.ts"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { GroupPage } from "#admin/customers/groups/group-page.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/$id/")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(customerGroups.one(id))
    void queryClient.prefetchQuery(customers.list({ group: [id] }))
  },
  component: GroupPage,
})
