import type { Database, Row } from "#mocks/db/database.ts"
import { currencyDigits, orderFigures, storedSummary } from "#mocks/domain/order-totals.ts"
import { summaryOf } from "#mocks/domain/summary.ts"

/** The stored figures of the present version follow: money came or went, or goods are on their way back. */
export function refreshSummary(db: Database, order: Row<"order">): void {
  const stored = storedSummary(db, order)
  if (!stored) return
  const { total, return_requested_total: returnRequested } = orderFigures(db, order).totals
  const summary = summaryOf({
    total,
    returnRequested,
    before: Number(stored.totals.original_order_total),
    credits: Number(stored.totals.credit_line_total),
    transactions: db.tables.orderTransaction.by("order_id", order.id),
    digits: currencyDigits(db, order.currency_code),
  })
  db.tables.orderSummary.update(stored.id, { totals: { ...summary } })
}
