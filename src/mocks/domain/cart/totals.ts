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
import type { Database, Row } from "#mocks/kernel/database.ts"

type Pair = { readonly total: number; readonly subtotal: number }

/** All totals of a cart: its own, and by id those of its line items, shipping methods, tax lines and adjustments. */
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
  const priced: Priced[] = []
  for (const line of t.cartLineItem.by("cart_id", cart.id)) {
    const tax_lines = t.cartLineItemTaxLine.by("item_id", line.id)
    const adjustments = t.cartLineItemAdjustment.by("item_id", line.id)
    const { unit_price, quantity, is_tax_inclusive } = line
    const figures = lineFigures({ unit_price, quantity, is_tax_inclusive, tax_lines, adjustments })
    lines.set(line.id, figures)
    priced.push({ figures, taxes: tax_lines, discounts: adjustments })
  }
  for (const method of t.cartShippingMethod.by("cart_id", cart.id)) {
    const tax_lines = t.cartShippingMethodTaxLine.by("shipping_method_id", method.id)
    const adjustments = t.cartShippingMethodAdjustment.by("shipping_method_id", method.id)
    const { amount, is_tax_inclusive } = method
    const figures = methodFigures({ amount, is_tax_inclusive, tax_lines, adjustments })
    methods.set(method.id, figures)
    priced.push({ figures, taxes: tax_lines, discounts: adjustments })
  }
  const digits = t.currency.get(cart.currency_code)?.decimal_digits ?? 2
  const credits = t.cartCreditLine.by("cart_id", cart.id)
  let parts: CartFigures["parts"] | undefined
  return {
    totals: totalsOf([...lines.values()], [...methods.values()], credits, digits),
    lines,
    methods,
    // Computed on first access: most callers don't need it.
    get parts() {
      parts ??= partsOf(priced)
      return parts
    },
  }
}

export const cartTotals = (db: Database, cart: Row<"cart">): Totals => cartFigures(db, cart).totals
