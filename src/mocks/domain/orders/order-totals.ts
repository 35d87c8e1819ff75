import { type AllFigures, allFigures, type Totals } from "#mocks/domain/pricing/totals.rules.ts"
import { rawOf } from "#mocks/graph/steps.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { type OrderState, orderState } from "./order-state.ts"
import { pendingDifference } from "./summary.rules.ts"

export const currencyDigits = (db: Database, code: string): number => db.tables.currency.get(code)?.decimal_digits ?? 2

/** Calculates the totals of an order's version, or of its preview. */
export function orderFigures(db: Database, order: Row<"order">, state: OrderState = orderState(db, order)): AllFigures {
  const lines = state.items.map(({ line, detail, adjustments }) => ({
    id: line.id,
    unit_price: detail.unit_price ?? line.unit_price,
    quantity: detail.quantity,
    is_tax_inclusive: line.is_tax_inclusive,
    tax_lines: db.tables.orderLineItemTaxLine.by("item_id", line.id),
    adjustments,
    detail,
  }))
  const methods = state.methods.map(({ method: { id, amount, is_tax_inclusive }, adjustments }) => ({
    id,
    amount,
    is_tax_inclusive,
    tax_lines: db.tables.orderShippingMethodTaxLine.by("shipping_method_id", id),
    adjustments,
  }))
  return allFigures(lines, methods, state.credits, currencyDigits(db, order.currency_code))
}

/** Adds the `raw_` field of each amount. */
export function withRaws(amounts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(amounts)) {
    all[name] = value
    all[`raw_${name}`] = rawOf(Number(value))
  }
  return all
}

export const storedSummary = (db: Database, order: Row<"order">): Row<"orderSummary"> | undefined =>
  db.tables.orderSummary.by("order_id", order.id).find((summary) => summary.version === order.version)

/** The stored summary of an order's version with the current pending difference. */
export function orderSummary(db: Database, order: Row<"order">, totals: Totals): Record<string, unknown> | null {
  const stored = storedSummary(db, order)
  if (!stored) return null
  const digits = currencyDigits(db, order.currency_code)
  const transactions = db.tables.orderTransaction.by("order_id", order.id)
  const pending = pendingDifference(totals.total, transactions, totals.return_requested_total, digits)
  return withRaws({ ...stored.totals, pending_difference: pending })
}
