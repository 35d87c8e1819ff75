import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData, notAllowed } from "#mocks/kernel/refusal.ts"
import { availableOf } from "./inventory.ts"

export interface Wanted {
  readonly variant_id: string | null
  readonly quantity: number
}

/** Where a sales channel's goods lie. */
export const locationsOf = (db: Database, salesChannelId: string | null): string[] =>
  salesChannelId === null
    ? []
    : db.tables.salesChannelLocation.by("sales_channel_id", salesChannelId).map((link) => link.stock_location_id)

interface Part {
  readonly itemId: string
  /** Pieces of the inventory item in one piece of the variant. */
  readonly required: number
  readonly levels: readonly Row<"inventoryLevel">[]
}

/** What a variant is made of in stock, at these locations only. */
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

/** Pieces of a variant that could be sold from these locations; null where its stock is not kept, or made of nothing. */
export function availableAt(db: Database, variantId: string, locations: readonly string[]): number | null {
  const variant = db.tables.productVariant.get(variantId)
  if (!variant?.manage_inventory) return null
  const parts = partsOf(db, variantId, new Set(locations))
  const pieces = Math.min(...parts.map(({ levels, required }) => Math.floor(free(levels) / required)))
  return Number.isFinite(pieces) ? pieces : null
}

/** What lies where no sales channel sells from at all is not counted: the server lets any number of it pass. */
const liesOutside = (db: Database, itemId: string): boolean =>
  db.tables.inventoryLevel
    .by("inventory_item_id", itemId)
    .some((level) => db.tables.salesChannelLocation.by("stock_location_id", level.location_id).length === 0)

/** Refuses what a sales channel cannot deliver. Each line is looked at on its own, as the server does. */
export function checkStock(db: Database, salesChannelId: string | null, lines: readonly Wanted[]): void {
  const locations = new Set(locationsOf(db, salesChannelId))
  for (const { variant_id, quantity } of lines) {
    const variant = db.tables.productVariant.get(variant_id)
    if (!variant?.manage_inventory || variant.allow_backorder) continue
    const parts = partsOf(db, variant.id, locations)
    const isNowhere = (part: Part) => part.levels.length === 0 && !liesOutside(db, part.itemId)
    if (parts.length === 0 || parts.some(isNowhere))
      throw invalidData(
        `Sales channel ${salesChannelId} is not associated with any stock location for variant ${variant.id}.`,
      )
    if (parts.some(({ levels, required }) => levels.length > 0 && free(levels) < quantity * required))
      throw notAllowed("Some variant does not have the required inventory", "insufficient_inventory")
  }
}

export interface Booking {
  readonly inventory_item_id: string
  readonly location_id: string
  readonly quantity: number
  readonly allow_backorder: boolean
}

/** Where to take a line's goods from: the first location that has them all, else the channel's first one. */
export function bookingsFor(db: Database, salesChannelId: string | null, line: Wanted): Booking[] {
  const variant = db.tables.productVariant.get(line.variant_id)
  if (!variant?.manage_inventory) return []
  const locations = new Set(locationsOf(db, salesChannelId))
  return partsOf(db, variant.id, locations).flatMap(({ itemId, required, levels }): Booking[] => {
    const quantity = line.quantity * required
    const level = levels.find((l) => availableOf(l) >= quantity) ?? levels[0]
    if (!level) return []
    const { allow_backorder } = variant
    return [{ inventory_item_id: itemId, location_id: level.location_id, quantity, allow_backorder }]
  })
}
