import { createFileRoute } from "@tanstack/react-router"
import { NewAddressPage } from "#admin/customers/addresses/new-address-page.tsx"
import { customers } from "#admin/customers/customer.resource.ts"

export const Route = createFileRoute("/admin/_app/_customers/customers/$id/addresses/new")({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(customers.one(id)),
  component: NewAddressPage,
})
