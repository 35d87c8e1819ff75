import type { Order } from "#schema/admin/entities/order.ts"

export type OrderTask = { type: "complete" | "archive" | "cancel"; orderId: string }
type OrderReason = "canceled" | "completed" | "archived" | "fulfillments" | "shipped" | "notCompleted"

/** Why an order cannot be completed, archived or canceled now. */
export function whyNotOrder(type: OrderTask["type"], order: Order): OrderReason | undefined {
  const { status } = order
  if (status === "archived" && type !== "cancel") return "archived"
  if (type === "complete") return status === "canceled" || status === "completed" ? status : undefined
  if (type === "archive") return status === "completed" || status === "canceled" ? undefined : "notCompleted"
  if (status === "canceled" || status === "completed") return status
  const active = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
  // A shipped fulfillment can't be canceled, so neither can its order.
  if (active.some(({ shipped_at, delivered_at }) => shipped_at || delivered_at)) return "shipped"
  return active.length > 0 ? "fulfillments" : undefined
}
