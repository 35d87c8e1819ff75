import { createInventoryItem, deleteInventoryItem } from "#mocks/domain/inventory/inventory.ts"
import { unlink } from "#mocks/domain/system/links.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"

/** An inventory item of a variant and the quantity needed per unit. */
export interface KitPart {
  readonly inventory_item_id: string
  readonly required_quantity?: number | undefined
}

const partOf = (db: Database, variantId: string, itemId: string): Row<"variantInventoryItem"> | undefined =>
  db.tables.variantInventoryItem.by("variant_id", variantId).find((part) => part.inventory_item_id === itemId)

/** Adds an inventory item to a variant, or changes its quantity. Doesn't check that the item exists. */
export function setPart(db: Database, variantId: string, part: KitPart): void {
  const { inventory_item_id, required_quantity } = part
  const present = partOf(db, variantId, inventory_item_id)
  if (present) db.tables.variantInventoryItem.update(present.id, { required_quantity })
  else db.tables.variantInventoryItem.insert({ variant_id: variantId, inventory_item_id, required_quantity })
}

export function changePart(db: Database, variantId: string, part: KitPart): void {
  if (!partOf(db, variantId, part.inventory_item_id)) throw notFound("Could not find all existing links from data")
  setPart(db, variantId, part)
}

export function removePart(db: Database, variantId: string, itemId: string): void {
  const part = partOf(db, variantId, itemId)
  if (part) db.tables.variantInventoryItem.erase(part.id)
}

/** Links a managed variant to its inventory items; without any, creates an inventory item for it. */
export function createVariantInventory(db: Database, variant: Row<"productVariant">, parts: readonly KitPart[]): void {
  const ids = parts.map((part) => part.inventory_item_id)
  const missing = ids.filter((id) => !db.tables.inventoryItem.get(id))
  if (missing.length > 0) throw invalidData(`Inventory Items with ids: ${missing.join(", ")} was not found`)
  if (new Set(ids).size !== ids.length)
    throw invalidData(`Cannot associate duplicate inventory items to variant(s) ${variant.id}`)
  if (!variant.manage_inventory) return
  for (const part of parts) setPart(db, variant.id, part)
  if (parts.length > 0) return
  const { sku, origin_country, mid_code, material, weight, length, height, width, hs_code, title, thumbnail } = variant
  const item = createInventoryItem(db, {
    sku,
    origin_country,
    mid_code,
    material,
    weight,
    length,
    height,
    width,
    hs_code,
    thumbnail,
    title,
    description: title,
  })
  setPart(db, variant.id, { inventory_item_id: item.id })
}

/**
 * Applies a change of `manage_inventory`: a managed variant without inventory items gets a new one, an unmanaged
 * variant loses its links.
 */
export function applyManageInventory(db: Database, variant: Row<"productVariant">): void {
  if (!variant.manage_inventory) unlink(db.tables.variantInventoryItem, "variant_id", variant.id)
  else if (db.tables.variantInventoryItem.by("variant_id", variant.id).length === 0)
    createVariantInventory(db, variant, [])
}

/** Deletes the inventory items that only these variants use; throws if one has reservations. */
export function deleteVariantInventory(db: Database, variantIds: readonly string[]): void {
  const parts = variantIds.flatMap((id) => db.tables.variantInventoryItem.by("variant_id", id))
  for (const part of parts) db.tables.variantInventoryItem.erase(part.id)
  const left = [...new Set(parts.map((part) => part.inventory_item_id))].filter(
    (id) => db.tables.variantInventoryItem.by("inventory_item_id", id).length === 0,
  )
  const reserved = left.filter((id) => db.tables.reservation.by("inventory_item_id", id).length > 0)
  if (reserved.length > 0)
    throw invalidData(
      `Cannot remove following inventory item(s) since they have reservations: [${reserved.join(", ")}].`,
    )
  for (const id of left) deleteInventoryItem(db, id)
}
