import { type AdminSdk, items } from "fennmark-sdk"

/** SKUs of the items with fewer than `least` available in total over all locations, sorted. */
export async function listLowStock(admin: AdminSdk["admin"], least: number): Promise<string[]> {
  const found: string[] = []
  const query = { limit: 100, order: "sku", fields: "sku,*location_levels" }
  for await (const { sku, location_levels: levels = [] } of items(admin.inventoryItem.list, { query })) {
    const available = levels.reduce((sum, level) => sum + (level.available_quantity ?? 0), 0)
    if (sku && available < least) found.push(sku)
  }
  return found
}
