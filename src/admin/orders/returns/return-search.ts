// Separate from the queries, because the first bundle of storefront and back office validates search parameters.

import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf } from "#lib/search-params.ts"

export const returnKinds = ["returns", "claims", "exchanges"] as const
export const returnStatuses = ["open", "requested", "partially_received", "received", "canceled"] as const
export type ReturnKind = (typeof returnKinds)[number]

/** Search parameters of the lists of returns, claims and exchanges. */
export const returnSearch = listSearch({
  tab: oneOf(returnKinds),
  /** For returns only: claims and exchanges have no status. */
  status: listOf(oneOf(returnStatuses)),
  created_at: days,
})
export type ReturnSearch = ReturnType<typeof returnSearch>
