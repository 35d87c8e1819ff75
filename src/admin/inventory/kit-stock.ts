/** An inventory item of a variant, with its available quantity at all locations. */
export interface KitItem {
  readonly id: string
  readonly name: string
  readonly required: number
  readonly available: number
}

/** The units that a kit's stock is enough for, and the item that limits it; undefined without items. */
export function kitStock(
  items: readonly KitItem[],
): { readonly units: number; readonly scarcest: KitItem } | undefined {
  const parts = items.map((item) => ({
    units: Math.floor(item.available / Math.max(1, item.required)),
    scarcest: item,
  }))
  const [first, ...others] = parts
  return first && others.reduce((least, part) => (part.units < least.units ? part : least), first)
}

/** The fields of a variant that `toKitItems` reads. */
export const kitFields = [
  "inventory_items.required_quantity,inventory_items.inventory_item_id,inventory_items.inventory.id",
  "inventory_items.inventory.title,inventory_items.inventory.sku",
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
].join(",")

interface VariantItems {
  readonly inventory_items?:
    | readonly {
        readonly inventory_item_id: string
        readonly required_quantity?: number | undefined
        readonly inventory?:
          | {
              readonly title?: string | null | undefined
              readonly sku?: string | null | undefined
              readonly location_levels?:
                | readonly { readonly stocked_quantity: number; readonly reserved_quantity: number }[]
                | undefined
            }
          | null
          | undefined
      }[]
    | null
    | undefined
}

/** The inventory items that one unit of a variant takes. */
export const toKitItems = ({ inventory_items }: VariantItems): readonly KitItem[] =>
  (inventory_items ?? []).map(({ inventory_item_id, required_quantity = 1, inventory }) => ({
    id: inventory_item_id,
    name: [inventory?.title, inventory?.sku].filter(Boolean).join(" · ") || inventory_item_id,
    required: required_quantity,
    available: (inventory?.location_levels ?? []).reduce(
      (sum, level) => sum + level.stocked_quantity - level.reserved_quantity,
      0,
    ),
  }))
