import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { flag } from "#lib/search-params.ts"

export const optionSearch = listSearch({ is_exclusive: flag, created_at: days, updated_at: days }, [
  "title",
  "created_at",
  "updated_at",
])
export type OptionSearch = ReturnType<typeof optionSearch>
