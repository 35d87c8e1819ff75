import { type AllFigures, allFigures, type Totals } from "#mocks/domain/pricing/totals.rules.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

export function cartFigures({ tables }: Database, cart: Row<"cart">): AllFigures {
  const lines = tables.cartLineItem.by("cart_id", cart.id).map(({ id, unit_price, quantity, is_tax_inclusive }) => ({
    id,
    unit_price,
    quantity,
    is_tax_inclusive,
    tax_lines: tables.cartLineItemTaxLine.by("item_id", id),
    adjustments: tables.cartLineItemAdjustment.by("item_id", id),
  }))
  const methods = tables.cartShippingMethod.by("cart_id", cart.id).map(({ id, amount, is_tax_inclusive }) => ({
    id,
    amount,
    is_tax_inclusive,
    tax_lines: tables.cartShippingMethodTaxLine.by("shipping_method_id", id),
    adjustments: tables.cartShippingMethodAdjustment.by("shipping_method_id", id),
  }))
  const digits = tables.currency.get(cart.currency_code)?.decimal_digits ?? 2
  return allFigures(lines, methods, tables.cartCreditLine.by("cart_id", cart.id), digits)
}

export const cartTotals = (db: Database, cart: Row<"cart">): Totals => cartFigures(db, cart).totals
