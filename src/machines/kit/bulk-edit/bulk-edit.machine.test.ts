import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { MAX_BYTES } from "#lib/batches.ts"
import type { BulkJobInput } from "#machines/kit/bulk-job/bulk-job.context.ts"
import { countsOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { createProducts, memoryDevice, refusingFetch } from "#tests/support/bulk-edit.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { createBulkEditMachine } from "./bulk-edit.machine.ts"
import type { BulkChange, ProductEdit } from "./bulk-edit.rules.ts"

const shop = await openLiveShop({ check: undefined })
const { product: products, productTag, productCategory, salesChannel } = shop.admin.admin
const rows = await createProducts(shop.admin, 250)
const tags = await Promise.all(
  ["Red", "Green", "Blue"].map(async (value) => (await productTag.create({ body: { value } })).product_tag.id),
)
const [red = "", green = "", blue = ""] = tags
const world = shop.backend.db.export()
const token = String(await shop.admin.client.storage.get())
const { fetch, state: wire } = refusingFetch(shop)
const sdk = createAdminSdk({ baseUrl: "http://shop.test", fetch, retries: 0, auth: { storage: "memory" } })
await sdk.client.storage.set(token)

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  Object.assign(wire, { refused: new Set(), bodies: [], status: 400 })
})

const TIMEOUT = { timeout: 20_000 }

function open(input: BulkJobInput<ProductEdit>, { device, state } = memoryDevice()) {
  const actor = createActor(createBulkEditMachine(sdk, device), { input }).start()
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), TIMEOUT)
  const job = () => {
    const present = actor.getSnapshot().context.job
    if (!present) throw new Error("there is no job")
    return present
  }
  return { actor, rest, job, device, state }
}

/** Runs a change to its end. */
async function run(change: BulkChange, on = rows, typed?: string) {
  const opened = open({ rows: on, change })
  opened.actor.send({ type: "preview.load" })
  await opened.rest()
  opened.actor.send({ type: "job.start", ...(typed ? { typed } : {}) })
  await opened.rest()
  return opened
}
/** Runs a change that is canceled after its first 100 rows. */
async function cancel() {
  const opened = open({ rows, change: { status: "published" } })
  opened.actor.send({ type: "preview.load" })
  await opened.rest()
  opened.actor.send({ type: "job.start" })
  await waitFor(opened.actor, (s) => s.matches({ working: "running" }))
  opened.actor.send({ type: "job.cancel" })
  await opened.rest()
  return opened
}
const statusOf = (id = "") => shop.backend.db.tables.product.get(id)?.status
const published = () => rows.filter(({ id }) => statusOf(id) === "published").length
const tagsOf = async (id = "") =>
  ((await products.retrieve({ id, query: { fields: "tags.id" } })).product.tags ?? []).map((tag) => tag.id).sort()

