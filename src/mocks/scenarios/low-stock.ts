import { updateLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

/** Available quantities, assigned to the variants in turn. */
const LEFT = [3, 2, 1, 0]

export const lowStock: Scenario = {
  about: "Managed variants have three, two or one left in stock, and every fourth variant is sold out.",
  build: (db, base) => {
    seedLivingShop(db, base)
    for (const [i, level] of db.tables.inventoryLevel.all().entries())
      updateLevel(db, level.inventory_item_id, {
        location_id: level.location_id,
        stocked_quantity: level.reserved_quantity + (LEFT[i % LEFT.length] ?? 0),
      })
  },
}
