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
export function adjustStock(
  db: Database,
  itemId: string,
  locationId: string,
  difference: number,
): Row<"inventoryLevel"> {
  const level = levelAt(db, itemId, locationId)
  if (!level) throw notFound(`Inventory level for item ${itemId} and location ${locationId} not found`)
  return db.tables.inventoryLevel.update(level.id, { stocked_quantity: level.stocked_quantity + difference })
}

/** Adjusts a level's `reserved_quantity`; does nothing if the level no longer exists. */
function book(db: Database, itemId: string, locationId: string, difference: number): void {
  const level = levelAt(db, itemId, locationId)
  if (level) db.tables.inventoryLevel.update(level.id, { reserved_quantity: level.reserved_quantity + difference })
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

/**
 * Reserves stock; throws if too little is available, unless backorders are allowed. Like the server, checks each
 * reservation on its own, so that several of the same item can exceed the stock.
 */
export function reserveAll(db: Database, list: readonly ReservationValues[]): Row<"reservation">[] {
  for (const { inventory_item_id: item, location_id: location, quantity, allow_backorder } of list)
    checkFree(db, item, location, allow_backorder ? Number.NEGATIVE_INFINITY : quantity)
  return list.map((values) => {
    const row = db.tables.reservation.insert(values)
    book(db, values.inventory_item_id, values.location_id, values.quantity)
    emit(db, "reservation-item.created", { id: row.id })
    return row
  })
}

export const reserve = (db: Database, values: ReservationValues): Row<"reservation"> =>
  reserveAll(db, [values])[0] as Row<"reservation">

interface ReservationChange {
  readonly id: string
  readonly quantity?: number | undefined
  readonly location_id?: string | undefined
  readonly description?: string | null | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

/** Units that a change adds to the stock reserved at its location. The server ignores a quantity of 0 in a move. */
function addedBy(present: Row<"reservation">, { quantity, location_id }: ReservationChange): number {
  const isMoved = location_id !== undefined && location_id !== present.location_id
  return isMoved ? quantity || present.quantity : (quantity ?? present.quantity) - present.quantity
}

/**
 * Changes reservations. Like the server, compares each with the stored rows: of two changes of the same reservation,
 * the last one counts, but both add to the reserved stock.
 */
export function updateReservations(db: Database, changes: readonly ReservationChange[]): void {
  const { reservation } = db.tables
  const present = new Map(changes.flatMap(({ id }) => reservation.get(id) ?? []).map((row) => [row.id, row]))
  const unknown = changes.filter(({ id }) => !present.has(id)).map(({ id }) => id)
  if (unknown.length > 0) throw invalidData(`Reservation item with id ${unknown.join(", ")} not found`)
  const entries = changes.map((change) => ({ change, row: present.get(change.id) as Row<"reservation"> }))
  for (const { change, row } of entries) {
    const more = change.quantity ? Math.max(0, change.quantity - row.quantity) : 0
    const location = change.location_id ?? row.location_id
    checkFree(db, row.inventory_item_id, location, row.allow_backorder ? Number.NEGATIVE_INFINITY : more)
  }
  for (const { change, row } of entries) {
    // After a change of location, the server never releases the stock reserved at the previous one.
    book(db, row.inventory_item_id, change.location_id ?? row.location_id, addedBy(row, change))
    reservation.update(change.id, change)
    emit(db, "reservation-item.updated", { id: change.id })
  }
}

/** Deletes a reservation and releases its stock; unknown ids are ignored. */
export function releaseReservation(db: Database, id: string): void {
  const row = db.tables.reservation.get(id)
  if (!row) return
  book(db, row.inventory_item_id, row.location_id, -row.quantity)
  db.tables.reservation.remove(id)
  emit(db, "reservation-item.deleted", { id })
}

/** Restores every reservation that a line item ever had, as the server does when it undoes their deletion. */
export function restoreReservations(db: Database, lineId: string): void {
  for (const row of db.tables.reservation.by("line_item_id", lineId, { withDeleted: true })) {
    if (row.deleted_at === null) continue
    db.tables.reservation.update(row.id, { deleted_at: null })
    book(db, row.inventory_item_id, row.location_id, row.quantity)
  }
}
