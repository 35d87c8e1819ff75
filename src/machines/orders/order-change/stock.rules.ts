import type { OrderLinePreview } from "#schema/admin/entities/order-change.ts"

/** Fields of variants that `availableUnits` needs. */
export const STOCK_FIELDS =
  "manage_inventory,allow_backorder,inventory_items.inventory_item_id,inventory_items.required_quantity,inventory_items.inventory.location_levels.location_id,inventory_items.inventory.location_levels.stocked_quantity,inventory_items.inventory.location_levels.reserved_quantity"

interface Level {
  readonly location_id?: string | null | undefined
  readonly stocked_quantity?: number | null | undefined
  readonly reserved_quantity?: number | null | undefined
}

/** A variant with the stock of its parts; a variant without parts isn't limited. */
export interface StockedVariant {
  readonly id: string
  readonly manage_inventory?: boolean | null | undefined
  readonly allow_backorder?: boolean | null | undefined
  readonly inventory_items?:
    | readonly {
        readonly inventory_item_id?: string | null | undefined
        readonly required_quantity?: number | null | undefined
        readonly inventory?: { readonly location_levels?: readonly Level[] | null | undefined } | null | undefined
      }[]
    | null
    | undefined
}

/**
 * How many units of a variant can be sold from these locations: stocked and not reserved, for a kit of its scarcest
 * part. `undefined` locations are all; null if the variant isn't limited.
 */
export function availableUnits(variant: StockedVariant, locations?: readonly string[]): number | null {
  const parts = variant.inventory_items ?? []
  if (!variant.manage_inventory || variant.allow_backorder || parts.length === 0) return null
  const units = parts.map(({ required_quantity, inventory }) => {
    const levels = (inventory?.location_levels ?? []).filter(
      ({ location_id }) => !locations || locations.includes(location_id ?? ""),
    )
    const free = levels.reduce((sum, level) => sum + (level.stocked_quantity ?? 0) - (level.reserved_quantity ?? 0), 0)
    return Math.floor(free / (required_quantity ?? 1))
  })
  return Math.max(0, Math.min(...units))
}

/** Units of an item that the open change adds; the rest is reserved or fulfilled already. */
export function addedUnits({ quantity, actions = [] }: OrderLinePreview): number {
  if (actions.some(({ action }) => action === "ITEM_ADD")) return quantity
  const update = actions.findLast(({ action }) => action === "ITEM_UPDATE")
  return Math.max(0, Number(update?.details?.quantity_diff ?? 0))
}

/**
 * The highest quantity of an item that stock allows: what the order has and what is available, less what the change
 * adds of the same variant elsewhere. Null if it isn't limited.
 */
export function mostInStock(
  item: OrderLinePreview,
  items: readonly OrderLinePreview[],
  available: number | null | undefined,
): number | null {
  if (available === null || available === undefined) return null
  const others = items.filter(({ id, variant_id }) => id !== item.id && variant_id === item.variant_id)
  const elsewhere = others.reduce((sum, other) => sum + addedUnits(other), 0)
  return item.quantity - addedUnits(item) + Math.max(0, available - elsewhere)
}
