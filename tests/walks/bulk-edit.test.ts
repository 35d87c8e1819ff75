import { MAX_ROWS } from "#lib/batches.ts"
import { createBulkEditMachine } from "#machines/kit/bulk-edit/bulk-edit.machine.ts"
import type { BulkJob } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { createProducts, memoryDevice } from "#tests/support/bulk-edit.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { product: products } = shop.shop.admin.admin
const rows = await createProducts(shop.shop.admin, 4 * MAX_ROWS + 1)
const few = rows.slice(0, 2)
const many = rows.slice(0, MAX_ROWS + 1)
const { device, state } = memoryDevice()

const change = { status: "published" } as const
const done = { state: "done", before: { status: "published" }, after: { status: "draft" } } as const
const interrupted: BulkJob = {
  id: "interrupted",
  kind: "bulkEdit",
  change,
  rows: few,
  results: [{ state: "waiting" }, { state: "waiting" }],
  leftOut: 0,
}
/** Of a change from published to draft, which can be rolled back. */
const halfDone: BulkJob = {
  id: "half-done",
  kind: "bulkEdit",
  change: { status: "draft" },
  rows: many,
  results: many.map(() => done),
  leftOut: 0,
}

walkEveryBranch(
  shop,
  walk(createBulkEditMachine(shop.admin, device))({
    world: shop.world(),
    prepare: () => {
      state.isLocked = false
    },
    inputs: {
      "two products": { rows: few, change },
      "products on two pages": { rows: many, change },
      "many products": { rows, change },
      "an interrupted job": { rows: [], job: interrupted },
      "a finished job": { rows: [], job: halfDone },
      "an interrupted job with changed rows": {
        rows: [],
        job: { ...halfDone, rows: few, results: [done, { state: "waiting" }] },
      },
      "a rolled-back job": {
        rows: [],
        job: { ...halfDone, rows: few, results: [{ state: "restored" }, { state: "waiting" }] },
      },
      "two products to delete": { rows: few, change: { delete: true } },
    },
    detail: ({ context: { stop, job, direction, rows, change } }) =>
      [stop, direction, job?.change.status, rows.length, JSON.stringify(change)].join(),
    conditions: {
      "another tab holds the lock": () => {
        state.isLocked = true
      },
      "someone deletes a product": () => products.delete({ id: String(few[0]?.id) }),
      "someone changes a product": () =>
        products.update({ id: String(few[0]?.id), body: { status: "published" } }).catch(() => {}),
    },
    events: {
      "choose drafts": () => ({ type: "change.set", change: { status: "draft" } }),
      "choose nothing": () => ({ type: "change.set", change: {} }),
      preview: () => ({ type: "preview.load" }),
      "leave the preview": () => ({ type: "preview.leave" }),
      start: () => ({ type: "job.start", typed: "2" }),
      "start without the number": () => ({ type: "job.start" }),
      pause: () => ({ type: "job.pause" }),
      continue: () => ({ type: "job.resume" }),
      cancel: () => ({ type: "job.cancel" }),
      "retry failed rows": () => ({ type: "job.retry" }),
      "roll back": () => ({ type: "job.rollBack" }),
      close: () => ({ type: "job.close" }),
    },
  }),
)
