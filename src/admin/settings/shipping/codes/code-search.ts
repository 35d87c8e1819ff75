import { days, listSearch } from "#admin/kit/list/list-search.ts"

/** Search parameters of the lists of reasons and shipping option types. */
export const codeSearch = listSearch({ created_at: days, updated_at: days }, [
  "label",
  "value",
  "code",
  "description",
  "created_at",
  "updated_at",
])
export type CodeSearch = ReturnType<typeof codeSearch>
