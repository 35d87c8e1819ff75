import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { RegionSearch } from "./region-search.ts"

export const regions = defineResource({
  name: "regions",
  table: () => adminSdk().admin.region,
  keys: { many: "regions", one: "region" },
  fields: {
    list: "id,name,currency_code,countries.iso_2,payment_providers.id,created_at,updated_at",
    one: "id,name,currency_code,automatic_taxes,countries.iso_2,payment_providers.id,metadata,created_at,updated_at",
  },
  sort: "name",
  toQuery: (search: RegionSearch) => datesQuery(search),
  affects: ["region-choices"],
})
