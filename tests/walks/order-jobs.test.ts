import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createOrderJobsMachine } from "#machines/orders/order-jobs/order-jobs.machine.ts"
import type { OrderJob } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { memoryDevice } from "#tests/support/bulk-edit.ts"
import { placeOrder } from "#tests/support/live-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { order: orders } = shop.shop.admin.admin
const few: BulkRow[] = []
for (const title of ["#1", "#2"]) few.push({ id: await placeOrder(shop.shop, 1), title })
const [, second] = few
/** Rows on two pages of the preview; only the first two exist. */
const many = [...few, ...Array.from({ length: 49 }, (_, index) => ({ id: `order_${index}`, title: `#${index + 3}` }))]
const { device, state } = memoryDevice<OrderJob>()

const fulfill = { type: "fulfill", partly: false, notify: true } as const
for (const { id } of few) {
  const { order } = await orders.retrieve({ id })
  await orders.createFulfillment({ id, body: { items: order.items.map((item) => ({ id: item.id, quantity: 1 })) } })
}
const made = await Promise.all(
  few.map(async ({ id }) => (await orders.retrieve({ id })).order.fulfillments?.[0]?.id ?? ""),
)
const done = (index: number) =>
  ({
    state: "done",
    before: { ids: [], steps: [] },
    after: { ids: [made[index] ?? ""], steps: [] },
  }) as const
const job = { id: "job", kind: "orderJobs", change: fulfill, rows: few, leftOut: 0 } as const
const waiting = { state: "waiting" } as const
const conditions = {
  "another tab holds the lock": () => {
    state.isLocked = true
  },
}
const events = {
  preview: () => ({ type: "preview.load" }) as const,
  "choose nothing": () => ({ type: "change.set", change: { type: "none" } }) as const,
  "leave the preview": () => ({ type: "preview.leave" }) as const,
  start: () => ({ type: "job.start" }) as const,
  pause: () => ({ type: "job.pause" }) as const,
  continue: () => ({ type: "job.resume" }) as const,
  cancel: () => ({ type: "job.cancel" }) as const,
  "retry failed rows": () => ({ type: "job.retry" }) as const,
  "roll back": () => ({ type: "job.rollBack" }) as const,
  close: () => ({ type: "job.close" }) as const,
}

walkEveryBranch(
  shop,
  walk(createOrderJobsMachine(shop.admin, device))({
    world: shop.world(),
    prepare: () => {
      state.isLocked = false
    },
    inputs: {
      "two orders": { rows: few, change: { type: "capture" } },
      "orders on two pages": { rows: many, change: { type: "complete" } },
      "orders that can't be archived": { rows: few, change: { type: "archive" } },
      "an interrupted job": { rows: [], job: { ...job, change: { type: "capture" }, results: [waiting, waiting] } },
      "an interrupted job with many rows": {
        rows: [],
        job: {
          ...job,
          change: { type: "complete" },
          rows: many.slice(0, 12),
          results: many.slice(0, 12).map(() => waiting),
        },
      },
      "a finished job": { rows: [], job: { ...job, results: [done(0), done(1)] } },
      "a finished job with many rows": {
        rows: [],
        job: { ...job, rows: many.slice(0, 12), results: many.slice(0, 12).map((_, index) => done(index)) },
      },
      "an interrupted job with a fulfilled order": { rows: [], job: { ...job, results: [done(0), waiting] } },
      "a rolled-back job": { rows: [], job: { ...job, results: [{ state: "restored" }, waiting] } },
    },
    detail: ({ context: { stop, direction, rows, change, job: present } }) =>
      [stop, direction, present?.change.type, present?.rows.length, rows.length, change.type].join(),
    conditions: {
      ...conditions,
      "someone cancels an order": () => orders.cancel({ id: String(second?.id) }).catch(() => {}),
    },
    events,
  }),
)
