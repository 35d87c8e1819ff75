// Separate from the queries, because the first bundle of storefront and back office validates search parameters.

import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, text } from "#lib/search-params.ts"

/** Search parameters of the draft list. */
export const draftSearch = listSearch({ region: listOf(text()), channel: listOf(text()), created_at: days }, [
  "created_at",
  "display_id",
])
export type DraftSearch = ReturnType<typeof draftSearch>
