import { inventory } from "./inventory/inventory.ts"
import { inventoryExport } from "./inventory/inventory-export.ts"
import { lists } from "./inventory/lists.ts"
import { reservation } from "./inventory/reservation.ts"
import { stock } from "./inventory/stock.ts"

export const messages = {
  admin: {
    lists,
    inventory,
    inventoryExport,
    reservation,
    stock,
  },
}
