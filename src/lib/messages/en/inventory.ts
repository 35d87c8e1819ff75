import { inventory } from "./inventory/inventory.ts"
import { inventoryExport } from "./inventory/inventory-export.ts"
import { lists } from "./inventory/lists.ts"
import { reservation } from "./inventory/reservation.ts"
import { stock } from "./inventory/stock.ts"

/** Messages of the back office’s inventory pages, below the same key as those of its frame. */
export const messages = {
  admin: {
    lists,
    inventory,
    inventoryExport,
    reservation,
    stock,
  },
}
