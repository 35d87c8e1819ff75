import type { Database, Row } from "#mocks/db/database.ts"
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

/** All figures of a cart: its own, and by id those of its lines, deliveries, tax lines and adjustments. */
export interface CartFigures {
  readonly totals: Totals
  readonly lines: ReadonlyMap<string, LineFigures>
  readonly methods: ReadonlyMap<string, Figures>
  readonly parts: ReadonlyMap<string, Pair>
}

export function cartFigures(db: Database, cart: Row<"cart">): CartFigures {
  const t = db.tables
  const lines = new Map<string, LineFigures>()
  const methods = new Map<string, Figures>()
  const parts = new Map<string, Pair>()
  const note = (
    figures: Figures,
    taxes: readonly { readonly id: string; readonly rate: number }[],
    discounts: readonly { readonly id: string; readonly amount: number; readonly is_tax_inclusive: boolean }[],
  ) => {
    for (const tax of taxes) parts.set(tax.id, taxLineFigures(figures, tax))
    for (const discount of discounts) parts.set(discount.id, adjustmentFigures(taxes, discount))
  }
  for (const line of t.cartLineItem.by("cart_id", cart.id)) {
    const tax_lines = t.cartLineItemTaxLine.by("item_id", line.id)
    const adjustments = t.cartLineItemAdjustment.by("item_id", line.id)
    const { unit_price, quantity, is_tax_inclusive } = line
    const figures = lineFigures({ unit_price, quantity, is_tax_inclusive, tax_lines, adjustments })
    lines.set(line.id, figures)
    note(figures, tax_lines, adjustments)
  }
  for (const method of t.cartShippingMethod.by("cart_id", cart.id)) {
    const tax_lines = t.cartShippingMethodTaxLine.by("shipping_method_id", method.id)
    const adjustments = t.cartShippingMethodAdjustment.by("shipping_method_id", method.id)
    const { amount, is_tax_inclusive } = method
    const figures = methodFigures({ amount, is_tax_inclusive, tax_lines, adjustments })
    methods.set(method.id, figures)
    note(figures, tax_lines, adjustments)
  }
  const digits = t.currency.get(cart.currency_code)?.decimal_digits ?? 2
  const credits = t.cartCreditLine.by("cart_id", cart.id)
  return { totals: totalsOf([...lines.values()], [...methods.values()], credits, digits), lines, methods, parts }
}

export const cartTotals = (db: Database, cart: Row<"cart">): Totals => cartFigures(db, cart).totals
