import { beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { countsOf, withResults } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { memoryDevice } from "#tests/support/bulk-edit.ts"
import { fulfillOrder, openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { createOrderJobsMachine } from "./order-jobs.machine.ts"
import { newJob, type OrderJob, type OrderJobChange } from "./order-jobs.rules.ts"

const shop = await openLiveShop({ check: undefined })
const { order: orders, payment: payments, orderEdit, reservation: reservations } = shop.admin.admin
const colleague = await openColleague(shop)
const ids: string[] = []
for (let index = 0; index < 10; index++) ids.push(await placeOrder(shop, 1))
const rows = ids.map((id, index) => ({ id, title: `#${index + 1}` }))
const [first = "", second = "", third = ""] = ids
const world = shop.backend.db.export()
const fulfill = { type: "fulfill", partly: false, notify: true } as const

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

const TIMEOUT = { timeout: 20_000 }

function open(change: OrderJobChange, on = rows, memory = memoryDevice<OrderJob>(), job?: typeof memory.state.job) {
  const actor = createActor(createOrderJobsMachine(shop.admin, memory.device), {
    input: { rows: on, change, job },
  }).start()
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), TIMEOUT)
  const results = () => actor.getSnapshot().context.job?.results ?? []
  return { actor, rest, results, ...memory }
}
async function check(change: OrderJobChange, on = rows) {
  const opened = open(change, on)
  opened.actor.send({ type: "preview.load" })
  await opened.rest()
  return opened
}
async function run(change: OrderJobChange, on = rows) {
  const opened = await check(change, on)
  opened.actor.send({ type: "job.start" })
  await opened.rest()
  return opened
}
const reasons = ({ actor }: Awaited<ReturnType<typeof check>>) =>
  actor.getSnapshot().context.preview.map(({ reason }) => reason)

const detail = async (id: string) =>
  (
    await orders.retrieve({
      id,
      query: {
        fields:
          "*fulfillments,*fulfillments.labels,*payment_collections.payments,*payment_collections.payments.captures,+status",
      },
    })
  ).order
const fulfillments = async (id: string) =>
  ((await detail(id)).fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
const paymentOf = async (id: string) => (await detail(id)).payment_collections?.[0]?.payments?.[0]
const captures = async (id: string) => (await paymentOf(id))?.captures ?? []

/** Limits the shirts that are in the warehouse, however many are reserved. */
function stock(quantity: number) {
  const { inventoryLevel } = shop.backend.db.tables
  for (const level of inventoryLevel.all()) inventoryLevel.update(level.id, { stocked_quantity: quantity })
}

describe("capturing payments in bulk", () => {
  it("captures what is due of each order, and leaves out others with the reason", async () => {
    await orders.cancel({ id: second })
    const payment = await paymentOf(third)
    await payments.capture({ id: String(payment?.id), body: { amount: Number(payment?.amount) } })
    const opened = await check({ type: "capture" })
    expect(reasons(opened).slice(0, 4)).toEqual([undefined, { kind: "canceled" }, { kind: "captured" }, undefined])
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("succeeded")
    expect(countsOf({ results: opened.results() }).done).toBe(8)
    const { leftOutRows } = opened.actor.getSnapshot().context.job ?? {}
    expect(leftOutRows?.map(({ id, reason }) => [id, reason.kind])).toEqual([
      [second, "canceled"],
      [third, "captured"],
    ])
    for (const id of [first, third]) expect(await captures(id)).toHaveLength(1)
  })

  it("captures once although the response was lost", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/payments/:id/capture", drop: "after", times: 4 }])
    const { actor } = await run({ type: "capture" })
    expect(actor.getSnapshot().value).toBe("succeeded")
    for (const id of ids) expect(await captures(id)).toHaveLength(1)
  })

  it("names an order that can't be captured any more, and captures the others", async () => {
    const opened = await check({ type: "capture" })
    await orders.cancel({ id: second })
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("partial")
    expect(opened.results()[1]).toEqual({ state: "failed", reason: { kind: "canceled" } })
    expect(countsOf({ results: opened.results() }).done).toBe(9)
  })

  it("counts what a colleague captured in the meantime as done, not as its own", async () => {
    const opened = await check({ type: "capture" })
    const payment = await paymentOf(first)
    await colleague.payment.capture({ id: String(payment?.id), body: { amount: Number(payment?.amount) } })
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("succeeded")
    expect(opened.results()[0]).toEqual({ state: "same" })
  })

  it("can't be rolled back", async () => {
    const { actor } = await run({ type: "capture" }, rows.slice(0, 2))
    expect(actor.getSnapshot().can({ type: "job.rollBack" })).toBe(false)
  })
})

