import { unlink } from "#mocks/domain/system/links.ts"
import type { InsertOf } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import type { inventoryItem, reservation } from "#mocks/kernel/models/inventory.ts"
import { invalidData, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

type ItemValues = InsertOf<(typeof inventoryItem)["columns"]>

export function createInventoryItem(db: Database, values: ItemValues): Row<"inventoryItem"> {
  refuseDuplicate(db.tables.inventoryItem, "Inventory item", { sku: values.sku })
  const row = db.tables.inventoryItem.insert(values)
  emit(db, "inventory-item.created", { id: row.id })
  return row
}

export function updateInventoryItem(db: Database, id: string, change: ItemValues): Row<"inventoryItem"> {
  if (!db.tables.inventoryItem.get(id)) throw notFound(`InventoryItem with id "${id}" not found`)
  refuseDuplicate(db.tables.inventoryItem, "Inventory item", { sku: change.sku }, id)
  const row = db.tables.inventoryItem.update(id, change)
  emit(db, "inventory-item.updated", { id })
  return row
}

/** Deletes an item with its levels and links to variants; throws if a level has reserved stock. */
export function deleteInventoryItem(db: Database, id: string): void {
  if (!db.tables.inventoryItem.get(id)) return
  const levels = db.tables.inventoryLevel.by("inventory_item_id", id)
  if (levels.some((level) => level.reserved_quantity > 0))
    throw invalidData(`Cannot remove following inventory item(s) since they have reservations: [${id}].`)
  for (const level of levels) db.tables.inventoryLevel.remove(level.id)
  for (const row of db.tables.reservation.by("inventory_item_id", id)) db.tables.reservation.remove(row.id)
  unlink(db.tables.variantInventoryItem, "inventory_item_id", id)
  db.tables.inventoryItem.remove(id)
  emit(db, "inventory-item.deleted", { id })
}

export const levelAt = (db: Database, itemId: string, locationId: string): Row<"inventoryLevel"> | undefined =>
  db.tables.inventoryLevel.by("inventory_item_id", itemId).find((level) => level.location_id === locationId)

/** Returns a level's unreserved stock. */
export const availableOf = (level: Row<"inventoryLevel">): number => level.stocked_quantity - level.reserved_quantity

/** Adds stock to a location, or removes it if `by` is negative. */
export function adjustStock(db: Database, itemId: string, locationId: string, by: number): Row<"inventoryLevel"> {
  const level = levelAt(db, itemId, locationId)
  if (!level) throw notFound(`Inventory level for item ${itemId} and location ${locationId} not found`)
  return db.tables.inventoryLevel.update(level.id, { stocked_quantity: level.stocked_quantity + by })
}

/** Adjusts a level's `reserved_quantity`; does nothing if the level no longer exists. */
function book(db: Database, itemId: string, locationId: string, by: number): void {
  const level = levelAt(db, itemId, locationId)
  if (level) db.tables.inventoryLevel.update(level.id, { reserved_quantity: level.reserved_quantity + by })
}

function checkFree(db: Database, itemId: string, locationId: string, quantity: number): void {
  const level = levelAt(db, itemId, locationId)
  if (!level) throw notFound(`Item ${itemId} is not stocked at location ${locationId}`)
  if (availableOf(level) < quantity)
    throw notAllowed(`Not enough stock available for item ${itemId} at location ${locationId}`)
}

type ReservationValues = InsertOf<(typeof reservation)["columns"]> & {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
}

/** Reserves stock; throws if too little is available, unless backorders are allowed. */
export function reserve(db: Database, values: ReservationValues): Row<"reservation"> {
  const { inventory_item_id: item, location_id: location, quantity, allow_backorder } = values
  checkFree(db, item, location, allow_backorder ? Number.NEGATIVE_INFINITY : quantity)
  const row = db.tables.reservation.insert(values)
  book(db, item, location, quantity)
  emit(db, "reservation-item.created", { id: row.id })
  return row
}

export function updateReservation(
  db: Database,
  id: string,
  change: {
    quantity?: number | undefined
    location_id?: string | undefined
    description?: string | null | undefined
    metadata?: Record<string, unknown> | null | undefined
  },
): Row<"reservation"> {
  const present = db.tables.reservation.get(id)
  if (!present) throw invalidData(`Reservation item with id ${id} not found`)
  const { inventory_item_id: item } = present
  const location = change.location_id ?? present.location_id
  const quantity = change.quantity ?? present.quantity
  const moved = location !== present.location_id
  const more = moved ? quantity : quantity - present.quantity
  if (!present.allow_backorder) checkFree(db, item, location, Math.max(0, more))
  // After a change of location, the server never releases the stock reserved at the previous one.
  book(db, item, location, more)
  const row = db.tables.reservation.update(id, change)
  emit(db, "reservation-item.updated", { id })
  return row
}

/** Deletes a reservation and releases its stock; unknown ids are ignored. */
export function releaseReservation(db: Database, id: string): void {
  const row = db.tables.reservation.get(id)
  if (!row) return
  book(db, row.inventory_item_id, row.location_id, -row.quantity)
  db.tables.reservation.remove(id)
  emit(db, "reservation-item.deleted", { id })
}
