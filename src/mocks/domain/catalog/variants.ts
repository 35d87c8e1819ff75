import { createPriceSet, type PriceValues, removePriceSet, replacePrices } from "#mocks/domain/pricing/price-sets.ts"
import { checkLinked, unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf, PatchOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { productVariant } from "#mocks/kernel/models/catalog.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import {
  applyManageInventory,
  createVariantInventory,
  deleteVariantInventory,
  type KitPart,
} from "./variant-inventory.ts"
import { resolveOptions, setVariantOptions } from "./variant-options.ts"

type VariantColumns = InsertOf<(typeof productVariant)["columns"]>
export type VariantValues = Omit<VariantColumns, "product_id" | "price_set_id"> & {
  readonly title: string
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly prices?: readonly PriceValues[] | undefined
  readonly inventory_items?: readonly KitPart[] | undefined
}
export type VariantChange = Omit<PatchOf<(typeof productVariant)["columns"]>, "product_id" | "price_set_id"> &
  Pick<VariantValues, "options" | "prices">

const UNIQUE = ["sku", "barcode", "ean", "upc"] as const
function refuseTaken(db: Database, values: VariantChange, ownId?: string): void {
  for (const column of UNIQUE)
    refuseDuplicate(db.tables.productVariant, "Product variant", { [column]: values[column] }, ownId)
}

/** Inserts a variant with its options and prices, without inventory items, as a product's update does. */
export function insertVariant(
  db: Database,
  productId: string,
  values: VariantValues,
  optionValues: readonly string[] = [],
): Row<"productVariant"> {
  const { options: _options, prices, inventory_items: _parts, ...columns } = values
  refuseTaken(db, columns)
  const row = db.tables.productVariant.insert({
    ...columns,
    product_id: productId,
    price_set_id: prices && createPriceSet(db, prices).id,
  })
  setVariantOptions(db, row.id, optionValues)
  emit(db, "product-variant.created", { id: row.id })
  return row
}

/** Creates variants with prices and inventory items. The product's existence is checked last, as on the server. */
export function createVariants(
  db: Database,
  productId: string,
  variants: readonly VariantValues[],
): Row<"productVariant">[] {
  const optionValues = resolveOptions(db, productId, variants)
  const rows = variants.map((values, i) =>
    insertVariant(db, productId, { ...values, prices: values.prices ?? [] }, optionValues[i]),
  )
  checkLinked(db.tables.product, "product_id", rows.length > 0 ? [productId] : [])
  for (const [i, row] of rows.entries()) createVariantInventory(db, row, variants[i]?.inventory_items ?? [])
  return rows
}

/** Replaces a variant's prices; prices with an id are updated. */
function setPrices(db: Database, variant: Row<"productVariant">, prices: readonly PriceValues[]): void {
  for (const { id, currency_code, amount } of prices) {
    if (id !== undefined) continue
    const missing = currency_code === undefined ? "currency_code" : amount === undefined ? "amount" : undefined
    if (missing) throw invalidData(`Value for Price.${missing} is required, 'undefined' found`)
  }
  if (variant.price_set_id !== null) replacePrices(db, variant.price_set_id, prices)
  else db.tables.productVariant.update(variant.id, { price_set_id: createPriceSet(db, prices).id })
}

export function changeVariant(
  db: Database,
  id: string,
  change: VariantChange,
  optionValues?: readonly string[],
): Row<"productVariant"> {
  const { options: _, prices, ...columns } = change
  refuseTaken(db, columns, id)
  const row = db.tables.productVariant.update(id, columns)
  if (optionValues) setVariantOptions(db, id, optionValues)
  if (prices) setPrices(db, row, prices)
  if (columns.manage_inventory !== undefined) applyManageInventory(db, row)
  emit(db, "product-variant.updated", { id })
  return row
}

type NamedChange = VariantChange & { readonly id: string }

export function checkVariants(db: Database, changes: readonly NamedChange[]): void {
  const unknown = changes.filter(({ id }) => !db.tables.productVariant.get(id)).map(({ id }) => id)
  if (unknown.length > 0) throw invalidData(`Cannot update non-existing variants with ids: ${unknown.join(", ")}`)
}

export function updateVariants(db: Database, changes: readonly NamedChange[]): void {
  checkVariants(db, changes)
  // The server's message contains the title from the change, even if that is undefined.
  const optionValues = changes.map((change) => {
    const productId = db.tables.productVariant.get(change.id)?.product_id ?? ""
    return resolveOptions(db, productId, [{ ...change, title: String(change.title) }])[0]
  })
  for (const [i, { id, ...change }] of changes.entries()) changeVariant(db, id, change, optionValues[i])
}

/** Deletes variants and their prices; their inventory items are kept. */
export function removeVariants(db: Database, ids: readonly string[]): void {
  for (const id of ids) {
    const row = db.tables.productVariant.get(id)
    if (!row) continue
    db.tables.productVariant.remove(id)
    removePriceSet(db, row.price_set_id)
    unlink(db.tables.variantImage, "variant_id", id)
    emit(db, "product-variant.deleted", { id })
  }
}

/** Deletes variants with their inventory items; unknown ids are ignored. */
export function deleteVariants(db: Database, ids: readonly string[]): void {
  const present = ids.filter((id) => db.tables.productVariant.get(id))
  deleteVariantInventory(db, present)
  removeVariants(db, present)
}
