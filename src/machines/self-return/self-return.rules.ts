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
