import type { Database, Row } from "#mocks/kernel/database.ts"
import { currencyDigits, orderFigures } from "./order-totals.ts"
import { pendingDifference } from "./summary.rules.ts"

/** Returns the outstanding amount of an order (negative: refund due), after deduction of requested returns. */
export function pendingOf(db: Database, order: Row<"order">): number {
  const { totals } = orderFigures(db, order)
  const transactions = db.tables.orderTransaction.by("order_id", order.id)
  const digits = currencyDigits(db, order.currency_code)
  return pendingDifference(totals.total, transactions, totals.return_requested_total, digits)
}
