import { paymentStatusOf } from "#machines/orders/order-status/payment-status.rules.ts"
import type { Order } from "#schema/store/entities/order.ts"
import type { Tone } from "#ui/tone.ts"

/** Status of an order as shown to shoppers. */
export type Phase =
  | "received"
  | "packed"
  | "partlyShipped"
  | "shipped"
  | "partlyDelivered"
  | "delivered"
  | "canceled"
  | "attention"

const phases: Readonly<Record<string, Phase>> = {
  not_fulfilled: "received",
  partially_fulfilled: "received",
  fulfilled: "packed",
  partially_shipped: "partlyShipped",
  shipped: "shipped",
  partially_delivered: "partlyDelivered",
  delivered: "delivered",
}
export const phaseTone: Readonly<Record<Phase, Tone>> = {
  received: "waiting",
  packed: "progress",
  partlyShipped: "progress",
  shipped: "progress",
  partlyDelivered: "progress",
  delivered: "done",
  canceled: "inactive",
  attention: "refused",
}

type Placed = Pick<Order, "status" | "fulfillment_status">

export function phaseOf({ status, fulfillment_status }: Placed): Phase {
  if (status === "canceled") return "canceled"
  if (status === "requires_action") return "attention"
  return phases[fulfillment_status ?? ""] ?? "received"
}

export type PaymentPhase = "open" | "paid" | "partlyPaid" | "refunded" | "partlyRefunded" | "canceled" | "attention"

const payments: Readonly<Record<string, PaymentPhase>> = {
  captured: "paid",
  partially_captured: "partlyPaid",
  refunded: "refunded",
  partially_refunded: "partlyRefunded",
  canceled: "canceled",
  requires_action: "attention",
}
export const paymentTone: Readonly<Record<PaymentPhase, Tone>> = {
  open: "waiting",
  paid: "done",
  partlyPaid: "waiting",
  refunded: "inactive",
  partlyRefunded: "inactive",
  canceled: "inactive",
  attention: "refused",
}
export const paymentPhaseOf = (order: Parameters<typeof paymentStatusOf>[0]): PaymentPhase =>
  payments[paymentStatusOf(order) ?? ""] ?? "open"

type Moved = Readonly<{
  return_requested_quantity: number
  return_received_quantity: number
  return_dismissed_quantity: number
}>
/** Sums the quantities of an order's items by return status: requested, received and dismissed. */
export function returnsOf(items: readonly { readonly detail: Moved }[] | null | undefined) {
  const sum = (field: keyof Moved) => (items ?? []).reduce((all, { detail }) => all + detail[field], 0)
  return {
    requested: sum("return_requested_quantity"),
    received: sum("return_received_quantity"),
    dismissed: sum("return_dismissed_quantity"),
  }
}
