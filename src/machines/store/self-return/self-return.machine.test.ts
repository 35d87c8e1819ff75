import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { subtractMoney } from "#lib/money.ts"
import { isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { returnShippingCost } from "./self-return.actors.ts"
import { createSelfReturnMachine } from "./self-return.machine.ts"
import { refundOf, whyNotReturn } from "./self-return.rules.ts"

/** A store with one fulfilled order of two shirts; each test starts with the same data. */
const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { order } = await shop.store.store.order.retrieve({ id: orderId })
const itemId = String(order.items?.[0]?.id)
const unsent = await placeOrder(shop)
await shop.admin.admin.order.createFulfillment({ id: orderId, body: { items: [{ id: itemId, quantity: 2 }] } })
const world = shop.backend.db.export()
const machine = createSelfReturnMachine(shop.store)
const coverage = new Coverage(machine)

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

function begin(id = orderId) {
  const actor = createActor(machine, { input: { orderId: id }, inspect: coverage.inspect })
  actor.start()
  return actor
}
type Actor = ReturnType<typeof begin>
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
const stateOf = (actor: Actor) => actor.getSnapshot().value
/** Lets the read before the request pass, so that the next fault applies to the check after it. */
const readBefore: Fault = { method: "GET", path: "/store/orders/:id", latency: 0, times: 1 }
const returns = () => shop.backend.db.tables.orderReturn.all()

/** Selects one shirt with the first reason and opens the review. */
async function walk(actor: Actor, quantity = 1) {
  await rest(actor)
  const { reasons } = actor.getSnapshot().context
  actor.send({
    type: "item.change",
    itemId,
    selection: { quantity, reasonId: String(reasons[0]?.id), note: " too wide " },
  })
  actor.send({ type: "return.review" })
}

describe("returning items", () => {
  it("requires items, not reasons, then requests one return", async () => {
    const actor = begin()
    await rest(actor)
    const { options, reasons } = actor.getSnapshot().context
    expect(actor.getSnapshot().can({ type: "return.review" })).toBe(false)
    actor.send({ type: "item.change", itemId, selection: { quantity: 1 } })
    expect(actor.getSnapshot().can({ type: "return.review" })).toBe(true)
    actor.send({ type: "item.change", itemId, selection: { reasonId: String(reasons[0]?.id), note: " too wide " } })
    actor.send({ type: "option.choose", optionId: String(options[0]?.id) })
    actor.send({ type: "return.review" })
    expect(stateOf(actor)).toBe("reviewing")
    actor.send({ type: "return.edit" })
    expect(stateOf(actor)).toBe("choosing")
    actor.send({ type: "return.review" })
    actor.send({ type: "return.send" })
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "requested" })
    expect(returns()).toHaveLength(1)
    const [item] = shop.backend.db.tables.returnItem.all()
    expect(item).toMatchObject({ quantity: 1, reason_id: reasons[0]?.id, note: "too wide" })
  })

  it("estimates the refund as the decrease of the order's balance, because return shipping isn't taxed", async () => {
    const actor = begin()
    await walk(actor)
    const { order, selections, options } = actor.getSnapshot().context
    const [option] = options
    if (!order || !option) throw new Error("the order or a return shipping option is missing")
    const owes = async () => {
      const query = { fields: "+summary" }
      const { order } = await shop.admin.admin.order.retrieve({ id: orderId, query })
      return order.summary?.pending_difference ?? 0
    }
    const owed = await owes()
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(returnShippingCost(option)).toBeGreaterThan(0)
    expect(refundOf(order, selections, returnShippingCost(option)).total).toBe(subtractMoney(owed, await owes()))
  })

  it("keeps changes made while the order is reloaded after a rejected request", async () => {
    const actor = begin()
    await walk(actor)
    shop.backend.faults.set([{ method: "POST", path: "/store/returns", status: 400, times: 1 }])
    actor.send({ type: "return.send" })
    await waitFor(actor, (s) => s.matches("loading"))
    const optionId = String(actor.getSnapshot().context.options[0]?.id)
    actor.send({ type: "item.change", itemId, selection: { quantity: 2 } })
    actor.send({ type: "option.choose", optionId })
    await rest(actor)
    expect(stateOf(actor)).toBe("choosing")
    expect(actor.getSnapshot().context).toMatchObject({ optionId, selections: { [itemId]: { quantity: 2 } } })
  })

  it("offers only the remaining items, and nothing when all are being returned", async () => {
    const first = begin()
    await walk(first, 2)
    first.send({ type: "return.send" })
    await rest(first)
    const second = begin()
    await rest(second)
    expect(stateOf(second)).toBe("blocked")
    second.send({ type: "retry" })
    await rest(second)
    expect(stateOf(second)).toBe("blocked")
  })

  it("offers nothing for an unfulfilled order", async () => {
    const actor = begin(unsent)
    await rest(actor)
    expect(stateOf(actor)).toBe("blocked")
  })

  it("can be started until the end of the last day of the return period", async () => {
    const { fulfillment } = shop.backend.db.tables
    const delivered_at = new Date("2026-03-01T10:00:00").toISOString()
    for (const { id } of fulfillment.all()) fulfillment.update(id, { delivered_at })
    const { order } = await shop.store.store.order.retrieve({ id: orderId })
    const whyNotAt = (time: string) => whyNotReturn(order, { days: 30, now: new Date(time) })
    expect(whyNotAt("2026-03-31T23:59:00")).toBeUndefined()
    expect(whyNotAt("2026-04-01T00:00:00")).toBe("late")
  })

  it("offers nothing once the return period has passed since the delivery", async () => {
    const { fulfillment } = shop.backend.db.tables
    const deliverDaysAgo = (days: number) => {
      const delivered_at = new Date(Date.now() - days * 86_400_000).toISOString()
      for (const { id } of fulfillment.all()) fulfillment.update(id, { shipped_at: delivered_at, delivered_at })
    }
    const valueAfter = async (days: number) => {
      deliverDaysAgo(days)
      const actor = createActor(createSelfReturnMachine(shop.store, 30), { input: { orderId } }).start()
      await rest(actor)
      return stateOf(actor)
    }
    expect(await valueAfter(31)).toBe("blocked")
    expect(await valueAfter(29)).toBe("choosing")
  })

  it("returns to the selection, reduced to the remaining items, when the request is rejected", async () => {
    const actor = begin()
    await walk(actor, 2)
    const other = begin()
    await walk(other, 1)
    other.send({ type: "return.send" })
    await rest(other)
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("choosing")
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 409 })
    expect(actor.getSnapshot().context.selections[itemId]).toMatchObject({ quantity: 1 })
    expect(returns()).toHaveLength(1)
  })

  it("doesn't request the same return again after another tab has requested it", async () => {
    const [actor, other] = [begin(), begin()]
    await walk(actor, 1)
    await walk(other, 1)
    other.send({ type: "return.send" })
    await rest(other)
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("choosing")
    const { error } = actor.getSnapshot().context
    expect(error && isChangedMeanwhile(error)).toBe(true)
    expect(returns()).toHaveLength(1)
    actor.send({ type: "return.review" })
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(returns()).toHaveLength(2)
  })

  it("sends nothing when the order can't be read before, and says so at the review", async () => {
    const actor = begin()
    await walk(actor)
    shop.backend.faults.set([{ method: "GET", path: "/store/orders/:id", drop: "before", times: 1 }])
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("reviewing")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    expect(returns()).toHaveLength(0)
  })

  it("finds the return when only its response is lost, and never sends it twice", async () => {
    shop.backend.faults.set([{ path: "/store/returns", drop: "after", times: 1 }])
    const actor = begin()
    await walk(actor)
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "requested" })
    expect(returns()).toHaveLength(1)
  })

  it("ends as requested after a reload if the order has the return that was sent, and else continues with the selection", async () => {
    const selections = { [itemId]: { quantity: 1, reasonId: "", note: "" } }
    const draft = { selections, optionId: null, before: { [itemId]: 0 } }
    const resume = () => createActor(machine, { input: { orderId, draft }, inspect: coverage.inspect }).start()
    const first = resume()
    await rest(first)
    expect([stateOf(first), first.getSnapshot().context.before]).toEqual(["choosing", undefined])
    first.send({ type: "return.review" })
    first.send({ type: "return.send" })
    await rest(first)
    const second = resume()
    await rest(second)
    expect([stateOf(second), second.getSnapshot().output]).toEqual(["requested", { outcome: "requested" }])
  })

  it("can be sent again when the order has no such return", async () => {
    shop.backend.faults.set([{ path: "/store/returns", drop: "before", times: 1 }])
    const actor = begin()
    await walk(actor)
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("reviewing")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(returns()).toHaveLength(1)
  })

  it("sends nothing while the outcome is unknown, and checks again on retry", async () => {
    const actor = begin()
    await walk(actor)
    shop.backend.faults.set([
      { path: "/store/returns", drop: "after", times: 1 },
      readBefore,
      { path: "/store/orders/:id", drop: "before", times: 1 },
    ])
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("unsure")
    expect(actor.getSnapshot().can({ type: "return.send" })).toBe(false)
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "requested" })
    expect(returns()).toHaveLength(1)
  })

  it.each([
    ["is empty", {}],
    ["contains no order", { order: null }],
  ])("checks again when the check after a lost response %s", async (_, body) => {
    const actor = begin()
    await walk(actor)
    shop.backend.faults.set([
      { method: "POST", path: "/store/returns", drop: "after", times: 1 },
      readBefore,
      { method: "GET", path: "/store/orders/:id", status: 200, body, times: 1 },
    ])
    actor.send({ type: "return.send" })
    await rest(actor)
    expect(stateOf(actor)).toBe("unsure")
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "requested" })
    expect(returns()).toHaveLength(1)
  })

  it("offers a retry when the order can't be loaded", async () => {
    shop.backend.faults.set([{ path: "/store/return-reasons", drop: "before", times: 1 }])
    const actor = begin()
    await rest(actor)
    expect(stateOf(actor)).toBe("failed")
    actor.send({ type: "retry" })
    await rest(actor)
    expect(stateOf(actor)).toBe("choosing")
  })

  it("ends for an unknown order", async () => {
    const actor = begin("order_unknown")
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "missing" })
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
