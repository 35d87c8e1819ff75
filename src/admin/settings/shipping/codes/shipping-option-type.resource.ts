import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CodeSearch } from "./code-search.ts"

const FIELDS = "id,label,code,description,created_at,updated_at"

export const shippingOptionTypes = defineResource({
  name: "shipping-option-types",
  table: () => adminSdk().admin.shippingOptionType,
  keys: { many: "shipping_option_types", one: "shipping_option_type" },
  fields: { list: FIELDS, selected: "id,label", one: FIELDS },
  sort: "label",
  toQuery: (search: CodeSearch) => datesQuery(search),
})
