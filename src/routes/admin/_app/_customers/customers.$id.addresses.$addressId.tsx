import { createFileRoute } from "@tanstack/react-router"
import { addressesOf } from "#admin/customers/addresses/address.ts"
import { AddressPage } from "#admin/customers/addresses/address-page.tsx"
import { customers } from "#admin/customers/customer.resource.ts"

export const Route = createFileRoute("/admin/_app/_customers/customers/$id/addresses/$addressId")({
  loader: ({ context: { queryClient }, params: { id, addressId } }) => {
    void queryClient.prefetchQuery(customers.one(id))
    void queryClient.prefetchQuery(addressesOf(id).one(addressId))
  },
  component: AddressPage,
})
