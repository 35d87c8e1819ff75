import type { ProductVariant } from "#schema/store/entities/catalog.ts"

/** A price in major units, as the shop shows it. */
export interface ShownPrice {
  readonly now: number
  /** Before a sale; the same as `now` without one. */
  readonly was: number
  readonly currency: string
  readonly hasTax: boolean
}

/** A variant's price as the server calculated it, with tax where the server knows the tax. Null where it has none. */
export function amountOf(price: ProductVariant["calculated_price"]): ShownPrice | null {
  const now = price?.calculated_amount_with_tax ?? price?.calculated_amount
  if (now === null || now === undefined || !price?.currency_code) return null
  const was = price.original_amount_with_tax ?? price.original_amount ?? now
  return { now, was, currency: price.currency_code, hasTax: typeof price.calculated_amount_with_tax === "number" }
}

/** The lowest of some variants' prices as the shop shows them. */
export function lowestOf(variants: readonly ProductVariant[] | null | undefined): ShownPrice | undefined {
  const all = (variants ?? []).flatMap(({ calculated_price }) => amountOf(calculated_price) ?? [])
  return all.reduce<ShownPrice | undefined>((a, b) => (a && a.now <= b.now ? a : b), undefined)
}
