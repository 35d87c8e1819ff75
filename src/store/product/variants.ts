import type { Product, ProductVariant } from "#schema/store/entities/catalog.ts"

export type Chosen = Readonly<Record<string, string>>

interface OptionValue {
  readonly id: string
  readonly value: string
  readonly option_id?: string | null | undefined
}
const valuesOf = (variant: ProductVariant) => (variant.options ?? []) as readonly OptionValue[]

/** Returns a variant's values by option id. */
export const choiceOf = (variant: ProductVariant): Chosen =>
  Object.fromEntries(valuesOf(variant).map((v) => [String(v.option_id), v.value]))

/** Returns the variant with exactly these values. */
export function variantFor(product: Product, chosen: Chosen): ProductVariant | undefined {
  return product.variants?.find((variant) => {
    const choice = choiceOf(variant)
    return Object.entries(choice).every(([option, value]) => chosen[option] === value)
  })
}

/** Whether a variant has this value together with the other chosen values. */
export const isPossible = (product: Product, chosen: Chosen, option: string, value: string): boolean =>
  product.variants?.some((variant) => {
    const choice = choiceOf(variant)
    return Object.entries({ ...chosen, [option]: value }).every(([key, v]) => choice[key] === v)
  }) ?? false

/** The options that a shopper chooses from: not the one that the server adds to a product without options. */
export const optionsToChoose = (product: Product): NonNullable<Product["options"]> =>
  (product.options ?? []).filter(({ title, values }) => title !== "Default option" || (values?.length ?? 0) > 1)

/** Whether all variants with this value and the other chosen values are sold out. */
export function isSoldOut(product: Product, chosen: Chosen, option: string, value: string): boolean {
  const wanted = Object.entries({ ...chosen, [option]: value })
  const found = (product.variants ?? []).filter((variant) => {
    const choice = choiceOf(variant)
    return wanted.every(([key, v]) => choice[key] === v)
  })
  return found.length > 0 && found.every((variant) => stockOf(variant).kind === "out")
}

export type Stock = { kind: "in" } | { kind: "low"; count: number } | { kind: "out" } | { kind: "backorder" }

const LOW = 5

/** Returns a variant's stock status; without managed inventory it is always in stock. */
export function stockOf(variant: ProductVariant): Stock {
  if (variant.manage_inventory === false) return { kind: "in" }
  const count = variant.inventory_quantity ?? 0
  if (count <= 0) return variant.allow_backorder ? { kind: "backorder" } : { kind: "out" }
  return count <= LOW ? { kind: "low", count } : { kind: "in" }
}

/** Returns the largest quantity that can be ordered; undefined without a limit. */
export const maxQuantity = (variant: ProductVariant | undefined): number | undefined =>
  variant && variant.manage_inventory !== false && !variant.allow_backorder
    ? Math.max(0, variant.inventory_quantity ?? 0)
    : undefined

/** Returns the first variant that isn't sold out, to preselect it; otherwise the first one. */
const firstSold = (product: Product): ProductVariant | undefined =>
  product.variants?.find((v) => stockOf(v).kind !== "out") ?? product.variants?.[0]

/** The chosen option values of a product, from the variant in the URL. */
export interface VariantChoice {
  readonly chosen: Chosen
  readonly variant: ProductVariant | undefined
  /** Returns the variant after choosing a value: one with all other choices, or the most similar one. */
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
        .map((v) => ({ v, same: Object.entries(choiceOf(v)).filter(([key, value]) => next[key] === value).length }))
        .sort((a, b) => b.same - a.same)[0]?.v
      return variantFor(product, next) ?? nearest
    },
  }
}
