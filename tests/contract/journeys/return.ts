import { equal, ok } from "node:assert/strict"
import { cents, found, type Journey } from "./journey.ts"
import { paidOrder } from "./purchase.ts"

/** Fulfills and ships an order, receives a returned item and refunds it. */
export const returnJourney: Journey = {
  name: "return",
  async run(shop, step) {
    const { admin } = shop.sdk
    const order = await step("begins at a paid order", () => paidOrder(shop, "return"))
    const { id } = order
    await step("packs, ships and delivers it", async () => {
      const body = { location_id: shop.location, items: [{ id: order.line, quantity: 2 }] }
      await admin.order.createFulfillment({ id, body })
      const { order: packed } = await admin.order.retrieve({ id, query: { fields: "*fulfillments" } })
      const fulfillment_id = found(packed.fulfillments?.[0], "fulfillment").id
      const sent = { items: [{ id: order.line, quantity: 2 }] }
      await admin.order.createShipment({ id, fulfillment_id, body: sent })
      await admin.order.markAsDelivered({ id, fulfillment_id })
    })
    const return_id = await step("begins a return of one piece", async () => {
      const begun = await admin.return.initiateRequest({ body: { order_id: id, location_id: shop.location } })
      const started = begun.return.id
      await admin.return.addReturnItem({ id: started, body: { items: [{ id: order.line, quantity: 1 }] } })
      return started
    })
    await step("asks for it", async () => {
      const { return: asked } = await admin.return.confirmRequest({ id: return_id })
      equal(asked.status, "requested")
    })
    await step("receives it", async () => {
      await admin.return.initiateReceive({ id: return_id })
      await admin.return.receiveItems({ id: return_id, body: { items: [{ id: order.line, quantity: 1 }] } })
      await admin.return.confirmReceive({ id: return_id })
      equal((await admin.return.retrieve({ id: return_id })).return.status, "received")
    })
    await step("gives the money back", async () => {
      const { order: owed } = await admin.order.retrieve({ id, query: { fields: "summary" } })
      const amount = -Number(owed.summary?.pending_difference)
      ok(cents(amount) >= cents(shop.price))
      await admin.payment.refund({ id: order.payment, body: { amount } })
      const { order: even } = await admin.order.retrieve({ id, query: { fields: "summary" } })
      equal(cents(even.summary?.pending_difference), 0)
    })
  },
}
