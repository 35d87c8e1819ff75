import { beforeEach, describe, expect, it, vi } from "vitest"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { runShoppers } from "#tests/support/shopper-runs/run.ts"
import { openShopperShop } from "#tests/support/shopper-runs/shop.ts"

/** `SHOPPER_RUNS=10000` makes that many runs; `SHOPPER_SEED=7` makes the seventh the first one. */
const runs = Number(process.env.SHOPPER_RUNS ?? 25)
const first = Number(process.env.SHOPPER_SEED ?? 1)

const shop = await openShopperShop()

beforeEach(() => {
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  vi.stubGlobal("navigator", { locks: shop.browser.locks, languages: ["en-US"], onLine: true })
})

describe("two tabs, two customers and two markets under random faults", () => {
  it(
    "never mix up customers, carts, currencies or orders",
    async () => {
      const wrong: string[] = []
      let ordering = 0
      for (let seed = first; seed < first + runs && wrong.length < 5; seed++) {
        const run = await runShoppers(shop, seed)
        wrong.push(...run.wrong)
        if (run.orders > 0) ordering += 1
      }
      expect(wrong.length > 0 ? `${wrong.slice(0, 5).join("\n\n")}\nstopped after ${wrong.length} failures` : "").toBe(
        "",
      )
      expect(ordering).toBeGreaterThanOrEqual(Math.floor(runs / 2))
    },
    60_000 + runs * 10_000,
  )
})
