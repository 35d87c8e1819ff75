import { createFileRoute } from "@tanstack/react-router"
import { addressesQuery } from "#admin/customers/addresses/address.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { CustomerPage } from "#admin/customers/customer-page.tsx"
import { orders } from "#admin/orders/order.resource.ts"
import { customerOrdersQuery } from "#admin/orders/order-queries.ts"

export const Route = createFileRoute("/admin/_app/_customers/customers/$id/")({
  // Not awaited: the page shows placeholders. All of them at the same time.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(customers.one(id))
    void queryClient.prefetchQuery(orders.list({ customer: [id] }))
    void queryClient.prefetchQuery(customerOrdersQuery(id))
    void queryClient.prefetchQuery(addressesQuery(id))
  },
  component: CustomerPage,
})
