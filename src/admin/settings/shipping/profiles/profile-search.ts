import { days, listSearch } from "#admin/kit/list/list-search.ts"

export const profileSearch = listSearch({ created_at: days, updated_at: days }, [
  "name",
  "type",
  "created_at",
  "updated_at",
])
export type ProfileSearch = ReturnType<typeof profileSearch>
