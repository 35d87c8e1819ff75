import { lineTitle } from "#lib/line-title.ts"
import { compareMoney, subtractMoney } from "#lib/money.ts"
import {
  fulfillableItems,
  fulfillmentState,
  isShipped,
  unfulfilledQuantity,
} from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { quantitiesOf } from "#machines/orders/order-status/next-step.rules.ts"
import { isToShip } from "#machines/orders/order-status/open-work.rules.ts"
import { whyNotOrder } from "#machines/orders/order-status/order-status.rules.ts"
import { dueToCapture, orderBalance, whyNotCapture } from "#machines/orders/payments/payments.rules.ts"
import type { Order, OrderLineItem } from "#schema/admin/entities/order.ts"
import type { OrderJobChange, OrderJobReason, OrderStep } from "./order-jobs.rules.ts"

/** Stock that is reserved for a line item. */
export interface Reservation {
  readonly itemId: string
  readonly locationId: string
  readonly quantity: number
}

/** What is known about the stock: mutable, because each planned order takes its part. */
export interface Stock {
  /** Reservations by line item id. */
  readonly reservations: ReadonlyMap<string, readonly Reservation[]>
  /** Stocked quantities that are left, by `stockKey`. */
  readonly left: Map<string, number>
}
export const stockKey = (itemId: string, locationId: string): string => `${itemId}@${locationId}`

/** The steps for an order, or why there are none; `takes` is the stock that they need, by `stockKey`. */
export interface Plan {
  readonly steps: readonly OrderStep[]
  readonly reason?: OrderJobReason
  readonly takes?: Readonly<Record<string, number>>
}
type PlainReason = Exclude<OrderJobReason["kind"], "refused" | "outOfStock" | "notReserved">
const no = (kind: PlainReason): Plan => ({ steps: [], reason: { kind } })

/** Plans what a job does to an order. The stock that the plan needs is taken from `stock`. */
export function planOf(order: Order, change: OrderJobChange, stock: Stock, hasOpenChange: boolean): Plan {
  const { type } = change
  if (type === "complete" || type === "archive") {
    const reason = whyNotOrder(type, order)
    return reason && reason !== "fulfillments" && reason !== "shipped" ? no(reason) : { steps: [{ type }] }
  }
  if (order.status === "canceled") return no("canceled")
  if (type === "capture") return planCapture(order)
  if (hasOpenChange) return no("openChange")
  if (type === "fulfill") return planFulfillments(order, change.partly, stock)
  return type === "ship" ? planShipments(order, change.numbers) : no("nothingLeft")
}

function planCapture(order: Order): Plan {
  const payments = (order.payment_collections ?? [])
    .filter(({ status }) => status !== "canceled")
    .flatMap((each) => each.payments ?? [])
  const steps: OrderStep[] = []
  const currency = order.currency_code ?? ""
  let { due } = orderBalance(order)
  for (const payment of payments) {
    const most = dueToCapture(order, payment)
    const amount = compareMoney(most, due, currency) < 0 ? most : due
    if (compareMoney(amount, 0, currency) <= 0) continue
    due = subtractMoney(due, amount)
    steps.push({ type: "capture", paymentId: payment.id, amount, currency })
  }
  if (steps.length > 0) return { steps }
  const valid = payments.filter((payment) => whyNotCapture(payment) !== "canceled")
  if (valid.length === 0) return no("noPayment")
  return no(valid.every((payment) => whyNotCapture(payment) === "captured") ? "captured" : "nothingDue")
}

/** The stock that one unit of a line item takes, by `stockKey`; undefined if too little is reserved for the unfulfilled units. */
function needsOf(line: OrderLineItem, reservations: readonly Reservation[]): Map<string, number> | undefined {
  const parts = line.variant?.manage_inventory ? (line.variant.inventory_items ?? []) : []
  const needs = new Map<string, number>()
  for (const { inventory_item_id, required_quantity } of parts) {
    const reservation = reservations.find(({ itemId }) => itemId === inventory_item_id)
    const required = required_quantity ?? 1
    if (!reservation || reservation.quantity < unfulfilledQuantity(line) * required) return undefined
    needs.set(stockKey(reservation.itemId, reservation.locationId), required)
  }
  return needs
}

interface Group {
  readonly isShipped: boolean
  /** Empty for items without stock. */
  readonly locationId: string
  readonly quantities: Record<string, number>
}

/** Plans fulfillments, one for each location, and one for items that aren't shipped. Takes their stock. */
function planFulfillments(order: Order, isPartly: boolean, stock: Stock): Plan {
  const lines = fulfillableItems(order).map((line) => {
    const reservations = stock.reservations.get(line.id) ?? []
    return { line, needs: needsOf(line, reservations), locationId: reservations[0]?.locationId ?? "" }
  })
  if (lines.length === 0) return no("nothingLeft")
  const unreserved = lines.filter(({ needs }) => !needs).map(({ line }) => lineTitle(line))
  if (unreserved.length > 0 && !isPartly) return { steps: [], reason: { kind: "notReserved", items: unreserved } }
  const left = new Map(stock.left)
  const missing: string[] = []
  const groups: Group[] = []
  // Items without stock come last, so that they join a fulfillment that has a location.
  for (const { line, needs, locationId } of lines.toSorted((a, b) => (b.needs?.size ?? 0) - (a.needs?.size ?? 0))) {
    const wanted = unfulfilledQuantity(line)
    const inStock = needs ? [...needs].map(([key, each]) => Math.floor((left.get(key) ?? 0) / each)) : [0]
    // The server refuses a part of a quantity that isn't in stock.
    if (!needs || Math.min(wanted, ...inStock) < wanted) {
      missing.push(lineTitle(line))
      continue
    }
    for (const [key, each] of needs) left.set(key, (left.get(key) ?? 0) - each * wanted)
    const isSame = (group: Group) =>
      group.isShipped === isShipped(line) && (needs.size === 0 || group.locationId === locationId)
    const group = groups.find(isSame)
    if (group) group.quantities[line.id] = wanted
    else
      groups.push({
        isShipped: isShipped(line),
        locationId: needs.size > 0 ? locationId : "",
        quantities: { [line.id]: wanted },
      })
  }
  if (groups.length === 0 || (missing.length > 0 && !isPartly))
    return { steps: [], reason: { kind: "outOfStock", items: missing } }
  const takes: Record<string, number> = {}
  for (const [key, rest] of left) {
    const taken = (stock.left.get(key) ?? 0) - rest
    if (taken > 0) takes[key] = taken
    stock.left.set(key, rest)
  }
  return { steps: groups.map(({ locationId, quantities }) => ({ type: "fulfill", locationId, quantities })), takes }
}

function planShipments(order: Order, numbers: Readonly<Record<string, readonly string[]>> | undefined): Plan {
  const all = (order.fulfillments ?? []).filter((each) => fulfillmentState(each) !== "canceled")
  const packed = all.filter(isToShip)
  if (packed.length === 0) {
    const isShippedAll = all.length > 0 && fulfillableItems(order).filter(isShipped).length === 0
    return no(isShippedAll ? "shipped" : "notFulfilled")
  }
  const orderNumbers = numbers?.[order.id] ?? []
  if (numbers && orderNumbers.length === 0) return no("noNumbers")
  if (orderNumbers.length > 0 && packed.length > 1) return no("severalPackages")
  const steps = packed.map((each) => ({
    type: "ship" as const,
    fulfillmentId: each.id,
    quantities: Object.fromEntries(quantitiesOf(each, order.items)),
    numbers: orderNumbers,
  }))
  return { steps }
}
