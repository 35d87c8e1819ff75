import { equal, ok } from "node:assert/strict"
import { cents, found, type Journey } from "./journey.ts"
import { paidOrder } from "./purchase.ts"

/** Fulfills and ships an order, receives a returned item and refunds it. */
export const returnJourney: Journey = {
  name: "return",
  async run(shop, step) {
    const { admin } = shop.sdk
    const order = await step("places and pays an order", () => paidOrder(shop, "return"))
    const { id } = order
    await step("fulfills, ships and delivers the order", async () => {
      const body = { location_id: shop.location, items: [{ id: order.line, quantity: 2 }] }
      await admin.order.createFulfillment({ id, body })
      const { order: fulfilled } = await admin.order.retrieve({ id, query: { fields: "*fulfillments" } })
      const fulfillment_id = found(fulfilled.fulfillments?.[0], "fulfillment").id
      const sent = { items: [{ id: order.line, quantity: 2 }] }
      await admin.order.createShipment({ id, fulfillment_id, body: sent })
      await admin.order.markAsDelivered({ id, fulfillment_id })
    })
    const return_id = await step("starts a return of one item", async () => {
      const created = await admin.return.initiateRequest({ body: { order_id: id, location_id: shop.location } })
      const returnId = created.return.id
      await admin.return.addReturnItem({ id: returnId, body: { items: [{ id: order.line, quantity: 1 }] } })
      return returnId
    })
    await step("requests the return", async () => {
      const { return: requested } = await admin.return.confirmRequest({ id: return_id })
      equal(requested.status, "requested")
    })
    await step("receives the returned item", async () => {
      await admin.return.initiateReceive({ id: return_id })
      await admin.return.receiveItems({ id: return_id, body: { items: [{ id: order.line, quantity: 1 }] } })
      await admin.return.confirmReceive({ id: return_id })
      equal((await admin.return.retrieve({ id: return_id })).return.status, "received")
    })
    await step("refunds the returned item", async () => {
      const { order: unsettled } = await admin.order.retrieve({ id, query: { fields: "summary" } })
      const amount = -Number(unsettled.summary?.pending_difference)
      ok(cents(amount) >= cents(shop.price))
      await admin.payment.refund({ id: order.payment, body: { amount } })
      const { order: settled } = await admin.order.retrieve({ id, query: { fields: "summary" } })
      equal(cents(settled.summary?.pending_difference), 0)
    })
  },
}
