import {
  type Figures,
  type LineFigures,
  lineFigures,
  methodFigures,
  type Priced,
  partsOf,
  type Totals,
  totalsOf,
} from "#mocks/domain/pricing/totals.rules.ts"
import { rawOf } from "#mocks/graph/select.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { type OrderState, orderState } from "./order-state.ts"
import { pendingDifference } from "./summary.rules.ts"

type Pair = { readonly total: number; readonly subtotal: number }

/** All totals of an order version: its own, and by id those of its line items, shipping methods and their parts. */
export interface OrderFigures {
  readonly totals: Totals
  readonly lines: ReadonlyMap<string, LineFigures>
  readonly methods: ReadonlyMap<string, Figures>
  readonly parts: ReadonlyMap<string, Pair>
}

export const currencyDigits = (db: Database, code: string): number => db.tables.currency.get(code)?.decimal_digits ?? 2

/** Calculates the totals of an order, or of its preview. */
export function orderFigures(
  db: Database,
  order: Row<"order">,
  state: OrderState = orderState(db, order),
): OrderFigures {
  const t = db.tables
  const lines = new Map<string, LineFigures>()
  const methods = new Map<string, Figures>()
  const priced: Priced[] = []
  for (const { line, detail, adjustments } of state.items) {
    const tax_lines = t.orderLineItemTaxLine.by("item_id", line.id)
    const { quantity } = detail
    const unit_price = detail.unit_price ?? line.unit_price
    const { is_tax_inclusive } = line
    const figures = lineFigures({ unit_price, quantity, is_tax_inclusive, tax_lines, adjustments, detail })
    lines.set(line.id, figures)
    priced.push({ figures, taxes: tax_lines, discounts: adjustments })
  }
  for (const { method, adjustments } of state.methods) {
    const tax_lines = t.orderShippingMethodTaxLine.by("shipping_method_id", method.id)
    const { amount, is_tax_inclusive } = method
    const figures = methodFigures({ amount, is_tax_inclusive, tax_lines, adjustments })
    methods.set(method.id, figures)
    priced.push({ figures, taxes: tax_lines, discounts: adjustments })
  }
  const digits = currencyDigits(db, order.currency_code)
  let parts: OrderFigures["parts"] | undefined
  return {
    totals: totalsOf([...lines.values()], [...methods.values()], state.credits, digits),
    lines,
    methods,
    // Computed on first access: most callers don't need it.
    get parts() {
      parts ??= partsOf(priced)
      return parts
    },
  }
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
