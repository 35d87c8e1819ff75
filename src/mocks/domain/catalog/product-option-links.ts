import { checkLinked } from "#mocks/domain/system/links.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { addValue, createOption, type OptionValues, removeOption } from "./product-options.ts"

/** A product's own option, or a shared option by id. */
export interface AttachedOption extends OptionValues {
  readonly id?: string | undefined
  /** Values that the product uses; all if unset. */
  readonly value_ids?: readonly string[] | undefined
}

type Link = Row<"productProductOption">

const linkOf = (db: Database, productId: string, optionId: string): Link | undefined =>
  db.tables.productProductOption.by("product_id", productId).find((link) => link.product_option_id === optionId)

const usedIn = (db: Database, link: Link): Row<"productProductOptionValue">[] =>
  db.tables.productProductOptionValue.by("product_product_option_id", link.id)

function attachValue(db: Database, link: Link, valueId: string): void {
  if (!db.tables.productOptionValue.get(valueId))
    throw notFound(`You tried to set relationship product_option_value_id: ${valueId}, but such entity does not exist`)
  if (usedIn(db, link).some((used) => used.product_option_value_id === valueId)) return
  db.tables.productProductOptionValue.insert({ product_product_option_id: link.id, product_option_value_id: valueId })
}

/** Links an option to a product with the given values, or all. */
function linkOption(db: Database, productId: string, optionId: string, valueIds?: readonly string[]): void {
  checkLinked(db.tables.product, "product_id", [productId])
  const link = db.tables.productProductOption.insert({ product_id: productId, product_option_id: optionId })
  const values = valueIds ?? db.tables.productOptionValue.by("option_id", optionId).map((value) => value.id)
  for (const id of values) attachValue(db, link, id)
}

/** Throws if an exclusive option belongs to another product. */
function refuseTaken(db: Database, productId: string, optionIds: readonly string[]): void {
  const taken = [...new Set(optionIds)].filter(
    (id) =>
      db.tables.productOption.get(id)?.is_exclusive &&
      db.tables.productProductOption
        .by("product_option_id", id)
        .some((link) => link.product_id !== productId && db.tables.product.get(link.product_id)),
  )
  if (taken.length > 0)
    throw invalidData(`Product options are already assigned to another product: ${taken.join(", ")}`)
}

function refuseMissing(db: Database, optionIds: readonly string[]): void {
  const missing = optionIds.filter((id) => !db.tables.productOption.get(id))
  if (missing.length > 0) throw invalidData(`Some product options were not found: [${missing.join(", ")}]`)
}

const idsOf = (options: readonly AttachedOption[]): string[] => options.flatMap((option) => option.id ?? [])

export function checkOptionsThere(db: Database, options: readonly AttachedOption[]): void {
  refuseMissing(db, idsOf(options))
}

export function refuseRepeatedOptions(title: string, options: readonly AttachedOption[]): void {
  const ids = idsOf(options)
  const twice = ids.filter((id, i) => ids.indexOf(id) < i)
  if (twice.length > 0) throw invalidData(`Product "${title}" has duplicate option assignments: [${twice.join(", ")}]`)
}

/**
 * Links options to a new product. Options without an id are created, exclusive unless `is_exclusive` is false, and
 * without ranks and metadata.
 */
export function attachOptions(db: Database, productId: string, options: readonly AttachedOption[]): void {
  refuseTaken(db, productId, idsOf(options))
  for (const { id, value_ids, title, values, is_exclusive = true } of options) {
    if (id !== undefined) linkOption(db, productId, id, value_ids)
    else linkOption(db, productId, createOption(db, { title, values, is_exclusive }).id)
  }
}

/** A product's variants with one of these values. */
const variantsWith = (db: Database, productId: string, valueIds: ReadonlySet<string>): Row<"productVariant">[] =>
  db.tables.productVariant
    .by("product_id", productId)
    .filter((variant) =>
      db.tables.variantOptionValue.by("variant_id", variant.id).some((link) => valueIds.has(link.option_value_id)),
    )

