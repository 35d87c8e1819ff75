import { adminSdk } from "#admin/api/client.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
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

const names = inventoryItems.withFields({ list: "id,title,sku" })

/** Inventory items by title, for pickers. */
export const inventoryNames = { ...names, list: (search: InventorySearch) => names.list({ ...search, sort: "title" }) }
