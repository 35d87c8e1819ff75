import { sumMoney } from "#lib/money.ts"
import { unitPriceOf } from "#lib/order-totals.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

export type TaxLines = readonly { readonly rate?: number | undefined }[]

interface ShippingPrice {
  readonly id?: string | undefined
  readonly cost: number
  readonly is_tax_inclusive?: unknown
}
interface Taxed {
  readonly tax_lines?: TaxLines | undefined
}

const rateOf = ({ tax_lines = [] }: Taxed): number => sumMoney(tax_lines.map(({ rate = 0 }) => rate))

/** The tax lines of the cart's own shipping method. */
export const shippingTaxes = (cart: Cart | null): TaxLines | undefined =>
  cart?.shipping_methods?.find((method) => method.tax_lines?.length)?.tax_lines

/**
 * Returns what a shipping option adds to the cart's total, in major units, and whether tax is still to be added. The API
 * has tax rates only for the cart's own shipping method; `known` are those of the option from an earlier choice. Other
 * options get the rate of the cart's method if it is one of the items' too: an option can have a rate of its own. A cart
 * whose total is zero has no tax, but still tax rates.
 */
export function shippingPriceOf({ id, cost, is_tax_inclusive }: ShippingPrice, cart: Cart | null, known?: TaxLines) {
  const methods = cart?.shipping_methods ?? []
  const items = cart?.items ?? []
  const isWithoutTax = is_tax_inclusive === false && [...methods, ...items].some((each) => rateOf(each) > 0)
  const chosen = methods.find(({ shipping_option_id }) => id !== undefined && shipping_option_id === id)?.tax_lines
  const usual = shippingTaxes(cart)
  const isUsual =
    items.every((item) => rateOf(item) === 0) || items.some((item) => rateOf(item) === rateOf({ tax_lines: usual }))
  const tax_lines = chosen ?? known ?? (isUsual ? usual : undefined)
  return {
    amount: isWithoutTax ? unitPriceOf({ quantity: 1, unit_price: cost, tax_lines }, "gross") : cost,
    isPlusTax: isWithoutTax && !tax_lines,
  }
}
