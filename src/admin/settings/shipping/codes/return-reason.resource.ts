import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { CodeSearch } from "./code-search.ts"

const FIELDS = "id,label,value,description,created_at,updated_at"

export const returnReasons = defineResource({
  name: "return-reasons",
  table: () => adminSdk().admin.returnReason,
  keys: { many: "return_reasons", one: "return_reason" },
  fields: { list: FIELDS, selected: "id,label", one: `${FIELDS},metadata` },
  sort: "label",
  toQuery: (search: CodeSearch) => datesQuery(search),
})
