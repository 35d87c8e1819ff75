import { collectionStatus } from "#mocks/domain/orders/status.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { sumOf } from "#mocks/kernel/decimal.ts"

const ENDED = new Set(["canceled", "error"])
const AUTHORIZED = new Set(["authorized", "captured"])

/**
 * Decimals that the payment module compares amounts with: those that browsers and Node format the currency with, even
 * where the currency itself has fewer (HUF). 0 means that amounts aren't rounded.
 */
export function paymentDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency })
    return format.resolvedOptions().maximumFractionDigits ?? 0
  } catch {
    return 0
  }
}

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
  const status = collectionStatus(collection, sessions, captured, paymentDigits(collection.currency_code))
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
