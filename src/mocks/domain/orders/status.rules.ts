import { isZero, roundTo } from "#mocks/kernel/decimal.ts"

export type PaymentStatus =
  | "not_paid"
  | "awaiting"
  | "authorized"
  | "partially_authorized"
  | "canceled"
  | "captured"
  | "partially_captured"
  | "partially_refunded"
  | "refunded"
  | "requires_action"

interface Collection {
  readonly status: string
  readonly amount: number
  readonly captured_amount: number | null
  readonly refunded_amount: number | null
}

/** Calculates an order's payment status from its payment collections; `digits` are the currency's decimals. */
export function paymentStatus(collections: readonly Collection[], digits = 2): PaymentStatus {
  const covers = (part: number, whole: number) => part >= whole || isZero(whole - part, digits)
  const live = collections.filter((c) => c.status !== "canceled").length
  const count = (status: string) => collections.filter((c) => c.status === status).length
  let captured = 0
  let refunded = 0
  for (const c of collections) {
    const [taken, back] = [c.captured_amount ?? 0, c.refunded_amount ?? 0]
    if (taken > 0 || c.amount === 0) captured += covers(taken, c.amount) ? 1 : 0.5
    if (back > 0) refunded += covers(back, c.amount) ? 1 : 0.5
  }
  if (count("requires_action") > 0) return "requires_action"
  if (refunded > 0) return refunded === captured ? "refunded" : "partially_refunded"
  if (captured > 0) return captured === live ? "captured" : "partially_captured"
  const authorized = count("authorized")
  if (authorized > 0) return authorized === live ? "authorized" : "partially_authorized"
  if (collections.length > 0 && live === 0) return "canceled"
  return count("awaiting") > 0 ? "awaiting" : "not_paid"
}

export type FulfillmentStatus =
  | "canceled"
  | "not_fulfilled"
  | "partially_fulfilled"
  | "fulfilled"
  | "partially_shipped"
  | "shipped"
  | "partially_delivered"
  | "delivered"

interface Fulfillment {
  readonly packed_at: string | null
  readonly shipped_at: string | null
  readonly delivered_at: string | null
  readonly canceled_at: string | null
}

/** Calculates an order's fulfillment status; each fulfillment counts by its most advanced date. */
export function fulfillmentStatus(
  fulfillments: readonly Fulfillment[],
  items: readonly { readonly quantity: number; readonly fulfilled_quantity: number }[],
): FulfillmentStatus {
  const counts = { canceled: 0, delivered: 0, shipped: 0, fulfilled: 0 }
  for (const f of fulfillments) {
    if (f.canceled_at) counts.canceled += 1
    else if (f.delivered_at) counts.delivered += 1
    else if (f.shipped_at) counts.shipped += 1
    else if (f.packed_at) counts.fulfilled += 1
  }
  const live = fulfillments.length - counts.canceled
  const unfulfilled = items.some((i) => i.fulfilled_quantity < i.quantity)
  const whole = (n: number) => n === live && !unfulfilled
  if (counts.delivered > 0) return whole(counts.delivered) ? "delivered" : "partially_delivered"
  if (counts.shipped > 0) return whole(counts.shipped) ? "shipped" : "partially_shipped"
  if (counts.fulfilled > 0) return whole(counts.fulfilled) ? "fulfilled" : "partially_fulfilled"
  return fulfillments.length > 0 && live === 0 ? "canceled" : "not_fulfilled"
}

/** Calculates a payment collection's status after authorizations, captures and refunds. */
export function collectionStatus(
  collection: { readonly amount: number },
  sessions: readonly { readonly status: string; readonly amount: number }[],
  captured: number,
  digits = 2,
): "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "completed" {
  const amount = roundTo(collection.amount, digits)
  if (roundTo(captured, digits) >= amount) return "completed"
  if (sessions.length === 0) return "not_paid"
  const authorized = sessions.reduce(
    (sum, s) => sum + (s.status === "authorized" || s.status === "captured" ? s.amount : 0),
    0,
  )
  if (authorized <= 0) return "awaiting"
  return roundTo(authorized, digits) >= amount ? "authorized" : "partially_authorized"
}

/** Returns a return's status after a receipt: received if every requested quantity was received. */
export const receivedStatus = (
  items: readonly { readonly quantity: number; readonly received_quantity: number }[],
): "received" | "partially_received" =>
  items.every((i) => i.received_quantity === i.quantity) ? "received" : "partially_received"
