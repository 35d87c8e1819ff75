import { days, listSearch } from "#admin/kit/list/list-search.ts"

export const customerGroupSearch = listSearch({ created_at: days, updated_at: days }, [
  "name",
  "created_at",
  "updated_at",
])
export type CustomerGroupSearch = ReturnType<typeof customerGroupSearch>
