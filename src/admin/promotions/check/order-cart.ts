import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type CheckSearch, toItems } from "./check-search.ts"

const fields = [
  "id,email,region_id,customer_id,sales_channel_id,shipping_address.country_code",
  "*items,shipping_methods.shipping_option_id",
].join(",")

/** The cart that an order was placed with, as the search of the check. */
export const orderCartQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", "orders", "one", id, "promotion-check"],
    queryFn: async ({ signal }): Promise<CheckSearch> => {
      const { order } = await adminSdk().admin.order.retrieve({ id, query: { fields } }, { signal })
      const units = new Map<string, number>()
      for (const { variant_id: variant, quantity } of order.items ?? [])
        if (variant) units.set(variant, (units.get(variant) ?? 0) + quantity)
      const [method] = order.shipping_methods ?? []
      return {
        items: toItems([...units].map(([variant_id, quantity]) => ({ variant_id, quantity }))),
        region: order.region_id ?? undefined,
        channel: order.sales_channel_id ?? undefined,
        country: order.shipping_address?.country_code ?? undefined,
        customer: order.customer_id ?? undefined,
        email: order.customer_id ? undefined : (order.email ?? undefined),
        group: undefined,
        shipping: method?.shipping_option_id ?? undefined,
      }
    },
  })
