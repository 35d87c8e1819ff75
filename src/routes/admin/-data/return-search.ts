// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { z } from "zod/mini"

export const returnKinds = ["returns", "claims", "exchanges"] as const
export const returnStatuses = ["open", "requested", "partially_received", "received", "canceled"] as const
export type ReturnKind = (typeof returnKinds)[number]

/** What stands in the URL of the lists of returns, claims and exchanges. What makes no sense is left out. */
export const returnSearch = z.object({
  tab: z.catch(z.optional(z.enum(returnKinds)), undefined),
  /** Of returns only: the other two have no status of their own. */
  status: z.catch(z.optional(z.array(z.enum(returnStatuses))), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})
export type ReturnSearch = z.infer<typeof returnSearch>
