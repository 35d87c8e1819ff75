import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { memoryDevice } from "#tests/support/bulk-edit.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { createPromotionCodesMachine } from "./promotion-codes.machine.ts"
import {
  ALPHABET,
  type CodesChange,
  createdCodes,
  generateCodes,
  type PromotionCodes,
  problemsOf,
  replacedCount,
} from "./promotion-codes.rules.ts"

const shop = await openLiveShop({ check: undefined })
const { promotion: promotions } = shop.admin.admin
const rule = (attribute: string, value: string) => ({ attribute, operator: "in" as const, values: [value] })
const method = { type: "percentage", target_type: "items", allocation: "each", max_quantity: 2, value: 20 } as const
const { promotion: source } = await promotions.create({
  body: {
    code: "SPRING",
    type: "standard",
    status: "active",
    is_automatic: true,
    rules: [rule("region.id", shop.region)],
    application_method: { ...method, target_rules: [rule("items.product.id", "prod_1")] },
  },
})
const world = shop.backend.db.export()
const copy = {
  type: "copy",
  source: { id: source.id, code: "SPRING" },
  prefix: "SPRING-",
  length: 8,
  count: 30,
  limit: 1,
} as const satisfies CodesChange

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

const TIMEOUT = { timeout: 20_000 }
function open(rows = generateCodes(copy), change: CodesChange = copy, memory = memoryDevice<PromotionCodes>()) {
  const actor = createActor(createPromotionCodesMachine(shop.admin, memory.device), { input: { rows, change } }).start()
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), TIMEOUT)
  const job = () => {
    const present = actor.getSnapshot().context.job
    if (!present) throw new Error("the job hasn't started")
    return present
  }
  return { actor, rest, job, rows, ...memory }
}
async function run(...options: Parameters<typeof open>) {
  const opened = open(...options)
  opened.actor.send({ type: "preview.load" })
  await opened.rest()
  opened.actor.send({ type: "job.start" })
  await opened.rest()
  return opened
}
const stored = async () =>
  (await promotions.list({ query: { q: "SPRING-", fields: "id,code,metadata,limit", limit: 1_000 } })).promotions
const block = (code: string) =>
  promotions.create({ body: { code, type: "standard", application_method: { ...method, max_quantity: 1 } } })

describe("generated codes", () => {
  it("are different, have the prefix and length, and no characters that are easily confused", () => {
    const codes = generateCodes({ ...copy, count: 1_000 }).map(({ title }) => title)
    expect(new Set(codes).size).toBe(1_000)
    for (const code of codes) expect(code).toMatch(/^SPRING-[A-HJ-NP-Z2-9]{8}$/)
    expect(ALPHABET).toHaveLength(32)
  })

  it.each([
    ["prefix", { prefix: "SPRING SALE" }],
    ["length", { length: 5 }],
    ["count", { count: 1_001 }],
    ["limit", { limit: 0 }],
  ] as const)("aren’t generated with an invalid %s", (field, change) => {
    expect(problemsOf({ ...copy, ...change })).toEqual([field])
  })
})

