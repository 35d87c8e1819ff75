import { listSearch, numbers } from "#admin/kit/list/list-search.ts"
import { flag, listOf, text } from "#lib/search-params.ts"

/** Search parameters of the inventory list. The server can't filter by `available`; see `available-list.ts`. */
export const inventorySearch = listSearch(
  { location: listOf(text()), sku: text(), requires_shipping: flag, available: numbers },
  ["title", "sku", "stocked_quantity", "reserved_quantity", "created_at", "updated_at"],
)
export type InventorySearch = ReturnType<typeof inventorySearch>
