import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { createOrderEditMachine } from "#machines/order-edit/order-edit.machine.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { orderEvents } from "./events.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { order: orders, payment: payments } = shop.admin.admin

async function told(id = orderId) {
  const fields = "*items.detail,*payment_collections.payments.captures,*payment_collections.payments.refunds"
  const { order } = await orders.retrieve({ id, query: { fields } })
  const { order_changes } = await orders.listChanges({ id, query: { fields: "*actions" } })
  return orderEvents(order, order_changes)
}

describe("the history of an order", () => {
  it("begins with its placing", async () => {
    expect((await told()).map(({ kind }) => kind)).toEqual(["placed"])
  })

  it("tells what was changed, by whom, from what to what", async () => {
    const actor = createActor(createOrderEditMachine(shop.admin), { input: { orderId } })
    actor.start()
    const rest = () => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
    await rest()
    const itemId = String(actor.getSnapshot().context.preview?.items[0]?.id)
    actor.send({ type: "change.setItem", itemId, quantity: 3 })
    await rest()
    actor.send({ type: "edit.confirm" })
    await rest()
    const [event] = await told()
    expect(event).toMatchObject({
      kind: "change",
      change: { type: "edit", status: "confirmed" },
      by: expect.stringMatching(/^user_/),
      lines: [{ kind: "changed", from: "2", to: "3" }],
    })
  })

  it("tells of money, parcels and a new e-mail", async () => {
    const id = await placeOrder(shop)
    const { order } = await orders.retrieve({ id })
    const payment = order.payment_collections?.flatMap((collection) => collection.payments ?? [])[0]
    await payments.capture({ id: String(payment?.id), body: { amount: 5 } })
    await payments.refund({ id: String(payment?.id), body: { amount: 2 } })
    await fulfillOrder(shop, id)
    await orders.update({ id, body: { email: "new@example.com" } })
    const events = await told(id)
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["captured", "refunded", "packed", "email", "placed"]),
    )
    expect(events.find(({ kind }) => kind === "email")?.lines).toEqual([
      { kind: "value", title: "", from: "guest@example.com", to: "new@example.com" },
    ])
    expect(events.find(({ kind }) => kind === "captured")).toMatchObject({ amount: 5 })
  })
})
