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

/** The first variant that can be bought, so that a shopper does not begin with a sold-out one. */
const firstSold = (product: Product): ProductVariant | undefined =>
  product.variants?.find((v) => stockOf(v).kind !== "out") ?? product.variants?.[0]

/** What is chosen of a product, by the variant in the address. */
export interface VariantChoice {
  readonly chosen: Chosen
  readonly variant: ProductVariant | undefined
  /** The variant after one more choice: with all the others if it is made, else the nearest one with this value. */
  withValue(option: string, value: string): ProductVariant | undefined
}

export function choiceFor(product: Product, wanted: string | undefined): VariantChoice {
  const variant = product.variants?.find((v) => v.id === wanted) ?? firstSold(product)
  const chosen = variant ? choiceOf(variant) : {}
  return {
    chosen,
    variant,
    withValue(option, value) {
      const next = { ...chosen, [option]: value }
      const nearest = [...(product.variants ?? [])]
        .filter((v) => choiceOf(v)[option] === value)
        .map((v) => ({ v, same: Object.entries(choiceOf(v)).filter(([key, own]) => next[key] === own).length }))
        .sort((a, b) => b.same - a.same)[0]?.v
      return variantFor(product, next) ?? nearest
    },
  }
}
