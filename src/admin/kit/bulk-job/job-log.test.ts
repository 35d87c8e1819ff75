import { expect, it } from "vitest"
import type { DeviceLog } from "#lib/device-log.ts"
import type { BulkJob, Entry } from "#machines/kit/bulk-edit/bulk-edit.rules.ts"
import { jobLog } from "./job-log.ts"

/** A device with a log that tabs share. */
function openDevice() {
  const state = { values: [] as unknown[], admin: "user_1", isMarked: false }
  const log: DeviceLog = {
    read: async () => [...state.values],
    append: async (value) => void state.values.push(value),
    clear: async () => {
      state.values = []
    },
  }
  const mark = (isOpen: boolean) => {
    state.isMarked = isOpen
  }
  return { state, tab: () => jobLog({ log, admin: () => state.admin, mark }) }
}
const jobOf = (id: string, product = "prod_1"): BulkJob => ({
  id,
  kind: "bulkEdit",
  change: { status: "published" },
  leftOut: 0,
  rows: [{ id: product, title: product }],
  results: [{ state: "waiting" }],
})
const done: Entry = [0, { state: "done", before: { status: "draft" }, after: { status: "published" } }]

it("keeps a job with its results", async () => {
  const { tab, state } = openDevice()
  await tab().create(jobOf("first"))
  await tab().save("first", [done])
  expect(await tab().load()).toEqual({ ...jobOf("first"), results: [done[1]] })
  await tab().drop("first")
  expect([await tab().load(), state.isMarked, state.values]).toEqual([undefined, false, []])
})

it("ignores results of an earlier job, which another tab still shows", async () => {
  const { tab } = openDevice()
  const [first, second] = [tab(), tab()]
  await first.create(jobOf("first"))
  await first.drop("first")
  await first.create(jobOf("second", "prod_2"))
  await second.save("first", [done])
  expect(await tab().load()).toEqual(jobOf("second", "prod_2"))
})

it("keeps the newest job when another tab closes an earlier one", async () => {
  const { tab, state } = openDevice()
  const [first, second] = [tab(), tab()]
  await first.create(jobOf("first"))
  await first.create(jobOf("second"))
  await second.drop("first")
  expect([(await tab().load())?.id, state.isMarked]).toEqual(["second", true])
})

it("finds the job after results that arrived too late for an earlier one", async () => {
  const { tab } = openDevice()
  await tab().save("first", [done])
  await tab().create(jobOf("second"))
  await tab().save("second", [done])
  expect((await tab().load())?.results).toEqual([done[1]])
})

it("removes a job of another admin", async () => {
  const { tab, state } = openDevice()
  await tab().create(jobOf("first"))
  state.admin = "user_2"
  expect([await tab().load(), state.isMarked, state.values]).toEqual([undefined, false, []])
})
