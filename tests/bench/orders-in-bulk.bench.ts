import { createActor, waitFor } from "xstate"
import { type BulkRow, countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createOrderJobsMachine } from "#machines/orders/order-jobs/order-jobs.machine.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import type { Bench } from "./bench.ts"

const ORDERS = 500
/** Orders that the server refuses. */
const REFUSED = [7, 99, 450]

/** Fulfills 500 orders by one job over the in-memory backend; some of them are refused. */
export default {
  title: "500 orders fulfilled in bulk",
  async measure() {
    const shop = await openLiveShop({ check: undefined })
    const { inventoryLevel } = shop.backend.db.tables
    for (const level of inventoryLevel.all()) inventoryLevel.update(level.id, { stocked_quantity: 2 * ORDERS })
    const rows: BulkRow[] = []
    for (let index = 0; index < ORDERS; index++) rows.push({ id: await placeOrder(shop, 1), title: `#${index + 1}` })
    const path = (index: number) => `/admin/orders/${rows[index]?.id}/fulfillments`
    const body = { type: "invalid_data", message: "Refused by the server" }
    shop.backend.faults.set(REFUSED.map((index) => ({ method: "POST" as const, path: path(index), status: 400, body })))
    const change = { type: "fulfill", partly: false, notify: false } as const
    const actor = createActor(createOrderJobsMachine(shop.admin), { input: { rows, change } }).start()
    const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 600_000 })
    const checking = performance.now()
    actor.send({ type: "preview.load" })
    await rest()
    const starting = performance.now()
    actor.send({ type: "job.start" })
    const { job } = (await rest()).context
    const done = performance.now()
    const failed = job?.results.flatMap(({ state }, index) => (state === "failed" ? [index] : [])) ?? []
    if (!job || countsOf(job).done !== ORDERS - REFUSED.length || failed.join() !== REFUSED.join())
      throw new Error(`the job didn't name the refused orders: ${failed.join()}`)
    return [
      { name: "500 orders checked", value: (starting - checking) / 1000, unit: "s" },
      { name: "500 orders fulfilled, each failure named", value: (done - starting) / 1000, unit: "s", limit: 60 },
    ]
  },
} satisfies Bench
