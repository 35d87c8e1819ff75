import type { Database } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

interface ProductOption {
  readonly title: string
  readonly values: readonly { readonly id: string; readonly value: string }[]
}

/** A product's options with the values that the product uses. */
function optionsOf(db: Database, productId: string): ProductOption[] {
  const t = db.tables
  return t.productProductOption.by("product_id", productId).flatMap((link) => {
    const option = t.productOption.get(link.product_option_id)
    if (!option) return []
    const values = t.productProductOptionValue
      .by("product_product_option_id", link.id)
      .flatMap((used) => t.productOptionValue.get(used.product_option_value_id) ?? [])
    return [{ title: option.title, values }]
  })
}

export interface OptionedVariant {
  readonly id?: string | undefined
  readonly title: string
  /** Values by option title, such as `{ Size: "M" }`. Undefined keeps the current ones, empty removes them. */
  readonly options?: Readonly<Record<string, string>> | undefined
}

const valuesOf = (db: Database, variantId: string): string[] =>
  db.tables.variantOptionValue.by("variant_id", variantId).map((link) => link.option_value_id)

/** Ids of the option values of a variant; throws if an option is missing or a value unknown. */
function valuesMeant(options: readonly ProductOption[], variant: OptionedVariant): string[] {
  const given = Object.entries(variant.options ?? {})
  if (given.length === 0) return []
  if (given.length !== options.length)
    throw invalidData(
      `Product has ${options.length} option values but there were ${given.length} provided option values for the variant: ${variant.title}.`,
    )
  return given.map(([title, value]) => {
    const found = options.find((o) => o.title === title)?.values.find((v) => v.value === value)
    if (!found) throw invalidData(`Option value ${value} does not exist for option ${title}`)
    return found.id
  })
}

/**
 * Resolves the option values of variants to ids. Throws if an existing variant of the product has the same values;
 * variants of the same request aren't compared with each other.
 */
export function resolveOptions(
  db: Database,
  productId: string,
  variants: readonly OptionedVariant[],
): (string[] | undefined)[] {
  const options = optionsOf(db, productId)
  const present = db.tables.productVariant.by("product_id", productId)
  return variants.map((variant) => {
    if (!variant.options) return undefined
    const ids = valuesMeant(options, variant)
    if (ids.length === 0) return ids
    const duplicate = present.find((other) => {
      if (other.id === variant.id) return false
      const otherValues = valuesOf(db, other.id)
      return otherValues.length === ids.length && ids.every((id) => otherValues.includes(id))
    })
    if (duplicate) throw invalidData(`Variant (${duplicate.title}) with provided options already exists.`)
    return ids
  })
}

const sameOptions = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean => {
  const [x, y] = [Object.entries(a), Object.entries(b)]
  return (
    x.length > 0 && x.length === y.length && x.every(([title, value]) => Object.hasOwn(b, title) && b[title] === value)
  )
}

/** Throws if two variants of a request have the same options. */
export function refuseDuplicateOptions(variants: readonly OptionedVariant[]): void {
  for (const [i, variant] of variants.entries()) {
    const duplicate = variants.slice(i + 1).find((other) => sameOptions(variant.options ?? {}, other.options ?? {}))
    if (duplicate)
      throw invalidData(`Variant "${variant.title}" has same combination of option values as "${duplicate.title}".`)
  }
}

/** Replaces a variant's option values. */
export function setVariantOptions(db: Database, variantId: string, valueIds: readonly string[]): void {
  for (const link of db.tables.variantOptionValue.by("variant_id", variantId))
    db.tables.variantOptionValue.erase(link.id)
  for (const id of valueIds) db.tables.variantOptionValue.insert({ variant_id: variantId, option_value_id: id })
}
