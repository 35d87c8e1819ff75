import { recordPayment } from "#mocks/domain/payments/payment-session.ts"
import { capturePayment } from "#mocks/domain/payments/payments.ts"
import { captureIntent, sessionOfIntent, sessionStatusOf } from "#mocks/domain/payments/stripe.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { completeCart } from "./place-order.ts"

/** Events of Stripe that the server acts on: a payment was authorized, or captured. */
const ACTIONS: Readonly<Record<string, "authorized" | "captured">> = {
  "payment_intent.amount_capturable_updated": "authorized",
  "payment_intent.succeeded": "captured",
}

function settle(db: Database, session: Row<"paymentSession">, action: "authorized" | "captured"): void {
  const payment = db.tables.payment.first("payment_session_id", session.id)
  if (payment) {
    if (action === "captured") capturePayment(db, payment.id, undefined, null)
    return
  }
  const collection = db.tables.paymentCollection.get(session.payment_collection_id)
  if (collection?.cart_id) {
    completeCart(db, collection.cart_id)
    return
  }
  const { id } = recordPayment(db, session, { captured: false })
  if (action === "captured") capturePayment(db, id, undefined, null)
}

/**
 * Does what the server does with an event of Stripe: captures the payment, places the order of a cart whose shopper
 * hasn't returned, or authorizes the payment of an order. A cart that can't be completed stays as it is. As on the
 * server, Stripe decides whether the payment was made, not the event.
 */
export function applyStripeEvent(db: Database, providerId: string, type: string, intentId: string): void {
  const action = ACTIONS[type]
  const found = sessionOfIntent(db, intentId)
  if (!action || found?.provider_id !== providerId) return
  const session = action === "captured" ? captureIntent(db, found) : found
  const isPaid = ["authorized", "captured"].includes(sessionStatusOf(session))
  if (!isPaid && !db.tables.payment.first("payment_session_id", session.id)) return
  try {
    db.attempt(() => settle(db, session, action))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Reports a confirmed payment of an order to the server, as Stripe does; carts are completed by the store. */
export function notifyOfOrderPayment(db: Database, intentId: string): void {
  const session = sessionOfIntent(db, intentId)
  const collection = db.tables.paymentCollection.get(session?.payment_collection_id)
  if (!session || !collection || collection.cart_id) return
  const isCaptured = sessionStatusOf(session) === "captured"
  const type = isCaptured ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated"
  applyStripeEvent(db, session.provider_id, type, intentId)
}
