// Separate from the queries, because the first bundle of storefront and back office validates search parameters.
import { listOf, oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"

export const draftSorts = ["-created_at", "created_at", "-display_id", "display_id"] as const

/** Search parameters of the draft list; invalid ones are dropped. */
export const draftSearch = searchParams({
  q: text(),
  region: listOf(text()),
  channel: listOf(text()),
  sort: oneOf(draftSorts),
  page: wholeFrom(1),
})
export type DraftSearch = ReturnType<typeof draftSearch>