describe("fulfilling in bulk", () => {
  it("fulfills the orders that are in stock, the first ones first, and names what is out of stock", async () => {
    stock(4)
    const opened = await check(fulfill)
    expect(reasons(opened).filter(Boolean)).toHaveLength(6)
    expect(reasons(opened)[4]).toEqual({ kind: "outOfStock", items: [expect.stringContaining("Shirt")] })
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("succeeded")
    const counts = await Promise.all(ids.map(async (id) => (await fulfillments(id)).length))
    expect(counts).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0, 0])
  })

  it("checks the stock again when an order is processed", async () => {
    const opened = await check(fulfill)
    stock(3)
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("partial")
    const counts = countsOf({ results: opened.results() })
    expect([counts.done, counts.failed]).toEqual([3, 7])
    stock(10)
    opened.actor.send({ type: "job.retry" })
    expect((await opened.rest()).value).toBe("succeeded")
    for (const id of ids) expect(await fulfillments(id)).toHaveLength(1)
  })

  it("fulfills the items in stock of an order on request", async () => {
    await orderEdit.initiateRequest({ body: { order_id: first } })
    await orderEdit.addItems({ id: first, body: { items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }] } })
    await orderEdit.confirm({ id: first })
    stock(0)
    const on = rows.slice(0, 1)
    expect(reasons(await check(fulfill, on))[0]).toMatchObject({ kind: "outOfStock" })
    await run({ ...fulfill, partly: true }, on)
    expect(await fulfillments(first)).toHaveLength(1)
    const { items } = (await orders.retrieve({ id: first })).order
    expect(items.map(({ detail: line }) => line?.fulfilled_quantity).sort()).toEqual([0, 2])
  })

  it("leaves out items of which too few are reserved, and fulfills the others on request", async () => {
    const id = await placeOrder(shop, 2)
    const [shirt] = (await orders.retrieve({ id })).order.items
    await orderEdit.initiateRequest({ body: { order_id: id } })
    await orderEdit.addItems({ id, body: { items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }] } })
    await orderEdit.confirm({ id })
    const query = { line_item_id: String(shirt?.id), fields: "id,quantity" }
    const [reserved] = (await reservations.list({ query })).reservations
    expect(reserved?.quantity).toBe(2)
    await reservations.update({ id: String(reserved?.id), body: { quantity: 1 } })
    const on = [{ id, title: "#11" }]
    const [reason] = reasons(await check(fulfill, on))
    expect(reason).toEqual({ kind: "notReserved", items: [expect.stringContaining("Shirt")] })
    const { actor } = await run({ ...fulfill, partly: true }, on)
    expect(actor.getSnapshot().value).toBe("succeeded")
    const { items } = (await orders.retrieve({ id })).order
    expect(items.map((item) => [item.id === shirt?.id, item.detail?.fulfilled_quantity])).toEqual([
      [true, 0],
      [false, 2],
    ])
  })

  it("leaves out orders with an open change, and names one that got it since", async () => {
    await orderEdit.initiateRequest({ body: { order_id: first } })
    const opened = await check(fulfill)
    expect(reasons(opened)[0]).toEqual({ kind: "openChange" })
    await orderEdit.initiateRequest({ body: { order_id: second } })
    opened.actor.send({ type: "job.start" })
    expect((await opened.rest()).value).toBe("partial")
    expect(opened.results()[0]).toEqual({ state: "failed", reason: { kind: "openChange" } })
  })

  it("fulfills once although responses were lost", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", drop: "after", times: 5 }])
    expect((await run(fulfill)).actor.getSnapshot().value).toBe("succeeded")
    for (const id of ids) expect(await fulfillments(id)).toHaveLength(1)
  })

  it("continues after a reload without fulfilling what was sent again", async () => {
    const opened = await check(fulfill)
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", latency: 300, times: 1 }])
    opened.actor.send({ type: "job.start" })
    await waitFor(opened.actor, (snapshot) => snapshot.matches({ working: "running" }))
    // The page is closed while requests are in flight.
    await vi.waitFor(async () => expect(await fulfillments(second)).toHaveLength(1), TIMEOUT)
    const job = opened.state.job
    opened.actor.stop()
    shop.backend.faults.set([])
    expect(job?.results[1]?.state).toBe("sent")
    const again = open(fulfill, [], { device: opened.device, state: opened.state }, job)
    await again.rest()
    again.actor.send({ type: "job.resume" })
    await again.rest()
    for (const id of ids) expect(await fulfillments(id)).toHaveLength(1)
  })

  it("counts an order as done if the request sent before a reload fulfills it while the job reads it again", async () => {
    const { actor, device, state } = await check(fulfill, rows.slice(0, 1))
    const { preview } = actor.getSnapshot().context
    const nothing = { ids: [], steps: [] }
    const sent = { state: "sent", before: nothing, after: { ids: [], steps: preview[0]?.steps ?? [] } } as const
    const job = withResults(newJob("job", fulfill, preview), [[0, sent]])
    state.job = job
    const { reservation } = shop.admin.admin
    const list = reservation.list.bind(reservation)
    vi.spyOn(reservation, "list").mockImplementationOnce(async (...args) => {
      await fulfillOrder(shop, first)
      return list(...args)
    })
    const again = open(fulfill, [], { device, state }, job)
    await again.rest()
    again.actor.send({ type: "job.resume" })
    expect((await again.rest()).value).toBe("succeeded")
    expect(await fulfillments(first)).toHaveLength(1)
  })

  it("is rolled back by canceling its fulfillments, except those that were shipped since", async () => {
    const opened = await run(fulfill, rows.slice(0, 3))
    const [made] = await fulfillments(first)
    await orders.createShipment({ id: first, fulfillment_id: String(made?.id), body: { items: [] } })
    opened.actor.send({ type: "job.rollBack" })
    expect((await opened.rest()).value).toBe("rolledBack")
    expect(opened.results().map(({ state }) => state)).toEqual(["kept", "restored", "restored"])
    expect([(await fulfillments(first)).length, (await fulfillments(second)).length]).toEqual([1, 0])
  })
})

