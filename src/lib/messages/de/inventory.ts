import { inventory } from "./inventory/inventory.ts"
import { inventoryExport } from "./inventory/inventory-export.ts"
import { lists } from "./inventory/lists.ts"
import { reservation } from "./inventory/reservation.ts"

export const messages = {
  admin: {
    lists,
    inventory,
    inventoryExport,
    reservation,
  },
}
