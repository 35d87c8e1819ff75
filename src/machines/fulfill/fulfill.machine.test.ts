import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { Coverage } from "#tests/support/coverage.ts"
import { openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { createFulfillMachine } from "./fulfill.machine.ts"
import { reservedElsewhere, whyNotFulfill } from "./fulfill.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const colleague = await openColleague(shop)
const world = shop.backend.db.export()
const machine = createFulfillMachine(shop.admin)
const coverage = new Coverage(machine)
const { order: orders, orderEdit } = shop.admin.admin

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

async function open() {
  const actor = createActor(machine, { input: { orderId }, inspect: coverage.inspect })
  actor.start()
  await rest(actor)
  return actor
}
type Actor = ReturnType<typeof createActor<typeof machine>>
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
function known(actor: Actor) {
  const { data, choice } = actor.getSnapshot().context
  if (!data) throw new Error("the order isn't loaded")
  return { data, choice, line: String(data.order.items?.[0]?.id) }
}
const whyNot = (actor: Actor) => whyNotFulfill(known(actor).data, known(actor).choice)
const fulfillments = async () => (await orders.retrieve({ id: orderId })).order.fulfillments ?? []

describe("fulfilling items", () => {
  it("proposes all unfulfilled items, the location of their reservations and the order's shipping option", async () => {
    const actor = await open()
    const { choice, data, line } = known(actor)
    expect(choice.quantities).toEqual({ [line]: 2 })
    expect(choice.locationId).toBe(data.reservedAt.get(line))
    expect(choice.optionId).toMatch(/^so_/)
  })

  it("creates one fulfillment however often it is submitted, and fulfills the rest later", async () => {
    const actor = await open()
    actor.send({ type: "choose", choice: { quantities: { [known(actor).line]: 1 } } })
    actor.send({ type: "fulfill" })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(await fulfillments()).toHaveLength(1)
    const second = await open()
    expect(known(second).choice.quantities).toEqual({ [known(second).line]: 1 })
    second.send({ type: "fulfill" })
    await rest(second)
    const third = await open()
    expect(whyNot(third)).toBe("nothingLeft")
    expect(third.getSnapshot().can({ type: "fulfill" })).toBe(false)
  })

  it("can be left while loading, and keeps choices made during a reload", async () => {
    const left = createActor(machine, { input: { orderId }, inspect: coverage.inspect }).start()
    left.send({ type: "leave" })
    expect(left.getSnapshot().output).toEqual({ outcome: "unchanged" })
    const actor = await open()
    const { line } = known(actor)
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    actor.send({ type: "fulfill" })
    await waitFor(actor, (s) => s.matches("loading"))
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 } } })
    await rest(actor)
    expect(known(actor).choice.quantities).toEqual({ [line]: 1 })
  })

  it("reports the reason when fulfilling isn't possible: nothing chosen, no location, another open change, canceled", async () => {
    const actor = await open()
    const { line } = known(actor)
    actor.send({ type: "choose", choice: { quantities: { [line]: 0 } } })
    expect(whyNot(actor)).toBe("nothingChosen")
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 }, locationId: "" } })
    expect(whyNot(actor)).toBe("noLocation")
    await orderEdit.initiateRequest({ body: { order_id: orderId } })
    expect(whyNot(await open())).toBe("openChange")
    await orderEdit.cancelRequest({ id: orderId })
    await orders.cancel({ id: orderId })
    expect(whyNot(await open())).toBe("canceled")
  })

  it("warns when items are reserved at another location", async () => {
    const actor = await open()
    expect(reservedElsewhere(known(actor).data, known(actor).choice)).toEqual([])
    actor.send({ type: "choose", choice: { locationId: "sloc_other" } })
    expect(reservedElsewhere(known(actor).data, known(actor).choice)).toHaveLength(1)
  })

  it("keeps the choices and shows the error when fulfilling fails", async () => {
    const actor = await open()
    const { line } = known(actor)
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 }, notify: false } })
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().context).toMatchObject({
      error: { kind: "network" },
      choice: { quantities: { [line]: 1 }, notify: false },
    })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
  })

  it("shows what someone else fulfilled in the meantime, and fulfills the rest", async () => {
    const actor = await open()
    const { line } = known(actor)
    await orders.createFulfillment({ id: orderId, body: { items: [{ id: line, quantity: 1 }] } })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().context).toMatchObject({
      error: { kind: "http" },
      conflict: [{ was: 2, left: 1 }],
      choice: { quantities: { [line]: 1 } },
    })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(await fulfillments()).toHaveLength(2)
  })

  it("creates one fulfillment when only the response was lost", async () => {
    const actor = await open()
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "after", times: 1 }])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(await fulfillments()).toHaveLength(1)
  })

  it("creates one fulfillment when the response and the first check were lost", async () => {
    const actor = await open()
    shop.backend.faults.set([
      { path: "/admin/orders/:id/fulfillments", drop: "after", times: 1 },
      { path: "/admin/orders/:id", drop: "before", times: 1 },
    ])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("failed")
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(await fulfillments()).toHaveLength(1)
  })

  it("doesn't mistake a colleague's identical fulfillment for its own, and fulfills the rest", async () => {
    const actor = await open()
    const { line } = known(actor)
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 } } })
    const { locationId, optionId } = known(actor).choice
    const body = { items: [{ id: line, quantity: 1 }], location_id: locationId, shipping_option_id: optionId }
    await colleague.order.createFulfillment({ id: orderId, body })
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().context).toMatchObject({
      error: { kind: "network" },
      conflict: [{ was: 2, left: 1 }],
      choice: { quantities: { [line]: 1 } },
    })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(await fulfillments()).toHaveLength(2)
  })

  it("doesn't mistake another fulfillment by the same person for its own", async () => {
    const actor = await open()
    const { line } = known(actor)
    await orders.createFulfillment({ id: orderId, body: { items: [{ id: line, quantity: 1 }] } })
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().context).toMatchObject({ error: { kind: "network" }, conflict: [{ was: 2, left: 1 }] })
    expect(await fulfillments()).toHaveLength(1)
  })

  it("offers a retry when the order can't be loaded, and changes nothing when left", async () => {
    shop.backend.faults.set([{ path: "/admin/orders/:id", drop: "before", times: 2 }])
    const actor = await open()
    expect(actor.getSnapshot().value).toBe("failed")
    actor.send({ type: "retry" })
    await rest(actor)
    actor.send({ type: "leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    const other = await open()
    other.send({ type: "leave" })
    expect(other.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await fulfillments()).toEqual([])
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
