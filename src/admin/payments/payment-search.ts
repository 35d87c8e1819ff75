import { days, listSearch, numbers } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

/** What became of a payment, from its captures and refunds. */
export const paymentStates = [
  "authorized",
  "partially_captured",
  "captured",
  "partially_refunded",
  "refunded",
  "canceled",
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Search parameters of the list of payments. */
export const paymentSearch = listSearch(
  {
    state: listOf(oneOf(paymentStates)),
    currency: listOf(text(/^[a-z]{3}$/)),
    provider: listOf(text()),
    amount: numbers,
    created_at: days,
    updated_at: days,
  },
  ["created_at", "updated_at"],
)
export type PaymentSearch = ReturnType<typeof paymentSearch>
