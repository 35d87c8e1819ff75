import { createOrderJobsMachine } from "#machines/orders/order-jobs/order-jobs.machine.ts"
import type { OrderJobChange } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { fulfillOrder, placeOrder } from "#tests/support/live-shop.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/**
 * Jobs on an order: a capture, a fulfillment that is canceled again, a shipment, its completion and archiving. Orders fail one
 * by one, so that of several, the effects wouldn't be in the order of the successful run.
 */
const { shop, wire, admin, world } = await openBreakableShop()
const machine = createOrderJobsMachine(admin)
const id = await placeOrder(shop, 2)
const rows = [{ id, title: "#1" }]

const caseOf = (change: OrderJobChange, canRollBack = false) => ({
  world: world(),
  flow: flow(machine)({
    title: `orders: ${change.type}`,
    input: { rows, change },
    recover: (snapshot) => {
      if (snapshot.matches({ working: "paused" })) return [{ type: "job.resume" }]
      if (snapshot.matches("partial")) return [{ type: "job.retry" }]
      return []
    },
    steps: [
      { name: "checks", events: () => [{ type: "preview.load" }] },
      { name: change.type, events: () => [{ type: "preview.load" }, { type: "job.start" }] },
      ...(canRollBack ? [{ name: "rolls back", events: () => [{ type: "job.rollBack" } as const] }] : []),
    ],
  }),
})

const placed = [caseOf({ type: "capture" }), caseOf({ type: "fulfill", partly: false, notify: true }, true)]
await fulfillOrder(shop, id)
const numbers = { [id]: ["1Z999AA10123456784"] }
const packed = [caseOf({ type: "ship", notify: false, numbers }), caseOf({ type: "complete" })]
await shop.admin.admin.order.complete({ id, body: {} })

failureMatrix("jobs on orders", shop, wire, [...placed, ...packed, caseOf({ type: "archive" })])
