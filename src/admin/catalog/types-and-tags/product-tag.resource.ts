import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { ValueSearch } from "./value-search.ts"

export const productTags = defineResource({
  name: "product-tags",
  table: () => adminSdk().admin.productTag,
  keys: { many: "product_tags", one: "product_tag" },
  fields: { list: "id,value,created_at,updated_at", one: "id,value,metadata,created_at,updated_at" },
  sort: "value",
  toQuery: (search: ValueSearch) => datesQuery(search),
  affects: ["products"],
})
