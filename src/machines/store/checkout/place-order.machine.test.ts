import { beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, toPromise } from "xstate"
import type { Behavior } from "#mocks/domain/payments/payment-session.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { ApiError } from "#sdk/error.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { openLiveShop, readyCart } from "#tests/support/live-shop.ts"
import { SNAPSHOT_FIELDS, snapshotOf } from "./cart-snapshot.ts"
import { createPlaceOrderMachine, type Exclusive } from "./place-order.machine.ts"

const COMPLETE = "/store/carts/:id/complete"

/** A cart that is ready to be completed; each test starts with the same data. */
const shop = await openLiveShop()
const { cart: carts } = shop.store.store
const cartId = await readyCart(shop)
const { db, faults, journal } = shop.backend
const query = { fields: SNAPSHOT_FIELDS }
const seen = snapshotOf((await carts.retrieve({ id: cartId, query })).cart, { withTotal: true })
const world = db.export()

const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }
const calls = () => journal.entries({ path: `/store/carts/${cartId}/complete` }).length
const orders = () => db.tables.order.size

function run(store = shop.store, exclusive?: Exclusive, timeout = 5_000) {
  const machine = createPlaceOrderMachine(store, { timeout, pause: 1 }, exclusive)
  return toPromise(createActor(machine, { input: { cartId, seen } }).start())
}
function place(given: Omit<Fault, "path">[] = [], timeout?: number) {
  faults.set(given.map((fault) => ({ path: COMPLETE, ...fault })))
  return run(undefined, undefined, timeout)
}
const providerDoes = (behavior: Behavior) => db.tables.paymentProvider.update("pp_system_default", { behavior })

describe("placing an order", () => {
  beforeEach(() => {
    db.import(world)
    journal.clear()
  })

  it("sends one request when the server responds", async () => {
    expect(await place()).toMatchObject({ outcome: "ordered", order: { id: expect.stringMatching(/^order_/) } })
    expect(calls()).toBe(1)
    expect(orders()).toBe(1)
  })

  it.each<[string, Omit<Fault, "path">, number?]>([
    ["the connection is lost before the order is placed", { drop: "before" }],
    ["the connection is lost after the order is placed", { drop: "after" }],
    ["the request times out", { latency: 200 }, 20],
    ["another request is completing the cart", { status: 409 }],
    ["the server fails", { status: 502 }],
    ["the response is empty", { status: 200, body: {} }],
    ["the response contains no order", { status: 200, body: { type: "order", order: null } }],
  ])("retries when %s, and creates one order", async (_, fault, timeout) => {
    const twice = [{ ...fault, times: 2 }]
    expect(await place(twice, timeout)).toMatchObject({ outcome: "ordered" })
    // A delayed request is logged when it ends.
    await vi.waitFor(() => expect(calls()).toBe(3))
    expect(orders()).toBe(1)
  })

  it("stops after four attempts, and reports whether another call is completing the cart", async () => {
    expect(await place([{ drop: "before" }])).toMatchObject({ outcome: "unknown" })
    expect(calls()).toBe(4)
    expect(await place([{ status: 409 }])).toMatchObject({ outcome: "busy" })
    expect(orders()).toBe(0)
  })

  it("finds the order on the next run after all responses were lost", async () => {
    expect(await place([{ drop: "after" }])).toMatchObject({ outcome: "unknown" })
    expect(await place()).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })

  it("doesn't retry a rejected order or a declined payment", async () => {
    const body = { type: "not_allowed", message: "gone" }
    expect(await place([{ status: 400, body }])).toMatchObject({ outcome: "rejected", error: { type: "not_allowed" } })
    expect(calls()).toBe(1)
    providerDoes("decline")
    expect(await place()).toMatchObject({ outcome: "refused", reason: "declined" })
    expect(calls()).toBe(2)
    expect(orders()).toBe(0)
  })

  it("reads the cart before each attempt, and orders nothing that the shopper hasn't seen", async () => {
    faults.set([{ path: COMPLETE, drop: "before", times: 1 }])
    let attempts = 0
    const answer = run(shop.store, async (work) => {
      attempts += 1
      // Another tab adds something after the first attempt.
      if (attempts === 2) await carts.createLineItem({ id: cartId, body: mug })
      return work()
    })
    expect(await answer).toEqual({ outcome: "changed" })
    expect([attempts, calls(), orders()]).toEqual([2, 1, 0])
  })

  it("sends nothing when the cart can't be read first", async () => {
    faults.set([{ path: "/store/carts/:id", status: 500 }])
    expect(await run()).toMatchObject({ outcome: "unread", error: { status: 500 } })
    expect(calls()).toBe(0)
  })

  it("doesn't repeat what was meant for someone who is no longer signed in", async () => {
    let requests = 0
    const fetch = async (): Promise<never> => {
      requests += 1
      throw new ApiError({ kind: "aborted", type: "visit_changed", message: "someone else is signed in by now" })
    }
    const store = createStoreSdk({ baseUrl: "http://shop.test", publishableKey: PUBLISHABLE_KEY, fetch, retries: 0 })
    const left = createPlaceOrderMachine(store, { timeout: 5_000, pause: 1 })
    const actor = createActor(left, { input: { cartId, seen: null } }).start()
    expect(await toPromise(actor)).toMatchObject({ outcome: "rejected", error: { type: "visit_changed" } })
    expect(requests).toBe(1)
  })

  it("reports a payment that requires confirmation, and places the order after it", async () => {
    providerDoes("requires_more")
    expect(await place()).toMatchObject({ outcome: "refused", reason: "requires_more" })
    expect(calls()).toBe(1)
    expect(await place()).toMatchObject({ outcome: "ordered" })
    expect(orders()).toBe(1)
  })
})