/** Unlinks an option from a product and deletes it if exclusive; throws if variants use it. */
function unlinkOption(db: Database, productId: string, optionId: string): void {
  const link = linkOf(db, productId, optionId)
  if (!link) return
  const values = new Set(db.tables.productOptionValue.by("option_id", optionId).map((value) => value.id))
  if (variantsWith(db, productId, values).length > 0)
    throw invalidData("Cannot unassign product option from product which has variants for that option")
  for (const used of usedIn(db, link)) db.tables.productProductOptionValue.erase(used.id)
  db.tables.productProductOption.erase(link.id)
  if (db.tables.productOption.get(optionId)?.is_exclusive) removeOption(db, optionId)
}

export function checkOptions(db: Database, productId: string, optionIds: readonly string[]): void {
  refuseMissing(db, optionIds)
  refuseTaken(db, productId, optionIds)
}

/** Replaces a product's options; options that stay keep the values that the product uses. */
export function setOptions(db: Database, productId: string, optionIds: readonly string[]): void {
  checkOptions(db, productId, optionIds)
  for (const { product_option_id: id } of db.tables.productProductOption.by("product_id", productId))
    if (!optionIds.includes(id)) unlinkOption(db, productId, id)
  for (const id of new Set(optionIds)) if (!linkOf(db, productId, id)) linkOption(db, productId, id)
}

interface ValueChange {
  readonly product_option_id: string
  readonly add?: readonly (string | { readonly value: string })[] | undefined
  readonly remove?: readonly string[] | undefined
}
interface OptionChanges {
  readonly add?: readonly (string | AttachedOption)[] | undefined
  readonly remove?: readonly string[] | undefined
  readonly update?: readonly ValueChange[] | undefined
}

function changeValues(db: Database, productId: string, change: ValueChange): void {
  const optionId = change.product_option_id
  if ((change.add ?? []).length + (change.remove ?? []).length === 0) return
  const link = linkOf(db, productId, optionId)
  if (!link) throw invalidData(`Some product options are not linked to products: [${productId}:${optionId}]`)
  const removed = new Set(change.remove)
  const users = variantsWith(db, productId, removed)
  if (users.length > 0)
    throw invalidData(
      `Cannot unassign option values from product because the following variant(s) are using it: ${users.map((variant) => variant.title).join(", ")}`,
    )
  for (const used of usedIn(db, link))
    if (removed.has(used.product_option_value_id)) db.tables.productProductOptionValue.erase(used.id)
  for (const added of change.add ?? []) {
    if (typeof added === "string") attachValue(db, link, added)
    else {
      const present = db.tables.productOptionValue.by("option_id", optionId).find((v) => v.value === added.value)
      attachValue(db, link, (present ?? addValue(db, optionId, added.value)).id)
    }
  }
}

/** Adds options (by id or as new shared ones), removes options, and changes the values that the product uses. */
export function changeOptions(db: Database, productId: string, changes: OptionChanges): void {
  const added = (changes.add ?? []).map((option) => (typeof option === "string" ? { id: option } : option))
  const ids = idsOf(added)
  const linked = ids.filter((id) => linkOf(db, productId, id))
  if (linked.length > 0) throw invalidData(`Product options are already linked to products: ${linked.join(", ")}`)
  refuseTaken(db, productId, ids)
  for (const { id, value_ids, ...newOption } of added as readonly AttachedOption[]) {
    if (id === undefined) linkOption(db, productId, createOption(db, newOption).id)
    else if (db.tables.productOption.get(id)) linkOption(db, productId, id, value_ids)
    else if (!db.tables.productOption.get(id, { withDeleted: true }))
      throw notFound(`You tried to set relationship product_option_id: ${id}, but such entity does not exist`)
  }
  for (const id of changes.remove ?? []) unlinkOption(db, productId, id)
  for (const change of changes.update ?? []) changeValues(db, productId, change)
}
