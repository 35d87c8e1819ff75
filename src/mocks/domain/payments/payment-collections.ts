import { collectionStatus } from "#mocks/domain/orders/status.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"

const ENDED = new Set(["canceled", "error"])
const AUTHORIZED = new Set(["authorized", "captured"])

/** Recalculates a collection's amounts and status from its sessions, captures and refunds. */
export function refreshCollection(db: Database, id: string): Row<"paymentCollection"> {
  const { paymentCollection, paymentSession, payment, capture, refund } = db.tables
  const collection = paymentCollection.get(id) as Row<"paymentCollection">
  const sessions = paymentSession.by("payment_collection_id", id).filter((session) => !ENDED.has(session.status))
  const payments = payment.by("payment_collection_id", id)
  const captured = sumOf(
    payments.flatMap((p) => capture.by("payment_id", p.id)),
    (c) => c.amount,
  )
  const digits = db.tables.currency.get(collection.currency_code)?.decimal_digits
  const status = collectionStatus(collection, sessions, captured, digits)
  return paymentCollection.update(id, {
    authorized_amount: sumOf(
      sessions.filter((session) => AUTHORIZED.has(session.status)),
      (session) => session.amount,
    ),
    captured_amount: captured,
    refunded_amount: sumOf(
      payments.flatMap((p) => refund.by("payment_id", p.id)),
      (r) => r.amount,
    ),
    status,
    completed_at: status === "completed" ? (collection.completed_at ?? db.clock.iso()) : undefined,
  })
}
