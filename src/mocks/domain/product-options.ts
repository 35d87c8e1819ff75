import { invalidData, notFound } from "#mocks/core/refusal.ts"
import type { Database, Row } from "#mocks/db/database.ts"

/** An option of the product's own, or a shared one by its id. */
export interface OptionValues {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly values?: readonly string[] | undefined
  readonly value_ids?: readonly string[] | undefined
  readonly ranks?: Readonly<Record<string, number>> | undefined
  readonly is_exclusive?: boolean | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

export function createOption(db: Database, option: OptionValues): Row<"productOption"> {
  const { title = "", values = [], ranks = {}, is_exclusive, metadata } = option
  const row = db.tables.productOption.insert({ title, is_exclusive, metadata })
  for (const value of values)
    db.tables.productOptionValue.insert({
      option_id: row.id,
      value,
      rank: Object.hasOwn(ranks, value) ? ranks[value] : undefined,
    })
  return row
}

/** Lets a product use an option, with all of its values or some. */
export function linkOption(db: Database, productId: string, optionId: string, valueIds?: readonly string[]): void {
  const t = db.tables
  const present = t.productProductOption.by("product_id", productId).find((l) => l.product_option_id === optionId)
  const link = present ?? t.productProductOption.insert({ product_id: productId, product_option_id: optionId })
  const used = new Set(
    t.productProductOptionValue.by("product_product_option_id", link.id).map((v) => v.product_option_value_id),
  )
  for (const value of t.productOptionValue.by("option_id", optionId)) {
    if (used.has(value.id) || (valueIds && !valueIds.includes(value.id))) continue
    t.productProductOptionValue.insert({ product_product_option_id: link.id, product_option_value_id: value.id })
  }
}

/** Gives a new product its options; those without an id become its own. */
export function attachOption(db: Database, productId: string, option: OptionValues): void {
  if (option.id === undefined) {
    const row = createOption(db, { ...option, is_exclusive: option.is_exclusive ?? true })
    linkOption(db, productId, row.id)
    return
  }
  if (!db.tables.productOption.get(option.id))
    throw notFound(`You tried to set relationship product_option_id: ${option.id}, but such entity does not exist`)
  linkOption(db, productId, option.id, option.value_ids)
}

export interface ProductOption {
  readonly id: string
  readonly title: string
  readonly values: readonly Row<"productOptionValue">[]
}

/** The options that a product uses, each with the values that it uses. */
export function optionsOf(db: Database, productId: string): ProductOption[] {
  const t = db.tables
  return t.productProductOption.by("product_id", productId).flatMap((link) => {
    const option = t.productOption.get(link.product_option_id)
    if (!option) return []
    const values = t.productProductOptionValue
      .by("product_product_option_id", link.id)
      .flatMap((v) => t.productOptionValue.get(v.product_option_value_id) ?? [])
    return [{ id: option.id, title: option.title, values }]
  })
}

/** The values that a variant's `{ Size: "M" }` means; no two variants of a product have the same. */
export function resolveOptions(
  db: Database,
  variant: { id?: string | undefined; title: string; product_id: string },
  wanted: Readonly<Record<string, string>>,
): string[] {
  const options = optionsOf(db, variant.product_id)
  const given = Object.entries(wanted)
  if (given.length !== options.length)
    throw invalidData(
      `Product has ${options.length} option values but there were ${given.length} provided option values for the variant: ${variant.title}.`,
    )
  const ids = given.map(([title, value]) => {
    const found = options.find((o) => o.title === title)?.values.find((v) => v.value === value)
    if (!found) throw invalidData(`Option value ${value} does not exist for option ${title}`)
    return found.id
  })
  const twin = db.tables.productVariant.by("product_id", variant.product_id).find((other) => {
    if (other.id === variant.id) return false
    const own = db.tables.variantOptionValue.by("variant_id", other.id).map((l) => l.option_value_id)
    return own.length === ids.length && ids.every((id) => own.includes(id))
  })
  if (twin) throw invalidData(`Variant (${twin.title}) with provided options already exists.`)
  return ids
}
