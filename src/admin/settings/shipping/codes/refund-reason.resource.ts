import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CodeSearch } from "./code-search.ts"

const FIELDS = "id,label,code,description,created_at,updated_at"

export const refundReasons = defineResource({
  name: "refund-reasons",
  table: () => adminSdk().admin.refundReason,
  keys: { many: "refund_reasons", one: "refund_reason" },
  fields: { list: FIELDS, selected: "id,label", one: FIELDS },
  sort: "label",
  toQuery: (search: CodeSearch) => datesQuery(search),
})
