import { listSearch } from "#admin/kit/list/list-search.ts"
import { flag, text } from "#lib/search-params.ts"

export const categorySearch = listSearch({ is_active: flag, is_internal: flag })
export type CategorySearch = ReturnType<typeof categorySearch>

/** Id of a category in the URL. */
export const categoryId = text(/^\w+$/)
