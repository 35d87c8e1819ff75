import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { type InventoryRow, inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { fullItemName, itemName, variantsOf } from "#admin/inventory/inventory-item.ts"
import { type RowsPage, useGridRows } from "#admin/kit/grid/use-grid-rows.ts"

/** Stock of an item at a location. */
export interface StockLevel {
  readonly stocked: number
  readonly reserved: number
}

/** An inventory item as the grid edits it. */
export interface StockItem {
  readonly id: string
  /** Undefined without a title and SKU. */
  readonly name: string | undefined
  /** With the product, where that isn't beside it. */
  readonly fullName: string | undefined
  /** Product and SKU. */
  readonly hint: string
  readonly levels: ReadonlyMap<string, StockLevel>
}

/** Rows of the first page, which is shown soon, and of the others. */
const FIRST = 50
const PAGE = 500

const fields =
  "id,title,sku,variants.id,variants.product.title,location_levels.location_id,location_levels.stocked_quantity,location_levels.reserved_quantity"

const toStockItem = (item: InventoryRow): StockItem => {
  const products = new Set(variantsOf(item).flatMap(({ product }) => product?.title ?? []))
  return {
    id: item.id,
    name: itemName(item),
    fullName: fullItemName(item),
    hint: [...products, item.title ? item.sku : null].filter(Boolean).join(" · "),
    levels: new Map(
      (item.location_levels ?? []).map((level) => [
        level.location_id,
        { stocked: level.stocked_quantity, reserved: level.reserved_quantity },
      ]),
    ),
  }
}

/** Reads items by id, at most 100; unknown ones are missing. */
export async function loadStockItems(ids: readonly string[]): Promise<readonly StockItem[]> {
  const query = { fields, id: [...ids], limit: ids.length }
  return (await adminSdk().admin.inventoryItem.list({ query })).inventory_items.map(toStockItem)
}

/** Prefix of the keys of all pages. */
export const stockKey = ["admin", inventoryItems.name, "stock"] as const

/** A part of the items, by id, so that none is on two pages or on none. */
const pageQuery = (ids: readonly string[] | undefined, offset: number) =>
  queryOptions({
    queryKey: [...stockKey, ids ?? null, offset],
    queryFn: async ({ signal }): Promise<RowsPage<StockItem>> => {
      const query = {
        fields,
        order: "id",
        limit: offset === 0 ? FIRST : PAGE,
        offset,
        ...(ids ? { id: [...ids] } : {}),
      }
      const { inventory_items, count } = await adminSdk().admin.inventoryItem.list({ query }, { signal })
      return { rows: inventory_items.map(toStockItem), count }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Read again whenever the grid is opened; kept only from the loader until the first render.
    gcTime: 1_000,
  })

export const firstStockQuery = (ids: readonly string[] | undefined) => pageQuery(ids, 0)

/** Reads all items in pages, or those with the ids. */
export const useStockItems = (ids: readonly string[] | undefined) =>
  useGridRows({ pageQuery: (offset) => pageQuery(ids, offset), sizes: { first: FIRST, other: PAGE } })