describe("a bulk edit", () => {
  it("changes 250 products with 100 rows per request", async () => {
    const { actor, job } = await run({ status: "published" })
    expect([actor.getSnapshot().value, published(), wire.bodies.length]).toEqual(["succeeded", 250, 3])
    expect(countsOf(job()).done).toBe(250)
  })

  it("leaves out products that have the values already", async () => {
    await products.update({ id: String(rows[0]?.id), body: { status: "published" } })
    const { job } = await run({ status: "published" }, rows.slice(0, 3))
    expect([job().rows.length, job().leftOut]).toEqual([2, 1])
  })

  it("doesn't start without a change or without products", () => {
    const { actor } = open({ rows })
    actor.send({ type: "preview.load" })
    expect(actor.getSnapshot().value).toBe("choosing")
    expect(
      open({ rows: [], change: { status: "draft" } })
        .actor.getSnapshot()
        .can({ type: "preview.load" }),
    ).toBe(false)
  })

  it("keeps the tags, categories and channels that it doesn't mention", async () => {
    const [{ id } = { id: "" }, other] = rows
    const category = (await productCategory.create({ body: { name: "Hats" } })).product_category.id
    const channel = (await salesChannel.create({ body: { name: "Outlet" } })).sales_channel.id
    await products.update({ id, body: { tags: [{ id: red }, { id: green }], sales_channels: [{ id: channel }] } })
    const change: BulkChange = {
      tags: { add: [blue], remove: [red] },
      categories: { add: [category], remove: [] },
      sales_channels: { add: [], remove: ["sc_other"] },
    }
    await run(change, rows.slice(0, 2))
    expect(await tagsOf(id)).toEqual([green, blue].sort())
    expect(await tagsOf(other?.id)).toEqual([blue])
    const { product } = await products.retrieve({ id, query: { fields: "categories.id,sales_channels.id" } })
    expect(product.categories?.map((each) => each.id)).toEqual([category])
    expect(product.sales_channels?.map((each) => each.id)).toEqual([channel])
  })

  it("adds to the tags that someone else has added since the preview", async () => {
    const one = rows.slice(0, 1)
    const { actor, rest } = open({ rows: one, change: { tags: { add: [blue], remove: [] } } })
    actor.send({ type: "preview.load" })
    await rest()
    await products.update({ id: String(one[0]?.id), body: { tags: [{ id: red }] } })
    actor.send({ type: "job.start" })
    await rest()
    expect(await tagsOf(one[0]?.id)).toEqual([red, blue].sort())
  })

  it("deletes only after the number of products was typed, and can't be rolled back", async () => {
    const two = rows.slice(0, 2)
    const { actor, rest } = open({ rows: two, change: { delete: true } })
    actor.send({ type: "preview.load" })
    await rest()
    actor.send({ type: "job.start", typed: "3" })
    expect(actor.getSnapshot().matches("previewing")).toBe(true)
    actor.send({ type: "job.start", typed: "2" })
    await rest()
    expect([actor.getSnapshot().value, statusOf(two[0]?.id)]).toEqual(["succeeded", undefined])
    expect(actor.getSnapshot().can({ type: "job.rollBack" })).toBe(false)
  })

  it("sends bodies of at most 90 kB", async () => {
    const many = Array.from({ length: 60 }, (_, index) => `Tag ${index}`)
    const ids = []
    for (const value of many) ids.push((await productTag.create({ body: { value } })).product_tag.id)
    const { actor } = await run({ tags: { add: ids, remove: [] } }, rows.slice(0, 60))
    expect(actor.getSnapshot().value).toBe("succeeded")
    expect(wire.bodies.length).toBeGreaterThan(1)
    for (const body of wire.bodies) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(MAX_BYTES)
  })
})

describe("refused products", () => {
  it("are named, and all others are changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat({ max: 249 }), { maxLength: 6 }), async (indexes) => {
        shop.backend.db.import(world)
        wire.refused = new Set(indexes.map((index) => rows[index]?.id ?? ""))
        const { actor, job } = await run({ status: "published" })
        const failed = job().results.flatMap(({ state }, index) => (state === "failed" ? [index] : []))
        expect(failed).toEqual([...indexes].sort((a, b) => a - b))
        expect(published()).toBe(250 - indexes.length)
        expect(actor.getSnapshot().value).toBe(indexes.length ? "partial" : "succeeded")
      }),
      { numRuns: 12 },
    )
  })

  it("are found if the server answers with an error instead of a refusal", async () => {
    Object.assign(wire, { refused: new Set([rows[42]?.id]), status: 500 })
    const { job } = await run({ status: "published" })
    expect([job().results[42], countsOf(job()).done]).toEqual([{ state: "failed", reason: { kind: "failed" } }, 249])
  })

  it("have the server's reason, and can be tried again", async () => {
    wire.refused = new Set([rows[1]?.id ?? ""])
    const { actor, rest, job } = await run({ status: "published" }, rows.slice(0, 3))
    expect(job().results[1]).toEqual({ state: "failed", reason: { kind: "refused", text: "Refused by the server" } })
    wire.refused = new Set()
    actor.send({ type: "job.retry" })
    await rest()
    expect([actor.getSnapshot().value, statusOf(rows[1]?.id)]).toEqual(["succeeded", "published"])
  })

  it("are named if someone else deleted them after the preview", async () => {
    const { actor, rest, job } = open({ rows: rows.slice(0, 3), change: { status: "published" } })
    actor.send({ type: "preview.load" })
    await rest()
    await products.delete({ id: String(rows[2]?.id) })
    actor.send({ type: "job.start" })
    await rest()
    expect(job().results.map((result) => ("reason" in result ? result.reason.kind : result.state))).toEqual([
      "done",
      "done",
      "gone",
    ])
  })
})

