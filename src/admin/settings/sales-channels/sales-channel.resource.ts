import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { ChannelSearch } from "./channel-search.ts"

export const salesChannels = defineResource({
  name: "sales-channels",
  table: () => adminSdk().admin.salesChannel,
  keys: { many: "sales_channels", one: "sales_channel" },
  fields: {
    list: "id,name,description,is_disabled,created_at,updated_at",
    selected: "id,name",
    one: [
      "id,name,description,is_disabled,metadata,created_at,updated_at,stock_locations.id,stock_locations.name",
      "publishable_api_keys.id,publishable_api_keys.title,publishable_api_keys.revoked_at",
    ].join(","),
  },
  sort: "name",
  toQuery: (search: ChannelSearch) => ({
    is_disabled: search.is_disabled,
    publishable_key_id: search.key,
    ...datesQuery(search),
  }),
  affects: ["products", "sales"],
})

export type Channel = Awaited<ReturnType<typeof salesChannels.update>>
