import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { DraftSearch } from "./draft-search.ts"

const LIST_FIELDS =
  "id,display_id,status,created_at,email,currency_code,total,customer.first_name,customer.last_name,sales_channel.name,items.quantity,shipping_address.first_name,shipping_address.last_name,shipping_address.city,shipping_address.country_code"

export const drafts = defineResource({
  name: "draft-orders",
  table: () => adminSdk().admin.draftOrder,
  keys: { many: "draft_orders", one: "draft_order" },
  fields: { list: LIST_FIELDS, one: LIST_FIELDS },
  toQuery: ({ region, channel, created_at }: DraftSearch) => ({
    region_id: region,
    sales_channel_id: channel,
    created_at: dayRange(created_at),
  }),
})