describe("a connection that fails", () => {
  /** Loses the next batch before it arrives, while someone else adds a tag. */
  const loseWhileTagged = async (id: string, tag: string) => {
    const { send } = wire
    wire.send = async (input, init) => {
      if (!String(input).includes("/products/batch")) return send(input, init)
      wire.send = send
      const { product } = await products.retrieve({ id, query: { fields: "tags.id" } })
      const present = (product.tags ?? []).map((each) => ({ id: each.id }))
      await products.update({ id, body: { tags: [...present, { id: tag }] } })
      throw new TypeError("the connection was lost")
    }
  }

  it("keeps the tags that someone adds before a lost batch is sent again", async () => {
    const { actor, rest } = open({ rows: rows.slice(0, 2), change: { tags: { add: [blue], remove: [] } } })
    actor.send({ type: "preview.load" })
    await rest()
    await loseWhileTagged(String(rows[0]?.id), red)
    actor.send({ type: "job.start" })
    expect((await rest()).value).toBe("succeeded")
    expect(await tagsOf(rows[0]?.id)).toEqual([red, blue].sort())
    actor.send({ type: "job.rollBack" })
    await rest()
    expect(await tagsOf(rows[0]?.id)).toEqual([red])
  })

  it("doesn't roll back products that someone changes before a lost batch is sent again", async () => {
    const { actor, rest, job } = await run({ tags: { add: [blue], remove: [] } }, rows.slice(0, 2))
    await loseWhileTagged(String(rows[0]?.id), red)
    actor.send({ type: "job.rollBack" })
    expect((await rest()).value).toBe("rolledBack")
    expect(job().results.map(({ state }) => state)).toEqual(["kept", "restored"])
    expect(await tagsOf(rows[0]?.id)).toEqual([red, blue].sort())
  })

  it("doesn't send a batch again that arrived", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/products/batch", drop: "after", times: 1 }])
    const { actor } = await run({ status: "published" })
    expect([actor.getSnapshot().value, wire.bodies.length, published()]).toEqual(["succeeded", 3, 250])
  })

  it("pauses the job, which continues with the rest", async () => {
    const { actor, rest } = open({ rows, change: { status: "published" } })
    actor.send({ type: "preview.load" })
    await rest()
    shop.backend.faults.set([{ drop: "before" }])
    actor.send({ type: "job.start" })
    const { value, context } = await rest()
    expect([value, context.error?.kind]).toEqual([{ working: "paused" }, "network"])
    shop.backend.faults.set([])
    actor.send({ type: "job.resume" })
    expect([(await rest()).value, published()]).toEqual(["succeeded", 250])
  })

  it("pauses the job if the login has expired", async () => {
    const { actor, rest } = open({ rows, change: { status: "published" } })
    actor.send({ type: "preview.load" })
    await rest()
    shop.backend.faults.set([{ method: "POST", status: 401, body: { message: "Unauthorized" } }])
    actor.send({ type: "job.start" })
    expect((await rest()).value).toEqual({ working: "paused" })
    expect(published()).toBe(0)
  })
})

describe("pausing", () => {
  it("waits for the request in flight, and continues with the next rows", async () => {
    const { actor, rest, job } = open({ rows, change: { status: "published" } })
    actor.send({ type: "preview.load" })
    await rest()
    actor.send({ type: "job.start" })
    await waitFor(actor, (s) => s.matches({ working: "running" }))
    actor.send({ type: "job.pause" })
    expect((await rest()).value).toEqual({ working: "paused" })
    expect([countsOf(job()).done, published()]).toEqual([100, 100])
    actor.send({ type: "job.resume" })
    expect([(await rest()).value, published()]).toEqual(["succeeded", 250])
  })

  it("canceling leaves the other rows unchanged, and lets them be continued", async () => {
    const { actor, rest, job } = await cancel()
    expect([actor.getSnapshot().value, countsOf(job()).waiting]).toEqual(["partial", 150])
    actor.send({ type: "job.retry" })
    expect([(await rest()).value, published()]).toEqual(["succeeded", 250])
  })
})

