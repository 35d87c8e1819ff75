import { unitPriceOf } from "#lib/order-totals.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

interface ShippingPrice {
  readonly cost: number
  readonly is_tax_inclusive?: unknown
}

/**
 * Returns what a shipping option adds to the cart's total, in major units, and whether tax is still to be added. The API
 * has tax rates only for the cart's own shipping method. Other options get its rates until one of them is chosen.
 */
export function shippingPriceOf({ cost, is_tax_inclusive }: ShippingPrice, cart: Cart | null) {
  const tax_lines = cart?.shipping_methods?.find((method) => method.tax_lines?.length)?.tax_lines
  const isWithoutTax = is_tax_inclusive === false && Boolean(cart?.tax_total)
  return {
    amount: isWithoutTax ? unitPriceOf({ quantity: 1, unit_price: cost, tax_lines }, "gross") : cost,
    isPlusTax: isWithoutTax && !tax_lines,
  }
}
