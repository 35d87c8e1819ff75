import { describe, expect, it } from "vitest"
import { whyNotCancelReturn } from "#machines/orders/cancel-return/cancel-return.rules.ts"
import { labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { fulfillOrder, openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createReturnShipmentMachine, type ReturnShipmentTask } from "./return-shipment.machine.ts"
import { isReturnShipped, shipmentOfReturn } from "./return-shipment.rules.ts"

const shop = await openLiveShop()
const { order: orders, return: returns } = shop.admin.admin
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const colleague = await openColleague(shop)
const { items } = (await orders.retrieve({ id: orderId })).order
const { shipping_options } = await orders.listShippingOptions({ id: orderId })
const shipping_option_id = String(shipping_options.find(({ name }) => name === "Return Parcel")?.id)

const { id } = (await returns.initiateRequest({ body: { order_id: orderId } })).return
await returns.addReturnItem({ id, body: { items: [{ id: String(items[0]?.id), quantity: 1 }] } })
await returns.addReturnShipping({ id, body: { shipping_option_id } })
await returns.confirmRequest({ id, body: {} })
const read = async () =>
  (await returns.retrieve({ id, query: { fields: "*items,*fulfillments,*fulfillments.labels" } })).return
const fulfillmentId = String(shipmentOfReturn(await read())?.id)
const path = "/admin/fulfillments/:id/shipment"
const task: ReturnShipmentTask = {
  type: "shipReturn",
  returnId: id,
  fulfillmentId,
  labels: labelsOf([{ number: "T-1, T-2", carrierId: "" }]),
}

describe("the shipment of a return", () => {
  const { act } = taskSuite(shop, createReturnShipmentMachine(shop.admin), () => task, path)

  it("gets its tracking numbers, after which the return can't be canceled", async () => {
    expect(isReturnShipped(await read())).toBe(false)
    expect((await act(task)).error).toBeNull()
    const shipped = await read()
    expect(isReturnShipped(shipped)).toBe(true)
    expect(shipmentOfReturn(shipped)?.labels?.map((label) => label.tracking_number)).toEqual(["T-1", "T-2"])
    const { order } = await orders.retrieve({ id: orderId, query: { fields: "*items.detail" } })
    expect(whyNotCancelReturn(shipped, order, [], false)).toBe("shipped")
  })

  it("doesn't mistake a colleague's tracking numbers for its own", async () => {
    const labels = labelsOf([{ number: "T-3", carrierId: "" }])
    await colleague.fulfillment.createShipment({ id: fulfillmentId, body: { labels } })
    shop.backend.faults.set([{ method: "POST", path, drop: "before", times: 1 }])
    expect((await act(task)).error).toMatchObject({ kind: "network" })
    expect(shipmentOfReturn(await read())?.labels).toMatchObject([{ tracking_number: "T-3" }])
  })
})
