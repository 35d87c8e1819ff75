import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"

export type Chosen = Readonly<Record<string, string>>

interface OptionValue {
  readonly id: string
  readonly value: string
  readonly option_id?: string | null | undefined
}
const valuesOf = (variant: ProductVariant) => (variant.options ?? []) as readonly OptionValue[]

/** A variant's values by the id of their option. */
export const choiceOf = (variant: ProductVariant): Chosen =>
  Object.fromEntries(valuesOf(variant).map((v) => [String(v.option_id), v.value]))

/** The variant that has exactly these values. */
export function variantFor(product: Product, chosen: Chosen): ProductVariant | undefined {
  return product.variants?.find((variant) => {
    const choice = choiceOf(variant)
    return Object.entries(choice).every(([option, value]) => chosen[option] === value)
  })
}

/** Is there a variant with this value and what else is chosen? */
export const isPossible = (product: Product, chosen: Chosen, option: string, value: string): boolean =>
  product.variants?.some((variant) => {
    const choice = choiceOf(variant)
    return Object.entries({ ...chosen, [option]: value }).every(([key, v]) => choice[key] === v)
  }) ?? false

export type Stock = { kind: "in" } | { kind: "low"; count: number } | { kind: "out" } | { kind: "backorder" }

const LOW = 5

/** What can be said of a variant's stock: nothing is promised where it is not kept. */
export function stockOf(variant: ProductVariant): Stock {
  if (variant.manage_inventory === false) return { kind: "in" }
  const count = variant.inventory_quantity ?? 0
  if (count <= 0) return variant.allow_backorder ? { kind: "backorder" } : { kind: "out" }
  return count <= LOW ? { kind: "low", count } : { kind: "in" }
}

/** How many may be ordered at once; undefined where there is no limit. */
export const mostOf = (variant: ProductVariant | undefined): number | undefined =>
  variant && variant.manage_inventory !== false && !variant.allow_backorder
    ? Math.max(0, variant.inventory_quantity ?? 0)
    : undefined
