import { beforeEach, expect, it } from "vitest"
import { countsOf, withResults } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { createProducts, refusingFetch } from "#tests/support/bulk-edit.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import type { BulkJob } from "./bulk-edit.rules.ts"
import { Chunk } from "./chunk.ts"

const shop = await openLiveShop({ check: undefined })
const rows = await createProducts(shop.admin, 100)
const world = shop.backend.db.export()
const { fetch, state: wire } = refusingFetch(shop)
const sdk = createAdminSdk({ baseUrl: "http://shop.test", fetch, retries: 0, auth: { storage: "memory" } })
await sdk.client.storage.set(String(await shop.admin.client.storage.get()))

beforeEach(() => {
  shop.backend.db.import(world)
  Object.assign(wire, { refused: new Set(), bodies: [], status: 400 })
})

/** Publishes the products of which the server refuses these. */
async function publish(refused: readonly number[]) {
  wire.refused = new Set(refused.map((index) => rows[index]?.id ?? ""))
  const waiting = rows.map(() => ({ state: "waiting" as const }))
  const job: BulkJob = {
    id: "job",
    kind: "bulkEdit",
    change: { status: "published" },
    rows,
    results: waiting,
    leftOut: 0,
  }
  const { entries } = await new Chunk({ job, direction: "forward", sdk, save: async () => undefined }).run()
  return withResults(job, entries)
}
const every = (step: number) => rows.flatMap((_, index) => (index % step === 0 ? index : []))

it("sends at most 20 requests for 100 products that are all refused for the same reason", async () => {
  const { results } = await publish(every(1))
  expect(wire.bodies.length).toBeLessThanOrEqual(20)
  const reasons = results.map((result) => ("reason" in result ? result.reason : undefined))
  expect(reasons.every((reason) => reason && "text" in reason && reason.text === "Refused by the server")).toBe(true)
  expect(reasons.filter((reason) => reason?.kind === "refused")).toHaveLength(18)
})

it.each([[[0, 1, 2]], [[0, 50, 99]], [every(2)], [every(1).slice(0, 90)]])(
  "names exactly the refused products %j, and changes the others",
  async (refused) => {
    const job = await publish(refused)
    const failed = job.results.flatMap(({ state }, index) => (state === "failed" ? [index] : []))
    expect(failed).toEqual(refused)
    expect(countsOf(job).done).toBe(100 - refused.length)
  },
)
