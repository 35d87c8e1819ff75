import { datesQuery } from "#routes/admin/_app/-lists/dates.tsx"
import type { ValueSearch } from "#routes/admin/_app/-lists/value-search.ts"
import { defineResource } from "#routes/admin/-kit/resource.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"

export const productTypes = defineResource({
  name: "product-types",
  table: () => adminSdk().admin.productType,
  keys: { many: "product_types", one: "product_type" },
  fields: { list: "id,value,created_at,updated_at", one: "id,value,metadata,created_at,updated_at" },
  sort: "value",
  toQuery: (search: ValueSearch) => datesQuery(search),
  affects: ["products"],
})
