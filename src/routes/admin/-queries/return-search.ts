// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { listOf, oneOf, searchParams, wholeFrom } from "#lib/search-params.ts"

export const returnKinds = ["returns", "claims", "exchanges"] as const
export const returnStatuses = ["open", "requested", "partially_received", "received", "canceled"] as const
export type ReturnKind = (typeof returnKinds)[number]

/** What stands in the URL of the lists of returns, claims and exchanges. What makes no sense is left out. */
export const returnSearch = searchParams({
  tab: oneOf(returnKinds),
  /** Of returns only: the other two have no status of their own. */
  status: listOf(oneOf(returnStatuses)),
  page: wholeFrom(1),
})
export type ReturnSearch = ReturnType<typeof returnSearch>
