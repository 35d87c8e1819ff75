import { currencyDigits, orderFigures, storedSummary } from "#mocks/domain/orders/order-totals.ts"
import { paidAndRefunded, pendingDifference } from "#mocks/domain/orders/summary.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/**
 * Updates the payment amounts in the current version's stored summary after payments, refunds or return requests. Its
 * totals stay as written with the version; those of a draft order's first version exclude taxes.
 */
export function refreshSummary(db: Database, order: Row<"order">): void {
  const stored = storedSummary(db, order)
  if (!stored) return
  const { total, return_requested_total: returnRequested } = orderFigures(db, order).totals
  const transactions = db.tables.orderTransaction.by("order_id", order.id)
  const digits = currencyDigits(db, order.currency_code)
  const pending_difference = pendingDifference(total, transactions, returnRequested, digits)
  const totals = { ...stored.totals, ...paidAndRefunded(transactions), pending_difference }
  db.tables.orderSummary.update(stored.id, { totals })
}