describe("fulfilling an order with items that aren't shipped, which takes two fulfillments", () => {
  const on = rows.slice(0, 1)
  beforeEach(async () => {
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
    await orderEdit.initiateRequest({ body: { order_id: first } })
    await orderEdit.addItems({ id: first, body: { items } })
    await orderEdit.confirm({ id: first })
    const { items: lines } = (await orders.retrieve({ id: first })).order
    const mug = lines.find(({ variant_sku }) => variant_sku === "MUG-CLASSIC")
    shop.backend.db.tables.orderLineItem.update(String(mug?.id), { requires_shipping: false })
  })
  /** Runs the job with a fault for the second fulfillment. */
  const runWithFault = async (fault: Partial<Fault>) => {
    const opened = await check(fulfill, on)
    const creation: Fault = { method: "POST", path: "/admin/orders/:id/fulfillments", times: 1 }
    shop.backend.faults.set([
      { ...creation, latency: 0 },
      { ...creation, ...fault },
    ])
    opened.actor.send({ type: "job.start" })
    await opened.rest()
    return opened
  }
  const expectRolledBack = async ({ actor, rest }: Pick<Awaited<ReturnType<typeof run>>, "actor" | "rest">) => {
    expect(actor.getSnapshot().value).toBe("succeeded")
    expect(await fulfillments(first)).toHaveLength(2)
    actor.send({ type: "job.rollBack" })
    expect((await rest()).value).toBe("rolledBack")
    expect(await fulfillments(first)).toEqual([])
  }

  it("is rolled back by canceling both", async () => {
    await expectRolledBack(await run(fulfill, on))
  })

  it.each(["before", "after"] as const)(
    "is rolled back in full if the connection dropped %s the second was created",
    async (drop) => {
      await expectRolledBack(await runWithFault({ drop }))
    },
  )

  it.each([400, 500])(
    "says that one of them was created if the other fails with %i, and retries it",
    async (status) => {
      const { actor, rest } = await runWithFault({ status })
      const reason = { kind: "partlyDone" }
      expect(actor.getSnapshot().context.job?.results).toMatchObject([{ state: "failed", reason }])
      actor.send({ type: "job.retry" })
      expect((await rest()).value).toBe("succeeded")
      await expectRolledBack({ actor, rest })
    },
  )

  it("is rolled back by canceling the first one if creating the second failed", async () => {
    const { actor, rest } = await runWithFault({ status: 400 })
    expect(await fulfillments(first)).toHaveLength(1)
    actor.send({ type: "job.rollBack" })
    expect((await rest()).value).toBe("rolledBack")
    expect(await fulfillments(first)).toEqual([])
    expect(actor.getSnapshot().context.job?.results).toEqual([{ state: "restored" }])
  })
})

