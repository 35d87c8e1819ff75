// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { listOf, oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"

export const draftSorts = ["-created_at", "created_at", "-display_id", "display_id"] as const

/** What stands in the URL of the list of drafts. What makes no sense is left out. */
export const draftSearch = searchParams({
  q: text(),
  region: listOf(text()),
  channel: listOf(text()),
  sort: oneOf(draftSorts),
  page: wholeFrom(1),
})
export type DraftSearch = ReturnType<typeof draftSearch>