describe("rolling back", () => {
  it("restores exactly the former values, and skips and names rows changed since", async () => {
    const index = fc.nat({ max: 19 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.subarray(tags), { minLength: 20, maxLength: 20 }),
        fc.uniqueArray(index, { maxLength: 3 }),
        fc.uniqueArray(index, { maxLength: 3 }),
        async (before, refused, changed) => {
          shop.backend.db.import(world)
          const some = rows.slice(0, 20)
          const update = some.map(({ id }, row) => ({ id, tags: (before[row] ?? []).map((tag) => ({ id: tag })) }))
          await products.batch({ body: { update } })
          wire.refused = new Set(refused.map((row) => some[row]?.id ?? ""))
          const { actor, rest, job } = await run({ tags: { add: [blue], remove: [red] } }, some)
          wire.refused = new Set()
          const { tag } = { tag: (await productTag.create({ body: { value: "New" } })).product_tag.id }
          for (const row of changed) await products.update({ id: String(some[row]?.id), body: { tags: [{ id: tag }] } })
          const done = new Set(job().rows.flatMap(({ id }, row) => (job().results[row]?.state === "done" ? [id] : [])))
          actor.send({ type: "job.rollBack" })
          await rest()
          const kept = job().rows.filter((_, row) => job().results[row]?.state === "kept")
          expect(kept.map(({ id }) => id).sort()).toEqual(
            changed.flatMap((row) => (done.has(some[row]?.id ?? "") ? [some[row]?.id ?? ""] : [])).sort(),
          )
          for (const [row, { id }] of some.entries())
            expect(await tagsOf(id)).toEqual(changed.includes(row) ? [tag] : [...(before[row] ?? [])].sort())
        },
      ),
      { numRuns: 12 },
    )
  })

  it("restores no collection, type or profile where there was none", async () => {
    const { productType } = shop.admin.admin
    const { product_type: type } = await productType.create({ body: { value: "Gift" } })
    const { actor, rest } = await run({ type_id: type.id }, rows.slice(0, 5))
    expect(shop.backend.db.tables.product.get(String(rows[0]?.id))?.type_id).toBe(type.id)
    actor.send({ type: "job.rollBack" })
    expect((await rest()).value).toBe("rolledBack")
    expect(shop.backend.db.tables.product.get(String(rows[0]?.id))?.type_id).toBeNull()
  })
})

describe("a reload", () => {
  async function interrupt() {
    const { device, state } = memoryDevice()
    const opened = open({ rows, change: { status: "published" } }, { device, state })
    opened.actor.send({ type: "preview.load" })
    await opened.rest()
    opened.actor.send({ type: "job.start" })
    await waitFor(opened.actor, ({ context: { job } }) => job !== null && countsOf(job).done >= 100)
    opened.actor.stop()
    if (!state.job) throw new Error("the job isn't stored")
    return { job: state.job, memory: { device, state } }
  }

  it("lets the job continue without sending rows twice", async () => {
    const { job, memory } = await interrupt()
    const { actor, rest } = open({ rows: [], job }, memory)
    expect(actor.getSnapshot().value).toBe("interrupted")
    wire.bodies = []
    actor.send({ type: "job.resume" })
    expect([(await rest()).value, published()]).toEqual(["succeeded", 250])
    expect(wire.bodies.join("")).not.toContain(rows[0]?.id)
    actor.send({ type: "job.close" })
    expect([actor.getSnapshot().value, memory.state.job]).toEqual(["choosing", undefined])
  })

  it("lets the job be rolled back, including rows whose response was lost", async () => {
    const { job, memory } = await interrupt()
    const { actor, rest } = open({ rows: [], job }, memory)
    actor.send({ type: "job.rollBack" })
    expect([(await rest()).value, published()]).toEqual(["rolledBack", 0])
  })

  it("shows that a canceled job was rolled back, and doesn't offer to continue it", async () => {
    const first = await cancel()
    first.actor.send({ type: "job.rollBack" })
    await first.rest()
    first.actor.stop()
    const { actor, rest } = open({ rows: [], job: first.job() }, first)
    expect((await rest()).value).toBe("rolledBack")
    expect(actor.getSnapshot().can({ type: "job.resume" })).toBe(false)
  })

  it("lets a roll-back of a canceled job continue", async () => {
    const first = await cancel()
    const results = first.job().results.map((result, index) => (index < 40 ? { state: "restored" as const } : result))
    first.actor.stop()
    const { actor, rest } = open({ rows: [], job: { ...first.job(), results } })
    expect((await rest()).value).toBe("partial")
    actor.send({ type: "job.rollBack" })
    expect((await rest()).value).toBe("rolledBack")
  })

  it("shows the result of a finished job again", async () => {
    const first = await run({ status: "published" }, rows.slice(0, 3))
    first.actor.stop()
    const { rest } = open({ rows: [], job: first.job() })
    expect((await rest()).value).toBe("succeeded")
  })
})

it("one tab at a time runs a bulk edit", async () => {
  const { device, state } = memoryDevice()
  state.isLocked = true
  const { actor, rest } = open({ rows: rows.slice(0, 2), change: { status: "published" } }, { device, state })
  actor.send({ type: "preview.load" })
  await rest()
  actor.send({ type: "job.start" })
  expect([(await rest()).value, actor.getSnapshot().context.isBlocked]).toEqual([{ previewing: "ready" }, true])
  state.isLocked = false
  actor.send({ type: "job.start" })
  expect((await rest()).value).toBe("succeeded")
  expect(state.isLocked).toBe(false)
})
