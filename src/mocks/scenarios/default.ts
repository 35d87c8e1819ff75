import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

export const living: Scenario = {
  about: "A complete store: 40 products in four categories, three regions, customers, and six months of orders.",
  build: (db, base) => seedLivingShop(db, base),
}
