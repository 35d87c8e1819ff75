import { createBulkEditMachine } from "#machines/kit/bulk-edit/bulk-edit.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { createProducts } from "#tests/support/bulk-edit.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** Bulk edits of four products: a change that is rolled back, and a deletion. */
const { shop, wire, admin, world } = await openBreakableShop()
const rows = await createProducts(shop.admin, 4)
const machine = createBulkEditMachine(admin)

failureMatrix("bulk edit", shop, wire, [
  {
    world: world(),
    flow: flow(machine)({
      title: "bulk edit",
      input: { rows, change: { status: "published" } },
      recover: (snapshot) => {
        if (snapshot.matches({ working: "paused" })) return [{ type: "job.resume" }]
        if (snapshot.matches("partial")) return [{ type: "job.retry" }]
        return []
      },
      steps: [
        { name: "previews", events: () => [{ type: "preview.load" }] },
        { name: "publishes", events: () => [{ type: "preview.load" }, { type: "job.start" }] },
        { name: "rolls back", events: () => [{ type: "job.rollBack" }] },
      ],
    }),
  },
  {
    world: world(),
    flow: flow(machine)({
      title: "bulk deletion",
      input: { rows, change: { delete: true } },
      recover: (snapshot) => {
        if (snapshot.matches({ working: "paused" })) return [{ type: "job.resume" }]
        if (snapshot.matches("partial")) return [{ type: "job.retry" }]
        return []
      },
      steps: [
        { name: "previews", events: () => [{ type: "preview.load" }] },
        { name: "deletes", events: () => [{ type: "preview.load" }, { type: "job.start", typed: "4" }] },
      ],
    }),
  },
])
