import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { createFulfillMachine } from "./fulfill.machine.ts"
import { clearLocation, defaultChoice, reservedAt, reservedElsewhere, whyNotFulfill } from "./fulfill.rules.ts"
import { numbersShippedWith } from "./shipped-already.ts"

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
    expect(choice.locationId).toBe(reservedAt(data.reservations, line))
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

  it("doesn't mistake another fulfillment by the same person with twice the quantity for its own", async () => {
    const actor = await open()
    const { line } = known(actor)
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 } } })
    const { locationId: location_id, optionId: shipping_option_id } = known(actor).choice
    const body = { items: [{ id: line, quantity: 2 }], location_id, shipping_option_id }
    await orders.createFulfillment({ id: orderId, body })
    shop.backend.faults.set([{ path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect(actor.getSnapshot().context).toMatchObject({ error: { kind: "network" }, conflict: [{ was: 2, left: 0 }] })
  })

  describe("with tracking numbers", () => {
    const shipments = "/admin/orders/:id/fulfillments/:fulfillment_id/shipments"
    const tracked = { packages: [{ number: "1Z999AA10123456784", carrierId: "" }] }
    const read = async () =>
      (await orders.retrieve({ id: orderId, query: { fields: "*fulfillments,*fulfillments.labels" } })).order
        .fulfillments ?? []
    const isShippedOnce = async () => {
      const all = await read()
      expect(all).toHaveLength(1)
      expect(all[0]?.shipped_at).toBeTruthy()
      expect(all[0]?.labels).toMatchObject([
        {
          tracking_number: "1Z999AA10123456784",
          tracking_url: "https://www.ups.com/track?tracknum=1Z999AA10123456784",
        },
      ])
    }
    const fulfill = async (actor: Actor) => {
      actor.send({ type: "fulfill" })
      await rest(actor)
      return actor.getSnapshot()
    }

    it("creates the fulfillment and marks it as shipped with its labels", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: tracked })
      expect((await fulfill(actor)).output).toEqual({ outcome: "shipped" })
      await isShippedOnce()
    })

    it("ships its own fulfillment, not an identical one that the same person created in another tab", async () => {
      const actor = await open()
      const { line, choice } = known(actor)
      actor.send({ type: "choose", choice: { ...tracked, quantities: { [line]: 1 } } })
      const items = [{ id: line, quantity: 1 }]
      const body = { items, location_id: choice.locationId, shipping_option_id: choice.optionId }
      await orders.createFulfillment({ id: orderId, body })
      const [other] = await read()
      const labels = [{ tracking_number: "other", tracking_url: "", label_url: "" }]
      await orders.createShipment({ id: orderId, fulfillment_id: String(other?.id), body: { items, labels } })
      expect((await fulfill(actor)).output).toEqual({ outcome: "shipped" })
      const numbers = (await read()).map((each) => each.labels?.[0]?.tracking_number)
      expect(numbers.toSorted()).toEqual(["1Z999AA10123456784", "other"])
    })

    it("is marked as shipped without a number on request", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: { ship: true } })
      expect((await fulfill(actor)).output).toEqual({ outcome: "shipped" })
      expect(await read()).toMatchObject([{ shipped_at: expect.any(String), labels: [] }])
    })

    it("is shipped on retry without being created again, with a corrected number", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: { packages: [{ number: "wrong", carrierId: "" }] } })
      shop.backend.faults.set([{ method: "POST", path: shipments, status: 500, times: 1 }])
      const failed = await fulfill(actor)
      expect(failed.value).toBe("notShipped")
      expect(failed.context.error).toMatchObject({ status: 500 })
      expect(await fulfillments()).toHaveLength(1)
      actor.send({ type: "choose", choice: tracked })
      actor.send({ type: "retry" })
      await rest(actor)
      expect(actor.getSnapshot().output).toEqual({ outcome: "shipped" })
      await isShippedOnce()
    })

    it("can be left unshipped after a failure", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: tracked })
      shop.backend.faults.set([{ method: "POST", path: shipments, status: 500, times: 1 }])
      await fulfill(actor)
      actor.send({ type: "leave" })
      expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
      expect(await read()).toMatchObject([{ shipped_at: null }])
    })

    it("is created and shipped once when both responses were lost", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: tracked })
      shop.backend.faults.set([
        { method: "POST", path: "/admin/orders/:id/fulfillments", drop: "after", times: 1 },
        { method: "POST", path: shipments, drop: "after", times: 1 },
      ])
      expect((await fulfill(actor)).output).toEqual({ outcome: "shipped" })
      await isShippedOnce()
    })

    it("isn't shipped again with a number that was edited after the response was lost", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: tracked })
      shop.backend.faults.set([{ method: "POST", path: shipments, drop: "before", times: 1 }])
      expect((await fulfill(actor)).value).toBe("notShipped")
      // The lost request arrives after the check.
      const labels = labelsOf(tracked.packages)
      const items = [{ id: known(actor).line, quantity: 2 }]
      await orders.createShipment({
        id: orderId,
        fulfillment_id: String((await read())[0]?.id),
        body: { items, labels },
      })
      actor.send({ type: "choose", choice: { packages: [{ number: "edited", carrierId: "" }] } })
      actor.send({ type: "retry" })
      await rest(actor)
      const { error } = actor.getSnapshot().context
      expect(error && numbersShippedWith(error)).toEqual(["1Z999AA10123456784"])
      await isShippedOnce()
    })

    it("isn't shipped after someone else canceled the fulfillment", async () => {
      const actor = await open()
      actor.send({ type: "choose", choice: tracked })
      shop.backend.faults.set([{ method: "POST", path: shipments, status: 500, times: 1 }])
      await fulfill(actor)
      const [created] = await fulfillments()
      await colleague.order.cancelFulfillment({ id: orderId, fulfillment_id: String(created?.id), body: {} })
      actor.send({ type: "retry" })
      await rest(actor)
      expect(actor.getSnapshot().context.error).toMatchObject({ type: "changed_meanwhile" })
    })
  })

  it.each(["retry", "leave"] as const)("says that the rest couldn't be reserved: %s", async (type) => {
    const { inventoryLevel, reservation } = shop.backend.db.tables
    const reserved = () => reservation.all().map(({ quantity }) => quantity)
    for (const { id, reserved_quantity } of inventoryLevel.all())
      if (reserved_quantity > 0) inventoryLevel.update(id, { stocked_quantity: reserved_quantity })
    shop.backend.faults.set([{ method: "POST", path: "/admin/reservations", status: 500, times: 1 }])
    const actor = await open()
    actor.send({ type: "choose", choice: { quantities: { [known(actor).line]: 1 } } })
    actor.send({ type: "fulfill" })
    await rest(actor)
    expect([actor.getSnapshot().value, reserved()]).toEqual(["notReserved", []])
    actor.send({ type })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "fulfilled" })
    expect(reserved()).toEqual(type === "retry" ? [1] : [])
    expect(await fulfillments()).toHaveLength(1)
  })

  it("offers no return options, and a choice of location only where one is needed", async () => {
    const { data, choice } = known(await open())
    const { shipping_options } = await orders.listShippingOptions({ id: orderId })
    expect(shipping_options.map(({ name }) => name)).toContain("Return Parcel")
    expect(data.options.length).toBeGreaterThan(0)
    expect(data.options.map(({ name }) => name)).not.toContain("Return Parcel")
    expect(clearLocation(data, choice)?.id).toBe(choice.locationId)
    const other = { id: "sloc_other", name: "Other" }
    const two = { ...data, locations: [...data.locations, other] }
    expect(clearLocation(two, choice)?.id).toBe(choice.locationId)
    expect(clearLocation(two, { ...choice, locationId: other.id })).toBeUndefined()
    expect(clearLocation({ ...two, reservations: [] }, choice)).toBeUndefined()
  })

  it("reloads the reservations and keeps the choice", async () => {
    const actor = await open()
    const { data, line } = known(actor)
    actor.send({ type: "choose", choice: { quantities: { [line]: 1 } } })
    const [reservation] = data.reservations
    await shop.admin.admin.reservation.update({ id: String(reservation?.id), body: { quantity: 1 } })
    actor.send({ type: "reload" })
    await rest(actor)
    expect(known(actor).data.reservations.map(({ quantity }) => quantity)).toEqual([1])
    expect(known(actor).choice.quantities).toEqual({ [line]: 1 })
  })

  it("proposes items that are shipped, and refuses to mix them with others", async () => {
    const { data, choice, line } = known(await open())
    const card = { ...data.order.items[0], id: "gift", requires_shipping: false } as (typeof data.order.items)[number]
    const mixed = { ...data, order: { ...data.order, items: [...data.order.items, card] } }
    expect(defaultChoice(mixed).quantities).toEqual({ [line]: 2 })
    expect(whyNotFulfill(mixed, { ...choice, quantities: { [line]: 1, gift: 1 } })).toBe("mixed")
    expect(whyNotFulfill(mixed, { ...choice, quantities: { gift: 1 } })).toBeUndefined()
    expect(defaultChoice({ ...mixed, order: { ...data.order, items: [card] } }).quantities).toEqual({ gift: 2 })
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
