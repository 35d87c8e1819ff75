import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, SimulatedClock, toPromise, waitFor } from "xstate"
import { createStoreSdk } from "#sdk/store.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { createPlaceOrderMachine } from "./place-order.machine.ts"

/** What the server answers, call by call: a status with a body, a lost connection, or nothing for ever. */
type Reply = { status: number; body?: object; headers?: Record<string, string> } | "lost" | "silence"
let replies: Reply[] = []
let calls = 0

const fetch: typeof globalThis.fetch = async (_, init) => {
  calls += 1
  const reply = replies.shift() ?? "lost"
  if (reply === "lost") throw new TypeError("fetch failed")
  if (reply !== "silence") return Response.json(reply.body ?? { message: "no" }, reply)
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))
  })
}
const sdk = createStoreSdk({ baseUrl: "http://shop.test", publishableKey: "pk_test", fetch })
const machine = createPlaceOrderMachine(sdk, { timeout: 20, pause: 1 })
const coverage = new Coverage(machine)

const order: Reply = { status: 200, body: { type: "order", order: { id: "order_1" } } }
const unpaid = (type: string): Reply => ({
  status: 200,
  body: { type: "cart", cart: { id: "cart_1" }, error: { message: "no", name: "Error", type } },
})

function place(...given: Reply[]) {
  replies = given
  const actor = createActor(machine, { input: { cartId: "cart_1" }, inspect: coverage.inspect })
  actor.start()
  return toPromise(actor)
}

describe("placing an order", () => {
  beforeEach(() => {
    calls = 0
  })

  it("asks once where the server answers", async () => {
    expect(await place(order)).toMatchObject({ outcome: "ordered", order: { id: "order_1" } })
    expect(calls).toBe(1)
  })

  it.each<[string, Reply]>([
    ["the connection is lost", "lost"],
    ["nobody answers in time", "silence"],
    ["another call is at it", { status: 409 }],
    ["the server breaks", { status: 502 }],
    ["there are too many requests", { status: 429 }],
  ])("asks again when %s, for the same cart", async (_, reply) => {
    expect(await place(reply, reply, order)).toMatchObject({ outcome: "ordered" })
    expect(calls).toBe(3)
  })

  it("gives up after four times, and says whether anybody is at it", async () => {
    expect(await place("lost", "lost", "lost", "lost")).toMatchObject({ outcome: "unknown" })
    expect(calls).toBe(4)
    const busy = { status: 409 }
    expect(await place(busy, busy, busy, busy)).toMatchObject({ outcome: "busy" })
  })

  it("stops after four requests that the server throttles, and at once when it asks for a long wait", async () => {
    const throttled = (after: string) => ({ status: 429, headers: { "retry-after": after } })
    expect(await place(...Array(9).fill(throttled("0")))).toMatchObject({ outcome: "throttled" })
    expect(calls).toBe(4)
    expect(await place(throttled("60"), order)).toMatchObject({ outcome: "throttled", error: { retryAfter: 60_000 } })
    expect(calls).toBe(5)
  })

  it("waits as long as Retry-After says", async () => {
    const clock = new SimulatedClock()
    replies = [{ status: 429, headers: { "retry-after": "3" } }, order]
    const actor = createActor(machine, { input: { cartId: "cart_1" }, inspect: coverage.inspect, clock })
    actor.start()
    await waitFor(actor, (s) => s.matches("waiting"))
    clock.increment(2_999)
    expect(calls).toBe(1)
    clock.increment(1)
    expect(await toPromise(actor)).toMatchObject({ outcome: "ordered" })
  })

  it("does not ask again after a refusal", async () => {
    expect(await place({ status: 400, body: { type: "not_allowed", message: "gone" } })).toMatchObject({
      outcome: "rejected",
      error: { type: "not_allowed" },
    })
    expect(await place(unpaid("payment_authorization_error"))).toMatchObject({ outcome: "refused", reason: "declined" })
    expect(await place(unpaid("payment_requires_more_error"))).toMatchObject({ reason: "requires_more" })
    expect(calls).toBe(3)
  })

  afterAll(async () => {
    expect(await coverage.finish()).toEqual([])
  })
})
