import { useState } from "react"
import type { Cart } from "#schema/store/entities/cart.ts"
import { shippingPriceOf, type TaxLines } from "#store/cart/shipping-price.ts"

interface PricedOption {
  readonly id: string
  readonly cost: number
  readonly is_tax_inclusive?: unknown
}

/** Returns a function for the price of a shipping option. Remembers the taxes of the options that were chosen before. */
export function useShippingPrices(cart: Cart | null) {
  const [known] = useState(() => new Map<string, TaxLines>())
  const { country_code, province } = cart?.shipping_address ?? {}
  const keyOf = (optionId: string) => [country_code, province, optionId].join()
  for (const { shipping_option_id: id, tax_lines } of cart?.shipping_methods ?? [])
    if (id && tax_lines) known.set(keyOf(id), tax_lines)
  return (option: PricedOption) => shippingPriceOf(option, cart, known.get(keyOf(option.id)))
}
