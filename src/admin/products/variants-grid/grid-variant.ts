import type { VariantPrice } from "#admin/products/variant-page/prices.ts"
import type { ProductVariant } from "#schema/admin/entities/catalog.ts"
import type { GridTab } from "./grid-tabs.ts"

/** Stock of an inventory item at a location. */
export interface Level {
  readonly stocked: number
  readonly reserved: number
}

/** A variant as the grid edits it. Fields of tabs that weren't read are empty. */
export interface GridVariant {
  readonly id: string
  readonly title: string
  readonly rank: number
  readonly sku: string | null
  readonly ean: string | null
  readonly upc: string | null
  readonly barcode: string | null
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  readonly prices: readonly VariantPrice[]
  /** Inventory items with their levels by location. Several, or more than one unit of an item, make a kit. */
  readonly items: readonly {
    readonly id: string
    /** Units of the item that one sold variant takes. */
    readonly required: number
    readonly levels: ReadonlyMap<string, Level>
  }[]
}

const tabFields: Readonly<Record<GridTab, string>> = {
  prices:
    "prices.id,prices.currency_code,prices.amount,prices.min_quantity,prices.max_quantity,prices.price_rules.attribute,prices.price_rules.value",
  stock:
    "manage_inventory,inventory_items.inventory_item_id,inventory_items.required_quantity,inventory_items.inventory.id,inventory_items.inventory.location_levels.location_id,inventory_items.inventory.location_levels.stocked_quantity,inventory_items.inventory.location_levels.reserved_quantity",
  codes: "ean,upc,barcode,manage_inventory,allow_backorder",
}

/** What to read of variants for some tabs. */
export const fieldsOf = (...tabs: readonly GridTab[]): string =>
  ["id,title,sku,variant_rank", ...tabs.map((tab) => tabFields[tab])].join(",")

export const toGridVariant = (variant: ProductVariant): GridVariant => ({
  id: variant.id,
  title: variant.title ?? "",
  rank: variant.variant_rank ?? 0,
  sku: variant.sku ?? null,
  ean: variant.ean ?? null,
  upc: variant.upc ?? null,
  barcode: variant.barcode ?? null,
  manage_inventory: variant.manage_inventory ?? false,
  allow_backorder: variant.allow_backorder ?? false,
  prices: (variant.prices ?? []).map((price) => ({
    ...price,
    rules: (price.rules ?? {}) as Record<string, string>,
  })),
  items: (variant.inventory_items ?? []).flatMap(({ inventory, required_quantity }) =>
    inventory
      ? {
          id: inventory.id,
          required: required_quantity ?? 1,
          levels: new Map(
            (inventory.location_levels ?? []).map((level) => [
              level.location_id,
              { stocked: level.stocked_quantity, reserved: level.reserved_quantity },
            ]),
          ),
        }
      : [],
  ),
})

/** Variants of several pages in the product's order, each once. */
export function mergePages(pages: readonly (readonly GridVariant[])[]): readonly GridVariant[] {
  const byId = new Map(pages.flat().map((variant) => [variant.id, variant]))
  return [...byId.values()].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
}

/** Name of a variant in the grid. */
export const nameOf = ({ title, sku, id }: GridVariant): string => title || sku || id
