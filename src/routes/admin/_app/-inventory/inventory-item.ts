import { defineResource, type RowOf } from "#routes/admin/-kit/resource.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { InventorySearch } from "./inventory-search.ts"

const quantities = "location_id,stocked_quantity,reserved_quantity,incoming_quantity"
  .split(",")
  .map((name) => `location_levels.${name}`)
  .join(",")
const shared = `id,title,sku,thumbnail,requires_shipping,stocked_quantity,reserved_quantity,created_at,updated_at,location_levels.id,${quantities}`
const products = "variants.id,variants.title,variants.product.id,variants.product.title,variants.product.thumbnail"

export const inventoryItems = defineResource({
  name: "inventory",
  table: () => adminSdk().admin.inventoryItem,
  keys: { many: "inventory_items", one: "inventory_item" },
  fields: {
    list: `${shared},${products}`,
    one: `${shared},${products},description,weight,length,width,height,origin_country,hs_code,mid_code,material,metadata`,
    selected: "id,title,sku,reserved_quantity",
  },
  // The title is the variant's: by SKU, the items of a product are together.
  sort: "sku",
  toQuery: ({ location, sku, requires_shipping }: InventorySearch) => ({
    location_levels: location && { location_id: location },
    sku,
    requires_shipping,
  }),
  affects: ["products", "reservations"],
})

export type InventoryRow = RowOf<AdminSdk["admin"]["inventoryItem"], "inventory_items">

/** Quantities of an item at a location. */
export type ItemLevel = NonNullable<InventoryRow["location_levels"]>[number]

/** A product variant that uses an item, as far as lists read it. */
interface UsingVariant {
  readonly id: string
  readonly title?: string | null
  readonly product?: { readonly id: string; readonly title: string; readonly thumbnail?: string | null } | null
}

/** The product variants that use an item. */
export const variantsOf = (item: object): readonly UsingVariant[] =>
  ("variants" in item ? (item.variants as readonly UsingVariant[] | null) : null) ?? []

interface Quantities {
  readonly stocked_quantity?: number | null
  readonly reserved_quantity?: number | null
}

/** Units that aren't reserved; negative if more are reserved than in stock. */
export const availableOf = ({ stocked_quantity, reserved_quantity }: Quantities): number =>
  (stocked_quantity ?? 0) - (reserved_quantity ?? 0)

/** The level of an item at a location. */
export const levelAt = (item: Pick<InventoryRow, "location_levels">, location: string) =>
  item.location_levels?.find(({ location_id }) => location_id === location)

interface NamedItem {
  readonly title?: string | null | undefined
  readonly sku?: string | null | undefined
}

/** Name of an item: its title, else its SKU; undefined without both. */
export const itemName = ({ title, sku }: NamedItem): string | undefined => title || sku || undefined
