import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, text } from "#lib/search-params.ts"

export const locationSearch = listSearch({ channel: listOf(text()), created_at: days, updated_at: days }, [
  "name",
  "created_at",
  "updated_at",
])
export type LocationSearch = ReturnType<typeof locationSearch>
