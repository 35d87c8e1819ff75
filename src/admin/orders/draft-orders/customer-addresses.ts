import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"

/** Loads a customer's addresses, the default shipping address first; without any, that of the latest order, as guests have. */
export const customerAddressesQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "customer", id, "addresses"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,*addresses" }
      const { customer: customers, order } = adminSdk().admin
      const { customer } = await customers.retrieve({ id, query }, { signal })
      if (!customer.addresses?.length) {
        const latest = { customer_id: [id], order: "-created_at", limit: 1, fields: "id,*shipping_address" }
        const { orders } = await order.list({ query: latest }, { signal })
        return orders.flatMap(({ shipping_address }) => shipping_address ?? [])
      }
      return customer.addresses.toSorted(
        (a, b) => Number(b.is_default_shipping ?? false) - Number(a.is_default_shipping ?? false),
      )
    },
  })
