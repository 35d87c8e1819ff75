import type { Fulfillment } from "#schema/admin/entities/location.ts"
import type { Order } from "#schema/admin/entities/order.ts"

type FulfillmentTaskReason = "shipped" | "delivered" | "canceled" | "openChange"

type FulfillmentState = "packed" | "shipped" | "delivered" | "canceled"

/** The fulfillment's status, from its most advanced date. */
export function fulfillmentState(fulfillment: Fulfillment): FulfillmentState {
  if (fulfillment.canceled_at) return "canceled"
  if (fulfillment.delivered_at) return "delivered"
  return fulfillment.shipped_at ? "shipped" : "packed"
}

/** Updating a fulfillment is a change of the order, of which only one may be open at a time. */
const blocked = (hasOpenChange: boolean): FulfillmentTaskReason | undefined =>
  hasOpenChange ? "openChange" : undefined

export function whyNotShip(fulfillment: Fulfillment, hasOpenChange: boolean): FulfillmentTaskReason | undefined {
  const state = fulfillmentState(fulfillment)
  return state === "packed" ? blocked(hasOpenChange) : state
}

export function whyNotDeliver(fulfillment: Fulfillment, hasOpenChange: boolean): FulfillmentTaskReason | undefined {
  const state = fulfillmentState(fulfillment)
  return state === "delivered" || state === "canceled" ? state : blocked(hasOpenChange)
}

/** Why a fulfillment can't be canceled: shipped ones can't. */
export function whyNotCancelFulfillment(
  fulfillment: Fulfillment,
  hasOpenChange: boolean,
): FulfillmentTaskReason | undefined {
  const state = fulfillmentState(fulfillment)
  return state === "packed" ? blocked(hasOpenChange) : state
}

type Line = NonNullable<Order["items"]>[number]
/** Unfulfilled quantity of an item. */
export const unfulfilledQuantity = (line: Line): number => (line.quantity ?? 0) - (line.detail?.fulfilled_quantity ?? 0)

export const fulfillableItems = (order: Order) => (order.items ?? []).filter((line) => unfulfilledQuantity(line) > 0)

/** One fulfillment holds either items that are shipped or items that aren't, such as gift cards. */
export const isShipped = ({ requires_shipping }: Line): boolean => requires_shipping !== false

/** The items of one fulfillment: those that are shipped, or if there are none, the others. */
export function proposedItems(order: Order) {
  const items = fulfillableItems(order)
  const shipped = items.filter(isShipped)
  return shipped.length > 0 ? shipped : items
}
