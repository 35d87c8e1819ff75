import { invalidData } from "#mocks/core/refusal.ts"
import type { InsertOf } from "#mocks/db/columns.ts"
import type { Database, Row } from "#mocks/db/database.ts"
import type { productVariant } from "#mocks/db/models/catalog.ts"
import { emit } from "./events.ts"
import { createInventoryItem } from "./inventory.ts"
import { createPriceSet, type PriceValues } from "./price-sets.ts"
import { resolveOptions } from "./product-options.ts"
import { refuseDuplicate } from "./unique.ts"

interface KitPart {
  readonly inventory_item_id: string
  readonly required_quantity?: number | undefined
}
type VariantColumns = InsertOf<(typeof productVariant)["columns"]>
export type VariantValues = Omit<VariantColumns, "product_id" | "price_set_id"> & {
  readonly title: string
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly prices?: readonly PriceValues[] | undefined
  readonly inventory_items?: readonly KitPart[] | undefined
}

const UNIQUE = ["sku", "barcode", "ean", "upc"] as const
export function refuseTwin(db: Database, values: Partial<VariantColumns>, own?: string): void {
  for (const column of UNIQUE)
    if (values[column]) refuseDuplicate(db.tables.productVariant, "Product variant", { [column]: values[column] }, own)
}

/** A managed variant is kept in stock as the parts it is made of; without parts it becomes an item of its own. */
function stock(db: Database, variant: Row<"productVariant">, parts: readonly KitPart[]): void {
  const ids = parts.map((part) => part.inventory_item_id)
  const missing = ids.filter((id) => !db.tables.inventoryItem.get(id))
  if (missing.length > 0) throw invalidData(`Inventory Items with ids: ${missing.join(", ")} was not found`)
  if (new Set(ids).size !== ids.length)
    throw invalidData(`Cannot associate duplicate inventory items to variant(s) ${variant.id}`)
  for (const { inventory_item_id, required_quantity } of parts)
    db.tables.variantInventoryItem.insert({ variant_id: variant.id, inventory_item_id, required_quantity })
  if (parts.length > 0 || !variant.manage_inventory) return
  const { sku, origin_country, mid_code, material, weight, length, height, width, hs_code, title, thumbnail } = variant
  const item = createInventoryItem(db, {
    ...{ sku, origin_country, mid_code, material, weight, length, height, width, hs_code, thumbnail },
    title,
    description: title,
  })
  db.tables.variantInventoryItem.insert({ variant_id: variant.id, inventory_item_id: item.id })
}

export function createVariant(db: Database, productId: string, values: VariantValues): Row<"productVariant"> {
  const { options, prices, inventory_items: parts, ...columns } = values
  refuseTwin(db, columns)
  const optionValues = options ? resolveOptions(db, { title: values.title, product_id: productId }, options) : []
  const row = db.tables.productVariant.insert({
    ...columns,
    product_id: productId,
    price_set_id: createPriceSet(db, prices ?? []).id,
  })
  for (const id of optionValues) db.tables.variantOptionValue.insert({ variant_id: row.id, option_value_id: id })
  stock(db, row, parts ?? [])
  emit(db, "product-variant.created", { id: row.id })
  return row
}
