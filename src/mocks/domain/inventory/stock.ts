import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { availableOf } from "./inventory.ts"

export interface Wanted {
  readonly variant_id: string | null
  readonly quantity: number
}

/** Returns the ids of a sales channel's stock locations. */
export const locationsOf = (db: Database, salesChannelId: string | null): string[] =>
  salesChannelId === null
    ? []
    : db.tables.salesChannelLocation.by("sales_channel_id", salesChannelId).map((link) => link.stock_location_id)

interface Part {
  readonly itemId: string
  /** Units of the inventory item needed per unit of the variant. */
  readonly required: number
  readonly levels: readonly Row<"inventoryLevel">[]
}

/** A variant's inventory items with their levels at the given locations. */
function partsOf(db: Database, variantId: string, locations: ReadonlySet<string>): Part[] {
  return db.tables.variantInventoryItem.by("variant_id", variantId).map((link) => ({
    itemId: link.inventory_item_id,
    required: link.required_quantity,
    levels: db.tables.inventoryLevel
      .by("inventory_item_id", link.inventory_item_id)
      .filter((level) => locations.has(level.location_id)),
  }))
}

const free = (levels: readonly Row<"inventoryLevel">[]): number =>
  levels.reduce((sum, level) => sum + availableOf(level), 0)

/** Returns the units of a variant that these locations can sell; null if unmanaged or without inventory items. */
export function availableAt(db: Database, variantId: string, locations: readonly string[]): number | null {
  const variant = db.tables.productVariant.get(variantId)
  if (!variant?.manage_inventory) return null
  const parts = partsOf(db, variantId, new Set(locations))
  const available = Math.min(...parts.map(({ levels, required }) => Math.floor(free(levels) / required)))
  return Number.isFinite(available) ? available : null
}

/** Whether the item is stocked at a location without a sales channel; the server then skips the stock check. */
const isStockedOutsideChannels = (db: Database, itemId: string): boolean =>
  db.tables.inventoryLevel
    .by("inventory_item_id", itemId)
    .some((level) => db.tables.salesChannelLocation.by("stock_location_id", level.location_id).length === 0)

/** Throws if a sales channel has no location that stocks a variant, unless it is sold without stock. */
function checkLocations(
  db: Database,
  salesChannelId: string | null,
  variant: Row<"productVariant">,
  parts: readonly Part[],
): void {
  if (variant.allow_backorder) return
  const isUnavailable = (part: Part) => part.levels.length === 0 && !isStockedOutsideChannels(db, part.itemId)
  if (parts.length === 0 || parts.some(isUnavailable))
    throw invalidData(
      `Sales channel ${salesChannelId} is not associated with any stock location for variant ${variant.id}.`,
    )
}

/** Throws if a sales channel lacks stock. Like the server, checks each line item on its own. */
export function checkStock(db: Database, salesChannelId: string | null, lines: readonly Wanted[]): void {
  const locations = new Set(locationsOf(db, salesChannelId))
  for (const { variant_id, quantity } of lines) {
    const variant = db.tables.productVariant.get(variant_id)
    if (!variant?.manage_inventory || variant.allow_backorder) continue
    const parts = partsOf(db, variant.id, locations)
    checkLocations(db, salesChannelId, variant, parts)
    if (parts.some(({ levels, required }) => levels.length > 0 && free(levels) < quantity * required))
      throw notAllowed("Some variant does not have the required inventory", "insufficient_inventory")
  }
}

export interface Booking {
  readonly line_item_id: string | undefined
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
  readonly allow_backorder: boolean
}

/** A line item to reserve; `id` is unset before its order exists. */
interface Reservable extends Wanted {
  readonly id?: string
}

/**
 * Returns the reservations for line items: each at the first location with enough stock, else the first that has the
 * item. As on the server, locations come in the order in which the first line items have them, and stock isn't
 * compared if `ignoresStock` (new items of claims and exchanges).
 */
export function reservationsFor(
  db: Database,
  salesChannelId: string | null,
  lines: readonly Reservable[],
  { ignoresStock = false } = {},
): Booking[] {
  const ofChannel = new Set(locationsOf(db, salesChannelId))
  const stocked = lines.flatMap((line) => {
    const variant = db.tables.productVariant.get(line.variant_id)
    if (!variant?.manage_inventory) return []
    const parts = partsOf(db, variant.id, ofChannel)
    if (salesChannelId !== null) checkLocations(db, salesChannelId, variant, parts)
    return [{ line, variant, parts }]
  })
  const levels = stocked.flatMap(({ parts }) => parts.flatMap((part) => part.levels))
  const order = [...new Set(levels.map((level) => level.location_id))]
  return stocked.flatMap(({ line, variant, parts }) =>
    parts.flatMap(({ itemId, required, levels: itemLevels }): Booking[] => {
      const quantity = line.quantity * required
      const byOrder = itemLevels.toSorted((a, b) => order.indexOf(a.location_id) - order.indexOf(b.location_id))
      const enough = byOrder.find((level) => (ignoresStock ? 0 : availableOf(level)) >= quantity)
      const level = enough ?? byOrder[0]
      if (!level) return []
      const { allow_backorder } = variant
      const { id: line_item_id } = line
      return [{ line_item_id, inventory_item_id: itemId, location_id: level.location_id, quantity, allow_backorder }]
    }),
  )
}
