// Separate from the queries, because the first bundle of storefront and back office validates search parameters.
import { listOf, oneOf, searchParams, wholeFrom } from "#lib/search-params.ts"

export const returnKinds = ["returns", "claims", "exchanges"] as const
export const returnStatuses = ["open", "requested", "partially_received", "received", "canceled"] as const
export type ReturnKind = (typeof returnKinds)[number]

/** Search parameters of the lists of returns, claims and exchanges; invalid ones are dropped. */
export const returnSearch = searchParams({
  tab: oneOf(returnKinds),
  /** For returns only: claims and exchanges have no status. */
  status: listOf(oneOf(returnStatuses)),
  page: wholeFrom(1),
})
export type ReturnSearch = ReturnType<typeof returnSearch>
