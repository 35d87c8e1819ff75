import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { emailsOf } from "#mocks/http/mails.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { createOrderTransferMachine } from "./order-transfer.machine.ts"

const shop = await openLiveShop()
const nora = await signUpCustomer(shop, "nora@example.com")
const stranger = await signUpCustomer(shop, "stranger@example.com")
const orderId = await placeOrder(shop)
const world = shop.backend.db.export()
// The owner needs no login, the requesting customer does; both use the same machine.
const machine = createOrderTransferMachine(nora)
const coverage = new Coverage(machine)

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const requestTransfer = () => nora.store.order.requestTransfer({ id: orderId, body: {} })
const mailedToken = () => String(emailsOf(shop.backend.db, "guest@example.com").at(-1)?.token)
const owner = async (sdk: StoreSdk = nora) =>
  (await sdk.store.order.retrieve({ id: orderId, query: { fields: "id,customer_id" } })).order.customer_id

function begin(token: string | null, id = orderId) {
  const actor = createActor(machine, { input: { orderId: id, token }, inspect: coverage.inspect })
  actor.start()
  return actor
}
type Actor = ReturnType<typeof begin>
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })

describe("answering a transfer request", () => {
  it("transfers the order only after confirmation", async () => {
    await requestTransfer()
    const before = await owner()
    const actor = begin(mailedToken())
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("decision")
    expect(await owner()).toBe(before)
    actor.send({ type: "transfer.accept" })
    actor.send({ type: "transfer.accept" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "accepted" })
    expect((await nora.store.order.list()).orders.map(({ id }) => id)).toEqual([orderId])
  })

  it("keeps the owner when the request is declined", async () => {
    await requestTransfer()
    const before = await owner()
    const actor = begin(mailedToken())
    await rest(actor)
    expect(actor.getSnapshot().can({ type: "transfer.cancel" })).toBe(false)
    actor.send({ type: "transfer.decline" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "declined" })
    expect(await owner()).toBe(before)
  })

  it("can be canceled by the requesting customer, and requested again", async () => {
    await requestTransfer()
    const actor = begin(null)
    await rest(actor)
    expect(actor.getSnapshot().can({ type: "transfer.accept" })).toBe(false)
    actor.send({ type: "transfer.cancel" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "canceled" })
    await expect(requestTransfer()).resolves.toBeDefined()
  })

  it.each(["transfer.accept", "transfer.decline"] as const)(
    "reports a closed request on %s with an invalid link",
    async (type) => {
      await requestTransfer()
      const actor = begin("wrong")
      await rest(actor)
      actor.send({ type })
      await rest(actor)
      expect(actor.getSnapshot().output).toEqual({ outcome: "closed" })
    },
  )

  it("reports a closed request when a different customer made it", async () => {
    await stranger.store.order.requestTransfer({ id: orderId, body: {} })
    const actor = begin(null)
    await rest(actor)
    actor.send({ type: "transfer.cancel" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "closed" })
  })

  it.each([
    ["transfer.accept", "accept"],
    ["transfer.decline", "decline"],
    ["transfer.cancel", "cancel"],
  ] as const)("keeps the request open when the connection fails on %s, and can be retried", async (type, path) => {
    await requestTransfer()
    shop.backend.faults.set([{ path: `/store/orders/:id/transfer/${path}`, drop: "before", times: 1 }])
    const actor = begin(path === "cancel" ? null : mailedToken())
    await rest(actor)
    actor.send({ type })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("decision")
    expect(actor.getSnapshot().context.error).toMatchObject({ kind: "network" })
    actor.send({ type })
    await rest(actor)
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("doesn't apply twice when the response is lost", async () => {
    await requestTransfer()
    shop.backend.faults.set([{ path: "/store/orders/:id/transfer/accept", drop: "after", times: 1 }])
    const actor = begin(mailedToken())
    await rest(actor)
    actor.send({ type: "transfer.accept" })
    await rest(actor)
    actor.send({ type: "transfer.accept" })
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "closed" })
    expect((await nora.store.order.list()).orders.map(({ id }) => id)).toEqual([orderId])
  })

  it("ends for an unknown order", async () => {
    const actor = begin("some", "order_unknown")
    await rest(actor)
    expect(actor.getSnapshot().output).toEqual({ outcome: "missing" })
  })

  it("offers a retry when the order can't be loaded", async () => {
    shop.backend.faults.set([{ path: "/store/orders/:id", drop: "before", times: 1 }])
    const actor = begin("some")
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("failed")
    actor.send({ type: "retry" })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("decision")
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