describe("creating promotion codes in bulk", () => {
  it("copies the promotion with its conditions and discount to each code", async () => {
    const { job, rows } = await run()
    expect(createdCodes(job())).toEqual(rows.map(({ title }) => title))
    const fields =
      "id,status,limit,is_automatic,*application_method,*application_method.target_rules,*rules,*rules.values"
    const [made] = (await promotions.list({ query: { code: String(rows[0]?.title), fields } })).promotions
    expect(made).toMatchObject({
      status: "active",
      limit: 1,
      is_automatic: false,
      rules: [{ attribute: "region.id", operator: "in", values: [{ value: shop.region }] }],
      application_method: { ...method, target_rules: [{ attribute: "items.product.id", operator: "in" }] },
    })
    expect(await stored()).toHaveLength(30)
  })

  it("copies a promotion whose campaign was deleted", async () => {
    const { campaign: campaigns } = shop.admin.admin
    const { id } = (await campaigns.create({ body: { name: "May", campaign_identifier: "may" } })).campaign
    await promotions.update({ id: source.id, body: { campaign_id: id } })
    await campaigns.delete({ id })
    const { job, rows } = await run()
    expect(createdCodes(job())).toEqual(rows.map(({ title }) => title))
  })

  it("replaces codes that exist already in the preview", async () => {
    const rows = generateCodes(copy)
    await block(String(rows[3]?.title))
    const { actor, rest } = open(rows)
    actor.send({ type: "preview.load" })
    await rest()
    const { preview } = actor.getSnapshot().context
    expect(preview).toHaveLength(30)
    expect(preview.filter(({ isReplaced }) => isReplaced).map(({ id }) => id)).toEqual(["4"])
    expect(preview[3]?.title).not.toBe(rows[3]?.title)
  })

  it("replaces a code that someone else created after the preview", async () => {
    const opened = open()
    opened.actor.send({ type: "preview.load" })
    await opened.rest()
    await block(String(opened.rows[0]?.title))
    opened.actor.send({ type: "job.start" })
    await opened.rest()
    expect(opened.actor.getSnapshot().value).toBe("succeeded")
    expect(createdCodes(opened.job())).toHaveLength(30)
    expect(replacedCount(opened.job())).toBe(1)
    expect(await stored()).toHaveLength(31)
  })

  it("names codes that the server refuses, and retries them", async () => {
    const fault = { method: "POST", path: "/admin/promotions", status: 400, body: { message: "No" } } as const
    shop.backend.faults.set([{ ...fault, times: 2 }])
    const { actor, rest, job } = await run()
    expect(actor.getSnapshot().value).toBe("partial")
    const failed = job().results.filter(({ state }) => state === "failed")
    expect(failed).toEqual(
      Array.from({ length: 2 }, () => ({ state: "failed", reason: { kind: "refused", text: "No" } })),
    )
    actor.send({ type: "job.retry" })
    await rest()
    expect(actor.getSnapshot().value).toBe("succeeded")
    expect(await stored()).toHaveLength(30)
  })

  it("creates no code twice after lost responses", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/promotions", drop: "after", times: 3 }])
    const { actor } = await run()
    expect(actor.getSnapshot().value).toBe("succeeded")
    expect(await stored()).toHaveLength(30)
  })

  it("pauses while the server can’t be reached, and continues", async () => {
    const opened = open()
    opened.actor.send({ type: "preview.load" })
    await opened.rest()
    shop.backend.faults.set([{ path: "/admin/promotions", drop: "before" }])
    opened.actor.send({ type: "job.start" })
    await opened.rest()
    expect(opened.actor.getSnapshot().matches({ working: "paused" })).toBe(true)
    shop.backend.faults.set([])
    opened.actor.send({ type: "job.resume" })
    await opened.rest()
    expect(opened.actor.getSnapshot().value).toBe("succeeded")
    expect(await stored()).toHaveLength(30)
  })

  it("continues after a reload without creating a code twice", async () => {
    const { job } = await run()
    const results = job().results.map((result, index) =>
      index < 10 ? result : index < 15 && result.state === "done" ? ({ ...result, state: "sent" } as const) : waiting,
    )
    for (const { id } of (await stored()).filter(({ code }) => isLeft(job(), String(code))))
      await promotions.delete({ id })
    const actor = createActor(createPromotionCodesMachine(shop.admin), {
      input: { rows: [], job: { ...job(), results } },
    }).start()
    expect(actor.getSnapshot().value).toBe("interrupted")
    actor.send({ type: "job.resume" })
    await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), TIMEOUT)
    expect(actor.getSnapshot().value).toBe("succeeded")
    expect(await stored()).toHaveLength(30)
  })

  it("deletes unused codes again, and keeps used ones with the reason", async () => {
    const { actor, rest, job } = await run()
    const table = shop.backend.db.tables.promotion
    table.update(String(table.first("code", String(createdCodes(job())[0]))?.id), { used: 1 })
    actor.send({ type: "job.rollBack" })
    await rest()
    expect(actor.getSnapshot().value).toBe("rolledBack")
    expect(job().results[0]).toMatchObject({ state: "kept", reason: { kind: "used" } })
    expect(await stored()).toHaveLength(1)
  })

  it("can’t start for a promotion that was deleted", async () => {
    await promotions.delete({ id: source.id })
    const { actor, rest } = open()
    actor.send({ type: "preview.load" })
    await rest()
    expect(actor.getSnapshot().context.preview).toEqual([])
    expect(actor.getSnapshot().can({ type: "job.start" })).toBe(false)
  })

  it("fails all codes if the promotion was deleted", async () => {
    const opened = open()
    opened.actor.send({ type: "preview.load" })
    await opened.rest()
    await promotions.delete({ id: source.id })
    opened.actor.send({ type: "job.start" })
    await opened.rest()
    expect(opened.job().results.every((result) => result.state === "failed" && result.reason.kind === "gone")).toBe(
      true,
    )
  })
})

const waiting = { state: "waiting" } as const
/** Whether a code comes after the first 15 of a job. */
const isLeft = (job: ReturnType<ReturnType<typeof open>["job"]>, code: string) => createdCodes(job).indexOf(code) >= 15
