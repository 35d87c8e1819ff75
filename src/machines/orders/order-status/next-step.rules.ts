import { sumMoney } from "#lib/money.ts"
import { fulfillableItems, unfulfilledQuantity } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { type OpenChange, openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { nextPaymentStep } from "#machines/orders/payments/payments.rules.ts"
import { isExpected } from "#machines/orders/receive/receive.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview, Return } from "#schema/admin/entities/order-change.ts"
import { isToShip } from "./open-work.rules.ts"

/** What an order needs next. Amounts are in major units. */
export type NextStep =
  | { readonly type: "continue"; readonly change: OpenChange }
  | { readonly type: "capture"; readonly paymentId: string; readonly amount: number }
  | { readonly type: "fulfill"; readonly count: number }
  | { readonly type: "ship"; readonly fulfillmentId: string; readonly count: number }
  | { readonly type: "receive"; readonly returnId: string; readonly number: number }
  | { readonly type: "refund"; readonly paymentId: string; readonly amount: number }

export const paymentsOf = (order: Order) => (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? [])

/**
 * Quantities of a fulfillment by line item id. An inventory kit is fulfilled by its parts, each with its own multiple of the
 * quantity; of a kit that has changed since, the smallest number counts.
 */
export function quantitiesOf(
  { items }: NonNullable<Order["fulfillments"]>[number],
  lines: Order["items"],
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { line_item_id, inventory_item_id, quantity } of items ?? []) {
    const id = line_item_id ?? ""
    const parts = lines.find((line) => line.id === id)?.variant?.inventory_items ?? []
    const part = parts.find((each) => each.inventory_item_id === inventory_item_id)
    const units = quantity / (part?.required_quantity ?? 1)
    quantities.set(id, Math.min(units, quantities.get(id) ?? units))
  }
  return quantities
}

/** The step for the payments, as the payments card offers it. */
function paymentStep(order: Order, type: "capture" | "refund"): NextStep | undefined {
  const step = nextPaymentStep(order)
  if (!step || step.type === "markPaid" || step.type !== type) return undefined
  return { type, paymentId: step.payment.id, amount: step.amount }
}

function fulfillStep(order: Order): NextStep | undefined {
  const count = sumMoney(fulfillableItems(order).map(unfulfilledQuantity))
  return count > 0 ? { type: "fulfill", count } : undefined
}

function shipStep({ fulfillments = [], items }: Order): NextStep | undefined {
  const waiting = fulfillments.find(isToShip)
  if (!waiting) return undefined
  return { type: "ship", fulfillmentId: waiting.id, count: sumMoney([...quantitiesOf(waiting, items).values()]) }
}

function receiveStep(order: Order, returns: readonly Return[]): NextStep | undefined {
  const waiting = returns.find((each) => isExpected(each, order))
  return waiting && { type: "receive", returnId: waiting.id, number: waiting.display_id }
}

/**
 * The one action that brings an order forward: finish its open change, take the money, send the items, take returned
 * items back, then refund what is owed. Undefined if nothing is left or someone else has to act.
 */
export function nextStep(order: Order, preview: OrderPreview, returns: readonly Return[]): NextStep | undefined {
  if (order.status === "canceled" || order.status === "draft") return undefined
  const change = openChange(preview)
  if (change && change.type !== "transfer") return { type: "continue", change }
  const step = paymentStep(order, "capture")
  // Items can't be fulfilled, shipped or received while a transfer waits for the customer.
  if (step || change) return step ?? paymentStep(order, "refund")
  return fulfillStep(order) ?? shipStep(order) ?? receiveStep(order, returns) ?? paymentStep(order, "refund")
}
