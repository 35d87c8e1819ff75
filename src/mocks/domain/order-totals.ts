import type { Database, Row } from "#mocks/db/database.ts"
import { pendingDifference } from "./summary.ts"
import {
  adjustmentFigures,
  type Figures,
  type LineFigures,
  lineFigures,
  methodFigures,
  type Totals,
  taxLineFigures,
  totalsOf,
} from "./totals.ts"

type Pair = { readonly total: number; readonly subtotal: number }

/** All figures of an order's present version: its own, and by id those of its lines, deliveries and their parts. */
export interface OrderFigures {
  readonly totals: Totals
  readonly lines: ReadonlyMap<string, LineFigures>
  readonly methods: ReadonlyMap<string, Figures>
  readonly parts: ReadonlyMap<string, Pair>
}

const currencyDigits = (db: Database, code: string): number => db.tables.currency.get(code)?.decimal_digits ?? 2

/** The lines that an order's present version holds. */
export const itemsOf = (db: Database, order: Row<"order">): Row<"orderItem">[] =>
  db.tables.orderItem.by("order_id", order.id).filter((item) => item.version === order.version)

/** The deliveries that an order's present version holds. */
export const shippingOf = (db: Database, order: Row<"order">): Row<"orderShipping">[] =>
  db.tables.orderShipping.by("order_id", order.id).filter((shipping) => shipping.version === order.version)

export const creditsOf = (db: Database, order: Row<"order">): Row<"orderCreditLine">[] =>
  db.tables.orderCreditLine.by("order_id", order.id).filter((credit) => credit.version === order.version)

export function orderFigures(db: Database, order: Row<"order">): OrderFigures {
  const t = db.tables
  const lines = new Map<string, LineFigures>()
  const methods = new Map<string, Figures>()
  const parts = new Map<string, Pair>()
  for (const detail of itemsOf(db, order)) {
    const line = t.orderLineItem.get(detail.item_id)
    if (!line) continue
    const tax_lines = t.orderLineItemTaxLine.by("item_id", line.id)
    const adjustments = t.orderLineItemAdjustment.by("item_id", line.id).filter((a) => a.version === order.version)
    const { quantity } = detail
    const unit_price = detail.unit_price ?? line.unit_price
    const { is_tax_inclusive } = line
    const figures = lineFigures({ unit_price, quantity, is_tax_inclusive, tax_lines, adjustments, detail })
    lines.set(line.id, figures)
    for (const tax of tax_lines) parts.set(tax.id, taxLineFigures(figures, tax))
    for (const discount of adjustments) parts.set(discount.id, adjustmentFigures(tax_lines, discount))
  }
  for (const { shipping_method_id } of shippingOf(db, order)) {
    const method = t.orderShippingMethod.get(shipping_method_id)
    if (!method) continue
    const tax_lines = t.orderShippingMethodTaxLine.by("shipping_method_id", method.id)
    const adjustments = t.orderShippingMethodAdjustment
      .by("shipping_method_id", method.id)
      .filter((a) => a.version === order.version)
    const { amount, is_tax_inclusive } = method
    const figures = methodFigures({ amount, is_tax_inclusive, tax_lines, adjustments })
    methods.set(method.id, figures)
    for (const tax of tax_lines) parts.set(tax.id, taxLineFigures(figures, tax))
    for (const discount of adjustments) parts.set(discount.id, adjustmentFigures(tax_lines, discount))
  }
  const digits = currencyDigits(db, order.currency_code)
  return {
    totals: totalsOf([...lines.values()], [...methods.values()], creditsOf(db, order), digits),
    lines,
    methods,
    parts,
  }
}

const raw = (value: number) => ({ value: String(value), precision: 20 })

/** The stored summary of an order's present version, with what is pending reckoned anew; amounts with their twins. */
export function orderSummary(db: Database, order: Row<"order">, totals: Totals): Record<string, unknown> | null {
  const stored = db.tables.orderSummary.by("order_id", order.id).find((summary) => summary.version === order.version)
  if (!stored) return null
  const digits = currencyDigits(db, order.currency_code)
  const transactions = db.tables.orderTransaction.by("order_id", order.id)
  const pending = pendingDifference(totals.total, transactions, totals.return_requested_total, digits)
  const summary: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ ...stored.totals, pending_difference: pending })) {
    summary[name] = value
    summary[`raw_${name}`] = raw(Number(value))
  }
  return summary
}
