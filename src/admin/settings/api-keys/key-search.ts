import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { oneOf } from "#lib/search-params.ts"

export const keyTypes = ["publishable", "secret"] as const

export const keySearch = listSearch({ type: oneOf(keyTypes), created_at: days, updated_at: days }, [
  "title",
  "last_used_at",
  "created_at",
  "updated_at",
])
export type KeySearch = ReturnType<typeof keySearch>
