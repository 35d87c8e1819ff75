import { seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

export const living: Scenario = {
  about: "A living shop: forty products in four categories, three regions, customers, and orders over six months.",
  build: (db, base) => seedLivingShop(db, base),
}
