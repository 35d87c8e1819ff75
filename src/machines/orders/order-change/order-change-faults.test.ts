import { describe, expect, it } from "vitest"
import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createReceiveMachine } from "#machines/orders/receive/receive.machine.ts"
import { createReturnMachine } from "#machines/orders/return/return.machine.ts"
import { type Kind, planOf } from "#tests/support/change-runs/plan.ts"
import { perform, resultOf } from "#tests/support/change-runs/run.ts"
import { openChangeShop } from "#tests/support/change-runs/shop.ts"
import { Chance } from "#tests/support/fuzz/chance.ts"

const shop = await openChangeShop()
/** `CHANGE_RUNS=10` runs ten times as many seeds. */
const factor = Number(process.env.CHANGE_RUNS ?? 1)

const flows = {
  edit: { create: createOrderEditMachine, orderId: shop.orders.open, runs: 300 },
  return: { create: createReturnMachine, orderId: shop.orders.fulfilled, runs: 40 },
  claim: {
    create: createClaimMachine,
    orderId: shop.orders.fulfilled,
    runs: 40,
    startOptions: { claimType: "replace" },
  },
  exchange: { create: createExchangeMachine, orderId: shop.orders.fulfilled, runs: 40 },
  receive: {
    create: createReceiveMachine,
    orderId: shop.orders.returning,
    runs: 40,
    startOptions: { returnId: shop.returnId },
  },
  draft: { create: createDraftEditMachine, orderId: shop.orders.draft, runs: 40 },
} as const

describe("order changes under random faults", () => {
  it.each(Object.keys(flows) as Kind[])(
    "apply each effect of the %s flow exactly once",
    async (kind) => {
      const { create, orderId, runs, ...more } = flows[kind]
      const machine = create(shop.flaky)
      const before = shop.network.failures
      const wrong: string[] = []
      for (let seed = 1; seed <= runs * factor; seed++) {
        const plan = planOf(kind, shop, new Chance(seed))
        const run = { shop, machine, orderId, plan, chance: new Chance(seed), ...more }
        const [expected, figures] = [await perform({ ...run, percent: 0 }), await resultOf(shop, orderId)]
        try {
          expect(await perform({ ...run, percent: 25 })).toEqual(expected)
          expect(await resultOf(shop, orderId)).toEqual(figures)
        } catch (error) {
          wrong.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      expect(wrong.length > 0 ? `${wrong.slice(0, 3).join("\n\n")}\n${wrong.length} of ${runs * factor}` : "").toBe("")
      expect(shop.network.failures - before).toBeGreaterThan(runs * factor)
    },
    300_000 * factor,
  )
})
