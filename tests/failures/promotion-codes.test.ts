import { beforeEach, vi } from "vitest"
import { createPromotionCodesMachine } from "#machines/promotions/promotion-codes/promotion-codes.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** The creation of a code, and its deletion. */
const { shop, wire, admin, world } = await openBreakableShop()
// The metadata of each code has the id of its job.
beforeEach(() => {
  vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000")
})
const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
const { promotion } = await shop.admin.admin.promotion.create({
  body: { code: "SPRING", type: "standard", application_method: method },
})
const source = { id: promotion.id, code: "SPRING" }
const change = { type: "copy", source, prefix: "SPRING-", length: 8, count: 1, limit: 1 } as const

failureMatrix("promotion codes", shop, wire, [
  {
    world: world(),
    flow: flow(createPromotionCodesMachine(admin))({
      title: "promotion codes",
      input: { rows: [{ id: "1", title: "SPRING-ABCDEFGH" }], change },
      recover: (snapshot) => {
        if (snapshot.matches({ working: "paused" })) return [{ type: "job.resume" }]
        if (snapshot.matches("partial")) return [{ type: "job.retry" }]
        return []
      },
      steps: [
        { name: "checks", events: () => [{ type: "preview.load" }] },
        { name: "creates", events: () => [{ type: "preview.load" }, { type: "job.start" }] },
        { name: "deletes", events: () => [{ type: "job.rollBack" }] },
      ],
    }),
  },
])
