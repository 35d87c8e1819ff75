import { createFileRoute } from "@tanstack/react-router"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { EmailsPage } from "#admin/customers/groups/emails-page.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customer-groups/$id/emails")({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(customerGroups.one(id)),
  component: EmailsPage,
})
