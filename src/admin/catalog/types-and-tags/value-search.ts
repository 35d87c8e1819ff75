import { days, listSearch } from "#admin/kit/list/list-search.ts"

/** Search parameters of lists of names, such as product types and tags. */
export const valueSearch = listSearch({ created_at: days, updated_at: days }, ["value", "created_at", "updated_at"])
export type ValueSearch = ReturnType<typeof valueSearch>
