import { multiplyMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/store/entities/order.ts"

type Line = NonNullable<Order["items"]>[number]

/** Fulfilled quantity of an item that isn't being returned yet. */
export const returnableQuantity = ({ detail }: Pick<Line, "detail">): number =>
  Math.max(
    0,
    detail.fulfilled_quantity -
      detail.return_requested_quantity -
      detail.return_received_quantity -
      detail.return_dismissed_quantity,
  )

/** Items that can be returned. Items that don't require shipping can't be shipped back. */
export const returnableLines = (order: Pick<Order, "items">): Line[] =>
  (order.items ?? []).filter((item) => item.requires_shipping && returnableQuantity(item) > 0)

/**
 * When an order's items can last be returned: at the end of the day that is a number of days after its latest delivery,
 * or shipment without one.
 */
export function returnUntil({ fulfillments = [] }: Pick<Order, "fulfillments">, days: number): Date | undefined {
  const sent = fulfillments.flatMap(({ canceled_at, delivered_at, shipped_at, created_at }) =>
    canceled_at ? [] : [Date.parse(String(delivered_at ?? shipped_at ?? created_at))],
  )
  if (sent.length === 0) return undefined
  const last = new Date(Math.max(...sent))
  return new Date(last.getFullYear(), last.getMonth(), last.getDate() + days, 23, 59, 59, 999)
}

type WhyNotReturn = "canceled" | "notSent" | "all" | "late"

/** Why nothing of an order can be returned at a time; `undefined` if something can. `days` are those of the return period. */
export function whyNotReturn(
  order: Pick<Order, "items" | "status" | "fulfillments">,
  { days, now = new Date() }: { readonly days?: number | undefined; readonly now?: Date } = {},
): WhyNotReturn | undefined {
  if (order.status === "canceled") return "canceled"
  if (returnableLines(order).length > 0) {
    const until = days === undefined ? undefined : returnUntil(order, days)
    return until && now > until ? "late" : undefined
  }
  return order.items?.some(({ detail }) => detail.fulfilled_quantity > 0) ? "all" : "notSent"
}

/** Selection for one item: quantity and reason. */
export interface ReturnSelection {
  readonly quantity: number
  readonly reasonId: string
  readonly note: string
}
/** By line item id; items that aren't listed aren't returned. */
export type ReturnSelections = Readonly<Record<string, ReturnSelection>>

export const emptySelection: ReturnSelection = { quantity: 0, reasonId: "", note: "" }

/** Selections with a quantity, limited to what can still be returned, because the order may have changed. */
export const limitSelections = (selections: ReturnSelections, order: Pick<Order, "items">): ReturnSelections =>
  Object.fromEntries(
    returnableLines(order).flatMap((item) => {
      const selection = selections[item.id]
      const quantity = Math.min(selection?.quantity ?? 0, returnableQuantity(item))
      return selection && quantity > 0 ? [[item.id, { ...selection, quantity }]] : []
    }),
  )

export const unitsOf = (selections: ReturnSelections): number =>
  Object.values(selections).reduce((sum, { quantity }) => sum + quantity, 0)

type WhyNotReview = "nothing" | "option"

/** Returns what the selection lacks for the review. Reasons are optional: the server needs none, and nor does a withdrawal. */
export function whyNotReview(selections: ReturnSelections, optionId: string | null): WhyNotReview | undefined {
  const chosen = Object.values(selections).filter(({ quantity }) => quantity > 0)
  if (chosen.length === 0) return "nothing"
  return optionId === null ? "option" : undefined
}

/** The estimated refund: the items with their tax, less the return shipping, and at least zero. */
export function refundOf(order: Pick<Order, "items">, selections: ReturnSelections, postage: number) {
  const itemTotal = sumMoney(
    (order.items ?? []).map((item) =>
      multiplyMoney(item.refundable_total_per_unit, selections[item.id]?.quantity ?? 0),
    ),
  )
  return { itemTotal, postage, total: Math.max(0, subtractMoney(itemTotal, postage)) }
}

/** Units that are being returned or were, by line item id. */
export type Returned = Readonly<Record<string, number>>

export const returnedUnits = ({ items }: Pick<Order, "items">): Returned =>
  Object.fromEntries(
    (items ?? []).map(({ id, detail }) => [
      id,
      detail.return_requested_quantity + detail.return_received_quantity + detail.return_dismissed_quantity,
    ]),
  )

/** Whether the same units of each item are returned in both. */
export function hasSameReturns(before: Pick<Order, "items">, after: Pick<Order, "items">): boolean {
  const now = returnedUnits(after)
  return Object.entries(returnedUnits(before)).every(([id, count]) => now[id] === count)
}

/** Whether the order contains the return: each item's returned units have grown by the requested quantity. */
export function hasReturn(before: Returned, after: Pick<Order, "items">, selections: ReturnSelections): boolean {
  const now = returnedUnits(after)
  return Object.entries(selections).every(([id, { quantity }]) => (now[id] ?? 0) - (before[id] ?? 0) >= quantity)
}
