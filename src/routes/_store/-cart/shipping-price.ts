import { unitPriceOf } from "#lib/order-totals.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

interface ShippingPrice {
  readonly cost: number
  readonly is_tax_inclusive?: unknown
}

const isTaxed = ({
  tax_lines,
}: {
  tax_lines?: readonly { readonly rate?: number | undefined }[] | undefined
}): boolean => tax_lines?.some(({ rate = 0 }) => rate > 0) ?? false

/**
 * Returns what a shipping option adds to the cart's total, in major units, and whether tax is still to be added. The API
 * has tax rates only for the cart's own shipping method. Other options get its rates until one of them is chosen. A cart
 * whose total is zero has no tax, but still tax rates.
 */
export function shippingPriceOf({ cost, is_tax_inclusive }: ShippingPrice, cart: Cart | null) {
  const { shipping_methods: methods = [], items = [] } = cart ?? {}
  const tax_lines = methods.find((method) => method.tax_lines?.length)?.tax_lines
  const isWithoutTax = is_tax_inclusive === false && [...methods, ...(items ?? [])].some(isTaxed)
  return {
    amount: isWithoutTax ? unitPriceOf({ quantity: 1, unit_price: cost, tax_lines }, "gross") : cost,
    isPlusTax: isWithoutTax && !tax_lines,
  }
}
