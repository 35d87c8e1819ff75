import type { Database, Row } from "#mocks/kernel/database.ts"
import { notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"
import { levelAt } from "./inventory.ts"

export interface LevelValues {
  readonly location_id: string
  readonly stocked_quantity?: number | undefined
  readonly incoming_quantity?: number | undefined
}

export function createLevel(db: Database, itemId: string, values: LevelValues): Row<"inventoryLevel"> {
  const { location_id, stocked_quantity, incoming_quantity } = values
  if (!db.tables.stockLocation.get(location_id))
    throw notFound(`Stock locations with ids: ${location_id} was not found`)
  if (!db.tables.inventoryItem.get(itemId))
    throw notFound(`You tried to set relationship inventory_item_id: ${itemId}, but such entity does not exist`)
  refuseDuplicate(db.tables.inventoryLevel, "Inventory level", { inventory_item_id: itemId, location_id })
  return db.tables.inventoryLevel.insert({
    inventory_item_id: itemId,
    location_id,
    stocked_quantity,
    incoming_quantity,
  })
}

export function updateLevel(db: Database, itemId: string, values: LevelValues): Row<"inventoryLevel"> {
  const level = levelAt(db, itemId, values.location_id)
  if (!level) throw notFound(`Item ${itemId} is not stocked at location ${values.location_id}`)
  const { stocked_quantity, incoming_quantity } = values
  return db.tables.inventoryLevel.update(level.id, { stocked_quantity, incoming_quantity })
}

/** Deletes levels; throws if stock is reserved, or present without `force`. Incoming stock doesn't prevent it. */
export function deleteLevels(db: Database, levels: readonly Row<"inventoryLevel">[], force = false): void {
  const refuse = (why: (level: Row<"inventoryLevel">) => boolean, text: (locations: string) => string) => {
    const locations = levels.filter(why).map((level) => level.location_id)
    if (locations.length > 0) throw notAllowed(text(locations.join(", ")))
  }
  if (!force)
    refuse(
      (level) => level.stocked_quantity > 0,
      (at) =>
        `Cannot remove Inventory Levels for ${at} because there are stocked items at the locations. Use force flag to delete anyway.`,
    )
  refuse(
    (level) => level.reserved_quantity > 0,
    (at) => `Cannot remove Inventory Levels for ${at} because there are reserved or incoming items at the locations`,
  )
  for (const level of levels) db.tables.inventoryLevel.remove(level.id)
}
