/** Base URL of the shop and one of its secret API keys. */
export interface Shop {
  readonly url: string
  readonly key: string
}
interface Item {
  readonly sku: string
  readonly location_levels: readonly { readonly available_quantity: number }[]
}

const PAGE = 100

async function itemsOf({ url, key }: Shop, offset: number): Promise<{ inventory_items: Item[]; count: number }> {
  const query = `limit=${PAGE}&offset=${offset}&order=sku&fields=sku,*location_levels`
  const headers = { authorization: `Basic ${btoa(`${key}:`)}` }
  const response = await fetch(`${url}/admin/inventory-items?${query}`, { headers })
  if (!response.ok) throw new Error(`The shop answers ${response.status}`)
  return response.json()
}

/** SKUs of the items with fewer than `least` available in total over all locations, sorted. */
export async function listLowStock(shop: Shop, least: number): Promise<string[]> {
  const found: string[] = []
  for (let offset = 0, count = 1; offset < count; offset += PAGE) {
    const page = await itemsOf(shop, offset)
    count = page.count
    for (const { sku, location_levels } of page.inventory_items)
      if (location_levels.reduce((sum, level) => sum + level.available_quantity, 0) < least) found.push(sku)
  }
  return found
}
