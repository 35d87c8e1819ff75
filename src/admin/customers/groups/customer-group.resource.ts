import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CustomerGroupSearch } from "./customer-group-search.ts"

export const customerGroups = defineResource({
  name: "customer-groups",
  table: () => adminSdk().admin.customerGroup,
  keys: { many: "customer_groups", one: "customer_group" },
  fields: { list: "id,name,created_at,updated_at", one: "id,name,metadata,created_at,updated_at" },
  sort: "name",
  toQuery: (search: CustomerGroupSearch) => datesQuery(search),
  affects: ["customers"],
})
