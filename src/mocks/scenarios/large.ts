import { copyShop } from "#mocks/seed/copies/copy-shop.ts"
import { MONTHS, seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

/** So many orders of forty products, placed by the shop's own rules; the rest are copies. */
const ORDERS = 400

/** A world of so many times forty products and four hundred orders. */
export const shopTimes = (copies: number): Scenario => ({
  about: `The default dataset ${copies} times over: ${copies * 40} products and ${copies * ORDERS} orders, for testing speed, paging and search.`,
  isGenerated: true,
  build: (db, base) => {
    seedLivingShop(db, base, ORDERS)
    copyShop(db, copies, Math.floor(MONTHS / (ORDERS * copies)))
  },
})

export const large = shopTimes(250)
