// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { day, listOf, oneOf, searchParams, text, wholeFrom } from "#lib/search-params.ts"

export const orderStatuses = ["pending", "completed", "archived", "canceled", "requires_action"] as const
export const paymentStatuses = [
  "not_paid",
  "awaiting",
  "authorized",
  "partially_authorized",
  "captured",
  "partially_captured",
  "partially_refunded",
  "refunded",
  "canceled",
  "requires_action",
] as const
export const fulfillmentStatuses = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_delivered",
  "delivered",
  "canceled",
] as const
export const sorts = ["-created_at", "created_at", "-display_id", "display_id", "email", "-email"] as const

/** What stands in the URL of the order list. Anything that makes no sense is left out, so that an old link still works. */
export const orderSearch = searchParams({
  q: text(),
  status: listOf(oneOf(orderStatuses)),
  payment: listOf(oneOf(paymentStatuses)),
  fulfillment: listOf(oneOf(fulfillmentStatuses)),
  region: listOf(text()),
  channel: listOf(text()),
  /** Days: both ends belong to it. */
  from: day,
  to: day,
  sort: oneOf(sorts),
  page: wholeFrom(1),
})
export type OrderSearch = ReturnType<typeof orderSearch>
