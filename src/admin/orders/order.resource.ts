import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import { PICKUP_FIELDS } from "#machines/orders/order-status/fulfillment-status.rules.ts"
import type { OrderSearch } from "./order-search.ts"

// Without totals, the server calculates the summary without shipping and tax.
const LIST_FIELDS = `id,display_id,status,created_at,email,currency_code,total,*summary,credit_line_total,payment_status,fulfillment_status,sales_channel.name,customer.first_name,customer.last_name,shipping_address.first_name,shipping_address.last_name,shipping_address.city,shipping_address.country_code,metadata,items.id,items.detail.return_requested_quantity,returns.status,*returns.items,${PICKUP_FIELDS}`

/** Orders with the filters that the server supports. */
export const orders = defineResource({
  name: "orders",
  table: () => adminSdk().admin.order,
  keys: { many: "orders", one: "order" },
  fields: { list: LIST_FIELDS, one: LIST_FIELDS },
  toQuery: ({ status, region, channel, customer, created_at }: OrderSearch) => ({
    status,
    region_id: region,
    sales_channel_id: channel,
    customer_id: customer,
    created_at: dayRange(created_at),
  }),
})
