import type { Database } from "#mocks/db/database.ts"
import { createPromotion } from "#mocks/domain/promotion-records.ts"
import { productIndexRow } from "#mocks/search/fields.ts"
import { seedCatalogue } from "./catalogue.ts"
import { ADMIN, seedDefaults } from "./defaults.ts"
import { historyOf } from "./history.ts"
import { ORDERS, seedOrders } from "./orders.ts"
import { CUSTOMER, seedGround, seedPeople } from "./shop.ts"

const DAY = 86_400_000
export const MONTHS = 6 * 30 * DAY

/** A shop with its goods and people, and orders over the last six months. */
export function seedLivingShop(db: Database, base: string, orders = ORDERS): void {
  const now = db.clock.now()
  db.clock.during(now - MONTHS, () => {
    seedDefaults(db)
    const ground = seedGround(db)
    seedPeople(db, ADMIN.password)
    seedCatalogue(db, ground, base)
    db.tables.searchIndex.insert(productIndexRow)
    createPromotion(db, {
      code: "WELCOME10",
      type: "standard",
      status: "active",
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "across",
        value: 10,
      },
    })
  })
  seedOrders(db, { from: now - MONTHS + DAY, to: now }, historyOf(db, CUSTOMER, now), orders)
  db.tables.event.clear()
}
