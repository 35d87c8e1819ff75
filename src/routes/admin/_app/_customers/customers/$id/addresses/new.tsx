import { createFileRoute } from "@tanstack/react-router"
import { customers } from "#admin/customers/customer.resource.ts"
import { NewAddressPage } from "#admin/customers/new-address-page.tsx"

export const Route = createFileRoute("/admin/_app/_customers/customers/$id/addresses/new")({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(customers.one(id)),
  component: NewAddressPage,
})
