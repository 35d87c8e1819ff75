// Separate from the queries, because the first bundle of storefront and back office validates search parameters.

import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

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
/** Work that waits on orders. */
export const orderWork = ["fulfill", "ship", "deliver", "capture"] as const
/** Orders whose customer owes money, or is owed some. */
export const balances = ["due", "refund"] as const
/** Search parameters of the order list. */
export const orderSearch = listSearch(
  {
    status: listOf(oneOf(orderStatuses)),
    payment: listOf(oneOf(paymentStatuses)),
    fulfillment: listOf(oneOf(fulfillmentStatuses)),
    work: oneOf(orderWork),
    balance: oneOf(balances),
    region: listOf(text()),
    channel: listOf(text()),
    customer: listOf(text()),
    item: text(),
    created_at: days,
  },
  ["created_at", "display_id", "email"],
)
export type OrderSearch = ReturnType<typeof orderSearch>
