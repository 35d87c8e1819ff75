import { authorizeSession } from "#mocks/domain/payments/payment-session.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { refreshSummary } from "./change/stored-summary.ts"

/** Authorizes a payment session of one of the order's collections; returns false if the provider refuses. */
export function authorizeForOrder(db: Database, order: Row<"order">, sessionId: string): boolean {
  const session = found(db.tables.paymentSession.get(sessionId), `PaymentSession id not found: ${sessionId}`)
  const collection = db.tables.paymentCollection.get(session.payment_collection_id)
  if (collection?.order_id !== order.id)
    throw invalidData(`Payment session ${sessionId} does not belong to order ${order.id}`)
  if (session.status !== "pending_authorization")
    throw notAllowed(`Payment session ${sessionId} is not in pending_authorization status`)
  if (authorizeSession(db, session)) return false
  const payment = db.tables.payment.first("payment_session_id", session.id)
  for (const capture of payment ? db.tables.capture.by("payment_id", payment.id) : [])
    db.tables.orderTransaction.insert({
      order_id: order.id,
      version: order.version,
      amount: capture.amount,
      currency_code: order.currency_code,
      reference: "capture",
      reference_id: capture.id,
    })
  refreshSummary(db, order)
  return true
}
