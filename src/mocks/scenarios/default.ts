import { createPromotion } from "#mocks/domain/promotion-records.ts"
import { seedCatalogue } from "#mocks/seed/catalogue.ts"
import { ADMIN, seedDefaults } from "#mocks/seed/defaults.ts"
import { historyOf } from "#mocks/seed/history.ts"
import { seedOrders } from "#mocks/seed/orders.ts"
import { CUSTOMER, seedGround, seedPeople } from "#mocks/seed/shop.ts"
import type { Scenario } from "./scenario.ts"

const DAY = 86_400_000
const MONTHS = 6 * 30 * DAY

export const living: Scenario = {
  about: "A living shop: forty products in four categories, three regions, customers, and orders over six months.",
  build: (db, base) => {
    const now = db.clock.now()
    db.clock.during(now - MONTHS, () => {
      seedDefaults(db)
      const ground = seedGround(db)
      seedPeople(db, ADMIN.password)
      seedCatalogue(db, ground, base)
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
    seedOrders(db, { from: now - MONTHS + DAY, to: now }, historyOf(db, CUSTOMER, now))
    db.tables.event.clear()
  },
}
