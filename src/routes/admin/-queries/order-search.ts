// Separate from the queries, because the first bundle of storefront and back office validates search parameters.
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

/** Search parameters of the order list. Invalid ones are dropped, so that an old link still works. */
export const orderSearch = searchParams({
  q: text(),
  status: listOf(oneOf(orderStatuses)),
  payment: listOf(oneOf(paymentStatuses)),
  fulfillment: listOf(oneOf(fulfillmentStatuses)),
  region: listOf(text()),
  channel: listOf(text()),
  /** Days, inclusive at both ends. */
  from: day,
  to: day,
  sort: oneOf(sorts),
  page: wholeFrom(1),
})
export type OrderSearch = ReturnType<typeof orderSearch>
