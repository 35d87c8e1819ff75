import { days, listSearch } from "#admin/kit/list/list-search.ts"

export const regionSearch = listSearch({ created_at: days, updated_at: days }, [
  "name",
  "currency_code",
  "created_at",
  "updated_at",
])
export type RegionSearch = ReturnType<typeof regionSearch>
