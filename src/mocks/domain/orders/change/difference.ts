import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { cancelPayment } from "#mocks/domain/payments/payments.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

const OPEN = new Set(["not_paid", "awaiting"])
const AUTHORIZED = new Set(["authorized", "partially_authorized"])

/**
 * Bills the outstanding amount after a confirmed change in the first open payment collection. If its payments are only
 * authorized, their amount is outdated: they are canceled, and a new collection is created, even beside another open one.
 * A refund due doesn't create a collection.
 */
export function settleDifference(db: Database, order: Row<"order">): void {
  const pending = pendingOf(db, order)
  const { paymentCollection, payment } = db.tables
  const open = paymentCollection
    .by("order_id", order.id)
    .find(({ status }) => OPEN.has(status) || AUTHORIZED.has(status))
  if (open && OPEN.has(open.status)) {
    if (pending >= 0) paymentCollection.update(open.id, { amount: pending })
    return
  }
  if (pending <= 0) return
  if (open) {
    for (const row of payment.by("payment_collection_id", open.id)) cancelPayment(db, row)
    const status = (open.captured_amount ?? 0) > 0 ? "partially_captured" : "canceled"
    paymentCollection.update(open.id, { status })
  }
  paymentCollection.insert({ order_id: order.id, currency_code: order.currency_code, amount: pending })
}