describe("shipping in bulk", () => {
  const numbers = { [first]: ["1Z999AA10123456784"], [second]: ["1Z999AA10123456785", "1Z999AA10123456786"] }

  it("marks fulfillments as shipped with the tracking numbers of a file", async () => {
    for (const id of [first, third]) await fulfillOrder(shop, id)
    const opened = await check({ type: "ship", notify: false, numbers }, rows.slice(0, 3))
    expect(reasons(opened)).toEqual([undefined, { kind: "notFulfilled" }, { kind: "noNumbers" }])
    opened.actor.send({ type: "job.start" })
    await opened.rest()
    const [shipped] = await fulfillments(first)
    expect(shipped?.shipped_at).toBeTruthy()
    expect(shipped?.labels?.map(({ tracking_number }) => tracking_number)).toEqual(["1Z999AA10123456784"])
  })

  it("ships without tracking numbers if there is no file, and leaves out what is shipped already", async () => {
    for (const id of [first, second]) await fulfillOrder(shop, id)
    await run({ type: "ship", notify: true }, rows.slice(0, 1))
    const opened = await check({ type: "ship", notify: true }, rows.slice(0, 2))
    expect(reasons(opened)).toEqual([{ kind: "shipped" }, undefined])
  })
})

it("completes and archives orders, and names those that aren't completed yet", async () => {
  const opened = await run({ type: "complete" }, rows.slice(0, 2))
  expect(opened.actor.getSnapshot().value).toBe("succeeded")
  const archive = await check({ type: "archive" }, rows.slice(0, 3))
  expect(reasons(archive)).toEqual([undefined, undefined, { kind: "notCompleted" }])
  archive.actor.send({ type: "job.start" })
  await archive.rest()
  expect((await detail(first)).status).toBe("archived")
})

it("pauses if the login has expired, and continues with all orders", async () => {
  const opened = await check({ type: "complete" })
  shop.backend.faults.set([{ method: "POST", status: 401, body: { message: "Unauthorized" } }])
  opened.actor.send({ type: "job.start" })
  expect((await opened.rest()).value).toEqual({ working: "paused" })
  shop.backend.faults.set([])
  opened.actor.send({ type: "job.resume" })
  expect((await opened.rest()).value).toBe("succeeded")
})
