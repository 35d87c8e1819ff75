import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { cancelPayment } from "#mocks/domain/payments/payments.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

const OPEN = new Set(["not_paid", "awaiting"])
const AUTHORIZED = new Set(["authorized", "partially_authorized"])

/**
 * Bills the outstanding amount after a confirmed change in one open payment collection. Cancels payments that are
 * only authorized, because their amount is outdated. A refund due doesn't create a collection.
 */
export function settleDifference(db: Database, order: Row<"order">): void {
  const pending = pendingOf(db, order)
  const { paymentCollection, payment } = db.tables
  const collections = paymentCollection.by("order_id", order.id)
  const open = collections.find((collection) => OPEN.has(collection.status))
  if (open) {
    if (pending >= 0) paymentCollection.update(open.id, { amount: pending })
    return
  }
  if (pending <= 0) return
  for (const collection of collections) {
    if (!AUTHORIZED.has(collection.status)) continue
    for (const row of payment.by("payment_collection_id", collection.id)) cancelPayment(db, row)
    const status = (collection.captured_amount ?? 0) > 0 ? "partially_captured" : "canceled"
    paymentCollection.update(collection.id, { status })
  }
  paymentCollection.insert({ order_id: order.id, currency_code: order.currency_code, amount: pending })
}
