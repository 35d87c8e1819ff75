import { afterAll, beforeEach, describe, expect, it } from "vitest"
import type { Behavior } from "#mocks/domain/payments/payment-session.ts"
import { at, details, rest, startCheckout, walk } from "#tests/support/checkout-walk.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { address, cartInGermany, fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import type { CartSnapshot } from "./cart-snapshot.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"
import type { Step } from "./checkout.rules.ts"

/** All tests share one machine so that coverage is measured across them; each test starts with the same data. */
const shop = await openLiveShop()
const world = shop.backend.db.export()
const machine = createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 })
const { faults } = shop.backend
const { cart: carts } = shop.store.store
const coverage = new Coverage(machine)

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const begin = (cartId: string, step?: Step, seen: CartSnapshot | null = null) =>
  startCheckout(machine, { cartId, step, seen }, coverage.inspect)
const orders = () => shop.backend.db.tables.order.size
const setStock = (quantity: number) => {
  for (const level of shop.backend.db.tables.inventoryLevel.all())
    shop.backend.db.tables.inventoryLevel.update(level.id, { stocked_quantity: quantity })
}
const providerDoes = (behavior: Behavior) =>
  shop.backend.db.tables.paymentProvider.update("pp_system_default", { behavior })

describe("the checkout", () => {
  it("leads a guest through all steps to one order", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    await walk(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    actor.send({ type: "order.place" })
    actor.send({ type: "order.place" })
    await rest(actor)
    const { output } = actor.getSnapshot()
    expect(output).toMatchObject({ outcome: "ordered", order: { id: expect.stringMatching(/^order_/) } })
    expect(orders()).toBe(1)
  })

  it("resumes at the first open step, or at the reachable step in the URL", async () => {
    const { id } = await fillCart(shop)
    await walk(begin(id))
    for (const step of ["details", "payment"] as const) {
      const actor = begin(id, step)
      await rest(actor)
      expect(at(actor)).toBe(JSON.stringify({ step }))
    }
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("goes back to a completed step, but not ahead to an open one", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    expect(actor.getSnapshot().can({ type: "step.go", step: "payment" })).toBe(false)
    actor.send(details())
    await rest(actor)
    actor.send({ type: "step.go", step: "details" })
    expect(at(actor)).toBe('{"step":"details"}')
  })

  it("stays at the step and shows the server's error", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send({ ...details(), shipping: { ...address, country_code: "us" } })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "error", error: { status: 400 } })
  })

  it("adds and removes a promotion code, and shows an error for an invalid one", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    const total = actor.getSnapshot().context.cart?.total ?? 0
    actor.send({ type: "promotion.add", code: "welcome10" })
    await rest(actor)
    expect(actor.getSnapshot().context.cart?.total).toBeLessThan(total)
    actor.send({ type: "promotion.remove", code: "WELCOME10" })
    await rest(actor)
    expect(actor.getSnapshot().context.cart?.total).toBe(total)
    actor.send({ type: "promotion.add", code: "NONSENSE" })
    await rest(actor)
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "error", error: { type: "invalid_data" } })
  })

  it("ends for an unknown or empty cart", async () => {
    const lost = begin("cart_unknown")
    await rest(lost)
    expect(lost.getSnapshot().output).toEqual({ outcome: "missing" })
    const { cart } = await carts.create({ body: { region_id: shop.region } })
    const bare = begin(cart.id)
    await rest(bare)
    expect(bare.getSnapshot().output).toEqual({ outcome: "empty" })
  })

  it("stops when the cart can't be loaded, and retries on request", async () => {
    const { id } = await fillCart(shop)
    faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
    actor.send({ type: "retry" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
  })

  it("shows the remaining stock, and orders it once accepted", async () => {
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    setStock(1)
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "stock", was: 2, now: 1 }])
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "rejected", reason: "stock" })
    expect(orders()).toBe(0)
    faults.set([{ path: "/store/carts/:id/line-items/:line", drop: "before", times: 1 }])
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    expect(actor.getSnapshot().context.error).toMatchObject({ error: { kind: "network" } })
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("ends when no item is left in stock", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    setStock(0)
    actor.send({ type: "order.place" })
    await rest(actor)
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "empty" })
  })

  it("applies changes from another tab, and stays at the step when loading fails", async () => {
    const { id } = await fillCart(shop)
    const actor = begin(id)
    await walk(actor)
    actor.send({ type: "step.go", step: "details" })
    faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    actor.send({ type: "cart.moved" })
    actor.send({ type: "cart.moved" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    shop.backend.db.tables.cart.remove(id)
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "missing" })
  })

  it("saves a step submitted while the cart is reloaded", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    actor.send({ type: "cart.refresh" })
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.cart?.email).toBe("ada@example.com")
  })

  it("places an order submitted while the cart is reloaded", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    actor.send({ type: "cart.refresh" })
    actor.send({ type: "cart.refresh" })
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("enters a step requested during a reload or while another step is saved", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    actor.send({ type: "cart.refresh" })
    actor.send({ type: "step.go", step: "payment" })
    expect(at(actor)).toBe('{"step":"reloading"}')
    await rest(actor)
    expect(at(actor)).toBe('{"step":"payment"}')
    actor.send({ type: "payment.choose", providerId: "pp_system_default" })
    actor.send({ type: "step.go", step: "details" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
  })

  it("reloads the cart while changes are shown, and lists them until they are accepted", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const { cart } = actor.getSnapshot().context
    const line = { id: String(cart?.id), line_id: String(cart?.items?.[0]?.id) }
    await carts.updateLineItem({ ...line, body: { quantity: 1 } })
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    await carts.updateLineItem({ ...line, body: { quantity: 3 } })
    actor.send({ type: "cart.refresh" })
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(actor.getSnapshot().context.changes).toMatchObject([{ kind: "quantity", was: 2, now: 3 }, { kind: "total" }])
    actor.send({ type: "cart.refresh" })
    actor.send({ type: "step.go", step: "details" })
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
  })

  it("enters a step requested while changes are shown, once they are accepted", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    const { cart } = actor.getSnapshot().context
    await carts.updateLineItem({
      id: String(cart?.id),
      line_id: String(cart?.items?.[0]?.id),
      body: { quantity: 1 },
    })
    actor.send({ type: "cart.refresh" })
    await rest(actor)
    expect(at(actor)).toBe('"changed"')
    actor.send({ type: "step.go", step: "details" })
    actor.send({ type: "changes.accept" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
  })

  it.each([
    ["too many requests", { status: 429 }, 4],
    ["an error response", { status: 400 }, 1],
    ["an unexpected response", { status: 200, body: {} }, 4],
  ])("stops on %s when reading a completed cart, and finds the order on retry", async (_, fault, requests) => {
    const { id } = await fillCart(shop)
    const first = begin(id)
    await walk(first)
    first.send({ type: "order.place" })
    await rest(first)
    faults.set([{ path: "/store/carts/:id/complete", ...fault, times: 1_000 }])
    const actor = begin(id)
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
    expect(actor.getSnapshot().context.error).not.toBeNull()
    expect(faults.list[0]?.left).toBe(1_000 - requests)
    faults.set([])
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual(first.getSnapshot().output)
  })

  it("places the order of a shopper who returns from a provider's page", async () => {
    const { id } = await fillCart(shop)
    const before = begin(id)
    await walk(before)
    const { seen } = before.getSnapshot().context
    const actor = startCheckout(machine, { cartId: id, seen, isReturning: true }, coverage.inspect)
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("stays at the review when the check before the order fails", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id", drop: "before", times: 1 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "error", error: { kind: "network" } })
  })

  it("returns to the payment step after a declined payment, and accepts a new session", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    providerDoes("decline")
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"payment"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "payment", reason: "declined" })
    providerDoes("authorize")
    actor.send({ type: "payment.choose", providerId: "pp_system_default", isNewSession: true })
    await rest(actor)
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it("waits for the payment confirmation, even after a reload, and then places the order", async () => {
    providerDoes("requires_more")
    const { id } = await fillCart(shop)
    const before = begin(id)
    await walk(before)
    before.send({ type: "order.place" })
    await rest(before)
    expect(at(before)).toBe('{"step":"confirmation"}')
    expect(before.getSnapshot().can({ type: "step.go", step: "payment" })).toBe(true)
    const after = begin(id, "review")
    await rest(after)
    expect(at(after)).toBe('{"step":"confirmation"}')
    after.send({ type: "order.place" })
    await rest(after)
    expect(after.getSnapshot().output).toMatchObject({ outcome: "ordered" })
  })

  it.each([
    ["another request is completing the cart", { status: 409 }, "busy"],
    ["the server fails", { status: 503 }, "unknown-outcome"],
    ["the server rejects the order", { status: 400 }, "rejected"],
  ])("returns to the review when %s, and can place the order then", async (_, fault, kind) => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id/complete", ...fault }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind })
    faults.set([])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("offers a retry when the cart can't be loaded after a rejected order", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([
      { path: "/store/carts/:id/complete", status: 400, times: 1 },
      { path: "/store/carts/:id", latency: 0, times: 1 },
      { path: "/store/carts/:id", drop: "before", times: 1 },
    ])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('"failed"')
  })

  it("asks for the only payment method if its payment couldn't be started", async () => {
    const actor = begin((await fillCart(shop)).id)
    await rest(actor)
    faults.set([{ path: "/store/payment-collections", drop: "before", times: 1 }])
    actor.send(details())
    await rest(actor)
    expect(at(actor)).toBe('{"step":"payment"}')
    actor.send({ type: "payment.choose", providerId: "pp_system_default" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  describe("of a cart for a country", () => {
    it("adds the shipping option with the details if it couldn't be added before", async () => {
      const id = await cartInGermany(shop)
      faults.set([{ path: "/store/carts/:id/shipping-methods", drop: "before", times: 1 }])
      const actor = begin(id)
      await rest(actor)
      expect(at(actor)).toBe('{"step":"details"}')
      expect(actor.getSnapshot().context).toMatchObject({ error: null, cart: { shipping_methods: [] } })
      actor.send(details())
      await rest(actor)
      expect(at(actor)).toBe('{"step":"review"}')
    })

    it("shows the total of another shipping option once it's chosen, and stays at the details", async () => {
      const actor = begin(await cartInGermany(shop))
      await walk(actor)
      const { options, cart } = actor.getSnapshot().context
      actor.send({ type: "step.go", step: "details" })
      const other = options.find((option) => option.id !== cart?.shipping_methods?.[0]?.shipping_option_id)
      actor.send({ type: "delivery.choose", optionId: String(other?.id) })
      await rest(actor)
      expect(at(actor)).toBe('{"step":"details"}')
      expect(actor.getSnapshot().context.cart?.total).not.toBe(cart?.total)
      actor.send(details({ optionId: String(other?.id) }))
      await rest(actor)
      expect(at(actor)).toBe('{"step":"review"}')
      expect(actor.getSnapshot().context.cart?.shipping_methods).toMatchObject([{ shipping_option_id: other?.id }])
    })
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
