import { describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { createFulfillMachine } from "#machines/orders/fulfill/fulfill.machine.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { fetchOf, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { order: orders } = shop.admin.admin
const token = String(await shop.admin.client.storage.get())

/** An SDK client with recorded requests and a fixed latency. */
function watched(latency: number) {
  const fetch = vi.fn(fetchOf(shop.backend))
  const sdk = createAdminSdk({ baseUrl: "http://shop.test", fetch, retries: 0, auth: { storage: "memory" } })
  sdk.client.storage.set(token)
  shop.backend.faults.set([{ latency }])
  const sent = (method: string) =>
    fetch.mock.calls.map(([input, init]) => new Request(input, init)).filter((request) => request.method === method)
  const isAborted = () => fetch.mock.calls.some(([, init]) => init?.signal?.aborted)
  return { sdk, sent, isAborted }
}
const start = (sdk: ReturnType<typeof watched>["sdk"]) => {
  const actor = createActor(createOrderEditMachine(sdk), { input: { orderId } })
  actor.start()
  return actor
}

describe("leaving a page", () => {
  it.each([
    ["an order edit", createOrderEditMachine],
    ["a fulfillment", createFulfillMachine],
  ])("aborts the requests of %s that is loading", async (_, create) => {
    const { sdk, sent, isAborted } = watched(1_000)
    const actor = createActor(create(sdk) as ReturnType<typeof createOrderEditMachine>, { input: { orderId } })
    actor.start()
    await vi.waitFor(() => expect(sent("GET")).not.toEqual([]))
    actor.stop()
    expect(isAborted()).toBe(true)
  })

  it("doesn't abort a step being saved", async () => {
    const { sdk, sent, isAborted } = watched(30)
    const actor = start(sdk)
    await waitFor(actor, (s) => s.matches("editing"), { timeout: 5_000 })
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
    actor.send({ type: "change.addItems", items })
    await vi.waitFor(() => expect(sent("POST")).not.toEqual([]))
    actor.stop()
    expect(isAborted()).toBe(false)
    await vi.waitFor(async () =>
      expect(actionsOf((await orders.retrievePreview({ id: orderId })).order)).toHaveLength(1),
    )
  })
})
