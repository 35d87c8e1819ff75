import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { oneOf } from "#lib/search-params.ts"

export const priceListSearch = listSearch(
  {
    status: oneOf(["active", "draft"]),
    starts_at: days,
    ends_at: days,
    created_at: days,
    updated_at: days,
  },
  ["title", "status", "type", "starts_at", "ends_at", "created_at", "updated_at"],
)
export type PriceListSearch = ReturnType<typeof priceListSearch>
