import { currencyDigits, orderFigures, storedSummary } from "#mocks/domain/orders/order-totals.ts"
import { paidAndRefunded, pendingDifference } from "#mocks/domain/orders/summary.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/**
 * The stored figures of the present version follow: money came or went, or goods are on their way back. The totals stay
 * as they were written with the version; those of a draft's first one know of no taxes.
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
