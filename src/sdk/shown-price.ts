import type { ProductVariant } from "#schema/store/entities/catalog.ts"

/** A price in major units, as shown in the store. */
export interface ShownPrice {
  readonly now: number
  /** Price before a sale; the same as `now` without one. */
  readonly was: number
  readonly currency: string
  /** Whether tax is part of the price; "none" where no tax applies. */
  readonly tax: "included" | "excluded" | "none"
}

/** A variant's calculated price, with tax if the server knows it; null without a price. */
export function amountOf(price: ProductVariant["calculated_price"]): ShownPrice | null {
  const now = price?.calculated_amount_with_tax ?? price?.calculated_amount
  if (now === null || now === undefined || !price?.currency_code) return null
  const was = price.original_amount_with_tax ?? price.original_amount ?? now
  const { calculated_amount_with_tax: withTax, calculated_amount_without_tax: withoutTax } = price
  const tax = typeof withTax !== "number" ? "excluded" : withTax === withoutTax ? "none" : "included"
  return { now, was, currency: price.currency_code, tax }
}

/** The lowest shown price of the variants; undefined if none has a price. */
export function lowestOf(variants: readonly ProductVariant[] | null | undefined): ShownPrice | undefined {
  const all = (variants ?? []).flatMap(({ calculated_price }) => amountOf(calculated_price) ?? [])
  return all.reduce<ShownPrice | undefined>((a, b) => (a && a.now <= b.now ? a : b), undefined)
}
