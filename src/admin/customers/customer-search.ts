import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { flag, listOf, text } from "#lib/search-params.ts"

export const customerSearch = listSearch(
  { account: flag, group: listOf(text()), company: text(), created_at: days, updated_at: days },
  ["first_name", "email", "company_name", "created_at", "updated_at"],
)
export type CustomerSearch = ReturnType<typeof customerSearch>
