import { beforeEach, describe, expect, it } from "vitest"
import { at, details, rest, startCheckout, walk } from "#tests/support/checkout-walk.ts"
import { fillCart, openLiveShop } from "#tests/support/live-shop.ts"
import { createCheckoutMachine } from "./checkout.machine.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const machine = createCheckoutMachine(shop.store, { timeout: 5_000, pause: 1 })
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
})

const begin = (cartId: string) => startCheckout(machine, { cartId })
const orders = () => shop.backend.db.tables.order.size

describe("the checkout", () => {
  it("never places a second order when the response is lost", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id/complete", drop: "after", times: 1 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("finds the order through its cart after all responses were lost", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id/complete", drop: "after", times: 4 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("returns to the review after an unexpected response", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    faults.set([{ path: "/store/carts/:id/complete", status: 200, body: {}, times: 4 }])
    actor.send({ type: "order.place" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "unknown-outcome" })
    expect(orders()).toBe(0)
  })

  it("stays at a step that couldn't be saved, whatever step was requested", async () => {
    const actor = begin((await fillCart(shop)).id)
    await walk(actor)
    actor.send({ type: "step.go", step: "details" })
    faults.set([{ method: "POST", path: "/store/carts/:id", drop: "before", times: 1 }])
    actor.send(details({ email: "eve@example.com" }))
    actor.send({ type: "step.go", step: "payment" })
    await rest(actor)
    expect(at(actor)).toBe('{"step":"details"}')
    actor.send(details({ email: "eve@example.com" }))
    await rest(actor)
    expect(at(actor)).toBe('{"step":"review"}')
  })

  it("finds the order when another tab has completed the cart", async () => {
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
})
