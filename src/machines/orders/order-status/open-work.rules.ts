import { compareMoney } from "#lib/money.ts"
import { refundDue } from "#lib/order-totals.ts"
import { fulfillableItems, fulfillmentState } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { dueToCapture, orderBalance } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"

/** What can wait to be done with an order, apart from refunds and returns. */
export type OrderWork = "fulfill" | "ship" | "deliver" | "capture"

type Fulfillment = NonNullable<Order["fulfillments"]>[number]

/** A fulfillment that isn't shipped yet; one without items or without shipping, such as a pickup, never is. */
export const isToShip = (fulfillment: Fulfillment): boolean =>
  fulfillmentState(fulfillment) === "packed" &&
  (fulfillment.items ?? []).length > 0 &&
  fulfillment.requires_shipping !== false

const isToDeliver = (fulfillment: Fulfillment): boolean => {
  const state = fulfillmentState(fulfillment)
  return state === "shipped" || (state === "packed" && !isToShip(fulfillment))
}

/** Whether work of a kind waits on an order, also on a completed one: it may have replacement items. */
export function isWaiting(order: Order, work: OrderWork): boolean {
  if (order.status === "canceled" || order.status === "draft") return false
  if (work === "fulfill") return fulfillableItems(order).length > 0
  if (work === "ship") return (order.fulfillments ?? []).some(isToShip)
  if (work === "deliver") return (order.fulfillments ?? []).some(isToDeliver)
  const payments = (order.payment_collections ?? [])
    .filter(({ status }) => status !== "canceled")
    .flatMap((collection) => collection.payments ?? [])
  return payments.some((payment) => compareMoney(dueToCapture(order, payment), 0, order.currency_code ?? "") > 0)
}

/**
 * Whether the customer still has to pay the order, or money has to be refunded now: not for requested returns that
 * haven't arrived. Canceled orders have no balance.
 */
export function openBalance(order: Order): "due" | "refund" | undefined {
  const balance = orderBalance(order)
  const currency = order.currency_code ?? ""
  if (compareMoney(balance.due, 0, currency) > 0) return "due"
  if (order.status === "canceled") return undefined
  return compareMoney(refundDue(balance, currency), 0, currency) > 0 ? "refund" : undefined
}
