import { adminSdk } from "#admin/api/client.ts"
import { dayRange } from "#admin/kit/filter-query.ts"
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

/** Attribute of the rule that limits a list to customer groups. */
export const GROUPS = "customer.groups.id"

type Dates = Pick<PriceListRow, "status" | "starts_at" | "ends_at">
export type PriceListState = "draft" | "scheduled" | "expired" | "active"

/** Whether a list's prices apply at a time: only active lists within their dates do. */
export function stateOf({ status, starts_at, ends_at }: Dates, now: number): PriceListState {
  if (status !== "active") return "draft"
  if (ends_at && Date.parse(ends_at) < now) return "expired"
  return starts_at && Date.parse(starts_at) > now ? "scheduled" : "active"
}
