import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { PriceListSearch } from "./price-list-search.ts"

const FIELDS = "id,title,description,type,status,starts_at,ends_at,created_at,updated_at"

export const priceLists = defineResource({
  name: "price-lists",
  table: () => adminSdk().admin.priceList,
  keys: { many: "price_lists", one: "price_list" },
  fields: {
    list: FIELDS,
    one: `${FIELDS},metadata,price_list_rules.attribute,price_list_rules.value`,
  },
  sort: "title",
  toQuery: ({ status, starts_at, ends_at, created_at, updated_at }: PriceListSearch) => ({
    status: status && [status],
    starts_at: dayRange(starts_at),
    ends_at: dayRange(ends_at),
    created_at: dayRange(created_at),
    updated_at: dayRange(updated_at),
  }),
})

export type PriceListRow = Awaited<ReturnType<typeof priceLists.all>>[number]
