import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { Coverage } from "#tests/support/coverage.ts"
import { address, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"
import type { Step } from "./checkout.rules.ts"

/** One shop and one machine for all tests, so that they are covered together; each test begins with the same world. */
const shop = await openLiveShop()
const world = shop.backend.db.export()
const machine = createCheckoutMachine(shop.store)
const coverage = new Coverage(machine)

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

function begin(cartId: string, step?: Step) {
  const actor = createActor(machine, { input: step ? { cartId, step } : { cartId }, inspect: coverage.inspect })
  actor.start()
  return actor
}
type Actor = ReturnType<typeof begin>
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
const at = (actor: Actor) => JSON.stringify(actor.getSnapshot().value)

/** Answers every step up to the review. */
async function walk(actor: Actor) {
  await rest(actor)
  actor.send({ type: "contact.submit", email: "ada@example.com" })
  await rest(actor)
  actor.send({ type: "address.submit", shipping: address, billing: address })
  await rest(actor)
  actor.send({ type: "delivery.choose", optionId: String(actor.getSnapshot().context.options[0]?.id) })
  await rest(actor)
  actor.send({ type: "payment.choose", providerId: "pp_system_default" })
  await rest(actor)
}
const orders = () => shop.backend.db.tables.order.size

describe("the checkout", () => {
  it("leads a guest step by step to one order", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    expect(at(actor)).toBe('{"step":"contact"}')
    await walk(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    actor.send({ type: "order.place" })
    actor.send({ type: "order.place" })
    await rest(actor)
    const { output } = actor.getSnapshot()
    expect(output).toMatchObject({ outcome: "ordered", orderId: expect.stringMatching(/^order_/) })
    expect(orders()).toBe(1)
  })

  it("continues where the cart stands, and at the step of the address bar where that can be entered", async () => {
    const { id } = await fillCart(shop)
    await walk(begin(id))
    for (const step of ["contact", "address", "delivery", "payment"] as const) {
      const actor = begin(id, step)
      await rest(actor)
      expect(at(actor)).toBe(JSON.stringify({ step }))
    }
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("goes back to a step that is done, and not ahead to one that is not", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    expect(actor.getSnapshot().can({ type: "step.go", step: "payment" })).toBe(false)
    actor.send({ type: "contact.submit", email: "ada@example.com" })
    await rest(actor)
    actor.send({ type: "step.go", step: "contact" })
    expect(at(actor)).toBe('{"step":"contact"}')
  })

  it("says at the step what the server refused, and keeps the step", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send({ type: "contact.submit", email: "ada@example.com" })
    await rest(actor)
    actor.send({ type: "address.submit", shipping: { ...address, country_code: "us" }, billing: address })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"address"}')
    expect(actor.getSnapshot().context.trouble).toMatchObject({ kind: "error", error: { status: 400 } })
  })

  it("takes a promotion code, gives it back, and says when one does nothing", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    const total = actor.getSnapshot().context.cart?.total ?? 0
    actor.send({ type: "promotion.add", code: "WELCOME10" })
    await rest(actor)
    expect(actor.getSnapshot().context.cart?.total).toBeLessThan(total)
    actor.send({ type: "promotion.remove", code: "WELCOME10" })
    await rest(actor)
    expect(actor.getSnapshot().context.cart?.total).toBe(total)
    actor.send({ type: "promotion.add", code: "NONSENSE" })
    await rest(actor)
    expect(actor.getSnapshot().context.trouble).toMatchObject({ kind: "error", error: { type: "invalid_data" } })
  })

  it("ends where the cart is unknown or empty", async () => {
    const lost = begin("cart_unknown")
    await rest(lost)
    expect(lost.getSnapshot().output).toEqual({ outcome: "missing" })
    const { cart } = await shop.store.store.cart.create({ body: { region_id: shop.region } })
    const bare = begin(cart.id)
    await rest(bare)
    expect(bare.getSnapshot().output).toEqual({ outcome: "empty" })
  })

  it("waits for the person when the cart cannot be loaded, and tries again on request", async () => {
    const { id } = await fillCart(shop)
    shop.backend.faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
    actor.send({ type: "retry" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"contact"}')
  })

  it("never orders twice when the answer of the order is lost", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    shop.backend.faults.set([{ path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("finds the order of a cart that another tab has completed", async () => {
    const { id } = await fillCart(shop)
    const first = begin(id)
    await walk(first)
    first.send({ type: "order.place" })
    await rest(first)
    const second = begin(id)
    await rest(second)
    expect(second.getSnapshot().output).toEqual(first.getSnapshot().output)
    expect(orders()).toBe(1)
  })

  it("returns to the shopper when stock ran out, with nothing ordered", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    for (const level of shop.backend.db.tables.inventoryLevel.all())
      shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: 0 })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.trouble).toMatchObject({ kind: "error", error: { type: "not_allowed" } })
    expect(orders()).toBe(0)
  })

  it("shows what changed since the shopper saw it, and goes on when they agree", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const [item] = actor.getSnapshot().context.cart?.items ?? []
    const { id } = actor.getSnapshot().context.cart ?? { id: "" }
    await shop.store.store.cart.updateLineItem({ id, line_id: String(item?.id), body: { quantity: 1 } })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes.map((c) => c.kind)).toContain("quantity")
    actor.send({ type: "promotion.add", code: "WELCOME10" })
    await rest(actor)
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).not.toBe('"changed"')
  })

  it("does not lose the person when the cart cannot be read after a refusal", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    shop.backend.faults.set([
      { path: "/store/carts/:id/complete", status: 400, times: 1 },
      { path: "/store/carts/:id", drop: "before", times: 1 },
    ])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
  })

  it("returns to the review when the server answers what nobody expects", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    shop.backend.faults.set([{ path: "/store/carts/:id/complete", status: 200, body: {}, times: 1 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(orders()).toBe(0)
  })

  afterAll(async () => {
    expect(await coverage.finish()).toEqual([])
  })
})
