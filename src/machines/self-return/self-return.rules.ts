import { multiplyMoney, subtractMoney, sumMoney } from "#lib/money.ts"
import type { Order } from "#schema/store/entities/order.ts"

type Line = NonNullable<Order["items"]>[number]

/** Units of a line that were sent and are not on their way back yet. */
export const leftOf = ({ detail }: Pick<Line, "detail">): number =>
  Math.max(
    0,
    detail.fulfilled_quantity -
      detail.return_requested_quantity -
      detail.return_received_quantity -
      detail.return_dismissed_quantity,
  )

/** The lines of which something can come back. What is not sent by parcel cannot be sent back by one. */
export const returnableLines = (order: Pick<Order, "items">): Line[] =>
  (order.items ?? []).filter((item) => item.requires_shipping && leftOf(item) > 0)

export type WhyNotReturn = "canceled" | "notSent" | "all"

/** Why nothing of an order can be sent back; `undefined` where something can. */
export function whyNotReturn(order: Pick<Order, "items" | "status">): WhyNotReturn | undefined {
  if (order.status === "canceled") return "canceled"
  if (returnableLines(order).length > 0) return undefined
  return order.items?.some(({ detail }) => detail.fulfilled_quantity > 0) ? "all" : "notSent"
}

/** What somebody wants to send back of a line, and why. */
export interface Wish {
  readonly quantity: number
  readonly reasonId: string
  readonly note: string
}
/** By the line's id; a line that is not here stays with the customer. */
export type Wishes = Readonly<Record<string, Wish>>

export const noWish: Wish = { quantity: 0, reasonId: "", note: "" }

/** The wishes that mean something, and no more than what is left: the order may have changed since they were made. */
export const wishesWithin = (wishes: Wishes, order: Pick<Order, "items">): Wishes =>
  Object.fromEntries(
    returnableLines(order).flatMap((item) => {
      const wish = wishes[item.id]
      const quantity = Math.min(wish?.quantity ?? 0, leftOf(item))
      return wish && quantity > 0 ? [[item.id, { ...wish, quantity }]] : []
    }),
  )

export const unitsOf = (wishes: Wishes): number =>
  Object.values(wishes).reduce((sum, { quantity }) => sum + quantity, 0)

export type WhyNotReview = "nothing" | "reason" | "option"

/** What must be answered before the return can be looked over. A shop without reasons asks for none. */
export function whyNotReview(
  wishes: Wishes,
  { hasReasons, optionId }: { hasReasons: boolean; optionId: string | null },
): WhyNotReview | undefined {
  const chosen = Object.values(wishes).filter(({ quantity }) => quantity > 0)
  if (chosen.length === 0) return "nothing"
  if (hasReasons && chosen.some(({ reasonId }) => !reasonId)) return "reason"
  return optionId === null ? "option" : undefined
}

/** What comes back: the goods with their tax, and what the way back costs. Nothing is refunded that was not paid. */
export function refundOf(order: Pick<Order, "items">, wishes: Wishes, postage: number) {
  const goods = sumMoney(
    (order.items ?? []).map((item) => multiplyMoney(item.refundable_total_per_unit, wishes[item.id]?.quantity ?? 0)),
  )
  return { goods, postage, total: Math.max(0, subtractMoney(goods, postage)) }
}

/** Whether the order has what was asked for: the units that are on their way back have grown by it, line by line. */
export function isBooked(before: Pick<Order, "items">, after: Pick<Order, "items">, wishes: Wishes): boolean {
  const gone = (order: Pick<Order, "items">, id: string) => {
    const detail = order.items?.find((item) => item.id === id)?.detail
    return detail
      ? detail.return_requested_quantity + detail.return_received_quantity + detail.return_dismissed_quantity
      : 0
  }
  return Object.entries(wishes).every(([id, { quantity }]) => gone(after, id) - gone(before, id) >= quantity)
}
