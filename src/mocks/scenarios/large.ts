import { copyShop } from "#mocks/large/copy-shop.ts"
import { MONTHS, seedLivingShop } from "#mocks/seed/living-shop.ts"
import type { Scenario } from "./scenario.ts"

/** Number of orders placed by the shop's own rules, for 40 products; the rest are copies. */
const ORDERS = 400

/** Creates a dataset with the given number of times 40 products and 400 orders. */
export const multipliedShop = (copies: number): Scenario => ({
  about: `The default dataset ${copies} times over: ${(copies * 40).toLocaleString("en")} products and ${(copies * ORDERS).toLocaleString("en")} orders, for testing speed, paging and search.`,
  isGenerated: true,
  build: (db, base) => {
    seedLivingShop(db, base, ORDERS)
    copyShop(db, copies, Math.floor(MONTHS / (ORDERS * copies)))
  },
})

export const large = multipliedShop(250)
