import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { actionsOf, moneyOf, openChange, whyNotChanged } from "#machines/orders/order-change/order-change.rules.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { createOrderEditMachine } from "./order-edit.machine.ts"

/** All tests share one order of two shirts and one machine; each test starts with the same data. */
const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const world = shop.backend.db.export()
const machine = createOrderEditMachine(shop.admin)
const coverage = new Coverage(machine)
const { orderEdit, order: orders } = shop.admin.admin

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
async function open() {
  const actor = begin()
  await rest(actor)
  return actor
}
const stateOf = (actor: Actor) => String(actor.getSnapshot().value)
const seen = (actor: Actor) => {
  const { order, preview } = actor.getSnapshot().context
  if (!order || !preview) throw new Error("the order is not loaded")
  return { order, preview, money: moneyOf(preview, order) }
}
const addMug = (quantity = 1) => ({
  type: "change.addItems" as const,
  items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity }],
})
async function stage(actor: Actor, ...changes: Parameters<Actor["send"]>[0][]) {
  for (const change of changes) {
    actor.send(change)
    await rest(actor)
  }
}
const changesOf = async () => (await orders.listChanges({ id: orderId })).order_changes
const openOnServer = async () => openChange((await orders.retrievePreview({ id: orderId })).order)

describe("the order edit", () => {
  it("queues events sent during a reload, and can be left when the reload fails", async () => {
    const refuse = async (actor: Actor) => {
      shop.backend.faults.set([{ method: "POST", path: "/admin/order-edits/:id/confirm", status: 409, times: 1 }])
      actor.send({ type: "edit.confirm" })
      await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    }
    const actor = await open()
    await stage(actor, addMug())
    await refuse(actor)
    actor.send(addMug(3))
    await rest(actor)
    expect(actionsOf(seen(actor).preview)).toHaveLength(2)
    const preview = { method: "GET", path: "/admin/orders/:id/preview", times: 1 } as const
    shop.backend.faults.set([
      { method: "POST", path: "/admin/order-edits/:id/confirm", status: 409, times: 1 },
      // The first read is the check before confirming.
      { ...preview, latency: 0 },
      { ...preview, drop: "before" },
    ])
    await stage(actor, { type: "edit.confirm" })
    expect(stateOf(actor)).toBe("failed")
    actor.send({ type: "edit.leave" })
    // The outcome is unknown, so neither `confirmed` nor `kept` is reported.
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    const later = await open()
    expect(actionsOf(seen(later).preview)).toHaveLength(2)
    await refuse(later)
    later.send({ type: "edit.discard" })
    await rest(later)
    expect(later.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("leaves no open change when nothing was staged", async () => {
    const actor = await open()
    expect(stateOf(actor)).toBe("editing")
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    expect(whyNotChanged(seen(actor).preview)).toBe("noChanges")
    actor.send({ type: "edit.leave" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "unchanged" })
    expect(await changesOf()).toEqual([])
    const other = await open()
    other.send({ type: "edit.discard" })
    expect(other.getSnapshot().output).toEqual({ outcome: "unchanged" })
  })

  it("stages added, changed and removed items with totals, and confirms them as the next version", async () => {
    const actor = await open()
    const [shirt] = seen(actor).preview.items
    await stage(actor, addMug(3), { type: "change.setItem", itemId: String(shirt?.id), quantity: 1, note: "one only" })
    const { money, preview } = seen(actor)
    expect(preview.items.map((item) => [item.variant_sku, item.quantity])).toEqual([
      ["SHIRT-M-BLACK", 1],
      ["MUG-CLASSIC", 3],
    ])
    expect(money.total).toBeCloseTo(preview.total ?? Number.NaN)
    expect(money.was).not.toBeCloseTo(money.total)
    actor.send({ type: "edit.confirm" })
    actor.send({ type: "edit.confirm" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
    const { order } = await orders.retrieve({ id: orderId })
    expect(order.version).toBe(2)
    expect(order.total).toBeCloseTo(money.total)
    expect((await changesOf()).map((change) => change.status)).toEqual(["confirmed"])
  })

  it("changes and removes added items, and sets a custom price", async () => {
    const actor = await open()
    await stage(actor, addMug())
    const added = () => actionsOf(seen(actor).preview)[0]?.id ?? ""
    await stage(actor, { type: "change.setAdded", actionId: added(), quantity: 3, unitPrice: 7 })
    expect(seen(actor).preview.items.at(-1)).toMatchObject({ quantity: 3, unit_price: 7 })
    await stage(actor, { type: "change.removeAdded", actionId: added() })
    expect(seen(actor).preview.items).toHaveLength(1)
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await openOnServer()).toBeNull()
  })

  it("adds, reprices and removes a shipping method, and sets whether promotions carry over", async () => {
    const actor = await open()
    const { shipping_options } = await orders.listShippingOptions({ id: orderId })
    const option = shipping_options.find(({ name }) => name === "Express")
    await stage(actor, { type: "change.addShipping", optionId: String(option?.id), amount: 5 })
    const actionId = actionsOf(seen(actor).preview)[0]?.id ?? ""
    await stage(
      actor,
      { type: "change.setShipping", actionId, amount: 3 },
      { type: "change.carryOverPromotions", carryOver: true },
    )
    expect(seen(actor).preview.shipping_methods.at(-1)).toMatchObject({ amount: 3 })
    expect(seen(actor).preview.order_change).toMatchObject({ carry_over_promotions: true })
    await stage(actor, { type: "change.removeShipping", actionId })
    expect(actionsOf(seen(actor).preview)).toEqual([])
  })

  it("requests the customer's approval once, and can be confirmed afterwards", async () => {
    const actor = await open()
    expect(actor.getSnapshot().can({ type: "change.request" })).toBe(false)
    await stage(actor, addMug(), { type: "change.request" })
    expect(openChange(seen(actor).preview)).toMatchObject({ type: "edit", status: "requested" })
    expect(actor.getSnapshot().can({ type: "change.request" })).toBe(false)
    actor.send({ type: "edit.confirm" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
  })

  it("asks before leaving, keeps the staged changes, and continues them later", async () => {
    const actor = await open()
    await stage(actor, addMug())
    actor.send({ type: "edit.leave" })
    expect(stateOf(actor)).toBe("leavePrompt")
    actor.send({ type: "edit.stay" })
    expect(stateOf(actor)).toBe("editing")
    actor.send({ type: "edit.leave" })
    actor.send({ type: "edit.keep" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "kept" })
    const later = await open()
    expect(actionsOf(seen(later).preview)).toHaveLength(1)
    later.send({ type: "edit.leave" })
    later.send({ type: "edit.discard" })
    await rest(later)
    expect(later.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect(await openOnServer()).toBeNull()
  })

  it("asks before leaving when that is requested during a reload", async () => {
    const actor = await open()
    await stage(actor, addMug())
    shop.backend.faults.set([{ path: "/admin/order-edits/:id/confirm", status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await waitFor(actor, (s) => s.matches("loading"), { timeout: 10_000 })
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(stateOf(actor)).toBe("leavePrompt")
  })

  it("accepts start options until the change has started", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: { locationId: "sloc_1" } })
    expect(actor.getSnapshot().context.startOptions).toEqual({ locationId: "sloc_1" })
    await stage(actor, addMug())
    expect(actor.getSnapshot().can({ type: "startOptions.set", startOptions: {} })).toBe(false)
  })

  it("discards without asking when requested", async () => {
    const actor = await open()
    await stage(actor, addMug())
    actor.send({ type: "edit.discard" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    expect((await changesOf()).filter(({ status }) => status === "pending")).toEqual([])
  })

  it("removes added shipping methods when discarded, so that they don't appear in later changes", async () => {
    const shipping = async () => (await orders.retrieve({ id: orderId })).order.shipping_methods
    const before = (await shipping())?.map(({ name }) => name)
    const { shipping_options: options } = await orders.listShippingOptions({ id: orderId })
    const actor = await open()
    await stage(actor, { type: "change.addShipping", optionId: String(options[0]?.id), amount: 3 })
    await stage(actor, { type: "edit.discard" })
    await orders.createCreditLine({ id: orderId, body: { amount: 1, reference: "goodwill", reference_id: orderId } })
    expect((await shipping())?.map(({ name }) => name)).toEqual(before)
  })

  it("shows the server's error, and leaves no empty change open", async () => {
    const actor = await open()
    await stage(actor, {
      type: "change.addItems",
      items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 9999 }],
    })
    expect(stateOf(actor)).toBe("editing")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "http", status: 400, type: "not_allowed" })
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(await openOnServer()).toBeNull()
  })

  it("saves a step once when loading the preview fails", async () => {
    const actor = await open()
    await stage(actor, addMug())
    shop.backend.faults.set([{ method: "GET", path: "/admin/orders/:id/preview", status: 500, times: 1 }])
    await stage(actor, addMug(2))
    expect(actor.getSnapshot().context).toMatchObject({ error: null, change: null })
    expect(actionsOf(seen(actor).preview)).toHaveLength(2)
  })

  it("changes an item once when the response is lost", async () => {
    const actor = await open()
    const itemId = String(seen(actor).preview.items[0]?.id)
    await stage(actor, addMug())
    shop.backend.faults.set([{ path: "/admin/order-edits/:id/items/item/:item_id", drop: "after", times: 1 }])
    await stage(actor, { type: "change.setItem", itemId, quantity: 1 })
    expect(actor.getSnapshot().context).toMatchObject({ error: null, change: null })
    expect(actionsOf(seen(actor).preview).map(({ action }) => action)).toEqual(["ITEM_UPDATE", "ITEM_ADD"])
  })

  it("keeps steps queued behind a failed step, and sends them after the retry", async () => {
    const actor = await open()
    shop.backend.faults.set([{ path: "/admin/order-edits/:id/items", drop: "before", times: 1 }])
    actor.send(addMug())
    actor.send(addMug(2))
    await rest(actor)
    expect(actionsOf(seen(actor).preview)).toEqual([])
    await stage(actor, { type: "retry" })
    expect(actionsOf(seen(actor).preview).map(({ details }) => details?.quantity)).toEqual([1, 2])
  })

  it("recognizes on retry that it was confirmed or discarded when the response and the check were lost", async () => {
    const actor = await open()
    await stage(actor, addMug())
    shop.backend.faults.set([
      { method: "DELETE", path: "/admin/order-edits/:id", drop: "after", times: 1 },
      { method: "GET", path: "/admin/orders/:id/changes", drop: "before", times: 1 },
    ])
    await stage(actor, { type: "edit.discard" })
    expect(stateOf(actor)).toBe("failed")
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "discarded" })
    const later = await open()
    await stage(later, addMug())
    shop.backend.faults.set([
      { path: "/admin/order-edits/:id/confirm", drop: "after", times: 1 },
      { method: "GET", path: "/admin/orders/:id/changes", drop: "before", times: 1 },
    ])
    await stage(later, { type: "edit.confirm" })
    expect(stateOf(later)).toBe("failed")
    await stage(later, { type: "retry" })
    expect(later.getSnapshot().output).toEqual({ outcome: "confirmed" })
    expect((await orders.retrieve({ id: orderId })).order.version).toBe(2)
  })

  it("sends a step again after a network error", async () => {
    const actor = await open()
    expect(actor.getSnapshot().can({ type: "retry" })).toBe(false)
    shop.backend.faults.set([{ path: "/admin/order-edits/:id/items", drop: "before", times: 1 }])
    await stage(actor, addMug())
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actionsOf(seen(actor).preview)).toHaveLength(1)
  })

  it("keeps the staged changes when confirming or discarding fails", async () => {
    const actor = await open()
    await stage(actor, addMug())
    shop.backend.faults.set([{ path: "/admin/order-edits/:id/confirm", status: 409, times: 1 }])
    actor.send({ type: "edit.confirm" })
    await rest(actor)
    expect(stateOf(actor)).toBe("editing")
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 409 })
    shop.backend.faults.set([{ method: "DELETE", path: "/admin/order-edits/:id", drop: "before", times: 1 }])
    actor.send({ type: "edit.discard" })
    await rest(actor)
    expect(stateOf(actor)).toBe("editing")
    expect(actionsOf(seen(actor).preview)).toHaveLength(1)
  })

  it("detects that someone else has changed the order", async () => {
    const actor = await open()
    await stage(actor, addMug())
    await orderEdit.confirm({ id: orderId })
    await stage(actor, addMug())
    const { conflict, error } = actor.getSnapshot().context
    expect(error).toMatchObject({ kind: "http" })
    expect(conflict).toMatchObject({ hasEnded: true, lines: [] })
    expect(conflict?.now).toBeGreaterThan(Number(conflict?.was))
  })

  it("shows what someone else has staged before confirming, and confirms it on the second attempt", async () => {
    const actor = await open()
    await stage(actor, addMug(2))
    const other = await open()
    await stage(other, { type: "change.setItem", itemId: String(seen(other).preview.items[0]?.id), quantity: 1 })
    await stage(actor, { type: "edit.confirm" })
    expect(stateOf(actor)).toBe("editing")
    const { conflict } = actor.getSnapshot().context
    expect(conflict).toMatchObject({ hasEnded: false, lines: [{ was: 2, now: 1 }] })
    expect(conflict?.now).toBeLessThan(Number(conflict?.was))
    await stage(actor, { type: "edit.confirm" })
    expect(actor.getSnapshot().output).toEqual({ outcome: "confirmed" })
  })

  it("shows which items someone else has changed", async () => {
    const actor = await open()
    await stage(actor, addMug(2))
    await orderEdit.cancelRequest({ id: orderId })
    await stage(actor, addMug())
    expect(actor.getSnapshot().context.conflict).toMatchObject({ hasEnded: true, lines: [{ was: 2, now: 0 }] })
    await stage(actor, { type: "retry" })
    expect(actor.getSnapshot().context).toMatchObject({ conflict: null, error: null })
    expect(actionsOf(seen(actor).preview)).toHaveLength(1)
  })

  it("runs events sent while a step is saved after it, and only once", async () => {
    const actor = await open()
    actor.send(addMug())
    actor.send(addMug())
    actor.send({ type: "edit.leave" })
    await rest(actor)
    expect(stateOf(actor)).toBe("leavePrompt")
    expect(actionsOf(seen(actor).preview)).toHaveLength(1)
    const other = await open()
    other.send(addMug())
    other.send({ type: "edit.discard" })
    await rest(other)
    expect(other.getSnapshot().output).toEqual({ outcome: "discarded" })
  })

  it("is blocked by another kind of change, and can start once that is closed", async () => {
    const { customer } = await shop.store.auth
      .register({
        actor_type: "customer",
        auth_provider: "emailpass",
        body: { email: "new@example.com", password: "supersecret" },
      })
      .then(({ token }) =>
        shop.store.store.customer.create(
          { body: { email: "new@example.com" } },
          { headers: { authorization: `Bearer ${token}` } },
        ),
      )
    await orders.requestTransfer({ id: orderId, body: { customer_id: customer.id } })
    const actor = await open()
    expect(stateOf(actor)).toBe("blocked")
    expect(openChange(seen(actor).preview)).toMatchObject({ type: "transfer" })
    await orders.cancelTransfer({ id: orderId })
    actor.send({ type: "retry" })
    await rest(actor)
    expect(stateOf(actor)).toBe("editing")
  })

  it("offers a retry when the order can't be loaded", async () => {
    shop.backend.faults.set([{ path: "/admin/orders/:id", drop: "before", times: 1 }])
    const actor = await open()
    expect(stateOf(actor)).toBe("failed")
    actor.send({ type: "retry" })
    await rest(actor)
    expect(stateOf(actor)).toBe("editing")
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
