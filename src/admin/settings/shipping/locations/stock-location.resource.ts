import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { LocationSearch } from "./location-search.ts"

export const stockLocations = defineResource({
  name: "stock-locations",
  table: () => adminSdk().admin.stockLocation,
  keys: { many: "stock_locations", one: "stock_location" },
  fields: {
    list: [
      "id,name,created_at,updated_at,address.address_1,address.postal_code,address.city,address.country_code",
      "sales_channels.id,sales_channels.name,fulfillment_sets.id,fulfillment_sets.service_zones.id",
      "fulfillment_sets.service_zones.name",
    ].join(","),
    selected: "id,name",
    one: "id,name,metadata,created_at,updated_at,address_id,*address",
  },
  sort: "name",
  toQuery: (search: LocationSearch) => ({ sales_channel_id: search.channel, ...datesQuery(search) }),
  affects: ["sales"],
})

export type Location = Awaited<ReturnType<typeof stockLocations.update>>
export type LocationRow = Awaited<ReturnType<typeof stockLocations.all>>[number]
