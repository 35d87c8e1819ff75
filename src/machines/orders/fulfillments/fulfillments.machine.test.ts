import { describe, expect, it } from "vitest"
import { fulfillOrder, openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createFulfillmentsMachine, type FulfillmentTask } from "./fulfillments.machine.ts"
import { fulfillmentState, whyNotCancelFulfillment, whyNotDeliver, whyNotShip } from "./fulfillments.rules.ts"
import { labelsOf } from "./labels.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const colleague = await openColleague(shop)
const { order: orders } = shop.admin.admin

async function read() {
  const { order } = await orders.retrieve({ id: orderId, query: { fields: "*fulfillments,*fulfillments.labels" } })
  const [fulfillment] = order.fulfillments ?? []
  if (!fulfillment) throw new Error("the order has no fulfillment")
  return fulfillment
}
const fulfillment = await read()
const { order } = await orders.retrieve({ id: orderId })
const items = (order.items ?? []).map(({ id, quantity }) => ({ id, quantity }))
const base = { orderId, fulfillmentId: fulfillment.id }
const ship: FulfillmentTask = {
  type: "ship",
  items,
  labels: labelsOf([{ number: "T-1, T-2", carrierId: "" }]),
  notify: true,
  ...base,
}

describe("a fulfillment", () => {
  const path = "/admin/orders/:id/fulfillments/:fulfillment_id/shipments"
  const { act } = taskSuite(shop, createFulfillmentsMachine(shop.admin), () => ship, path)

  it("is shipped with its tracking numbers, then delivered", async () => {
    await act(ship)
    const shipped = await read()
    expect(fulfillmentState(shipped)).toBe("shipped")
    expect(shipped.labels?.map((label) => label.tracking_number)).toEqual(["T-1", "T-2"])
    expect([whyNotShip(shipped, false), whyNotCancelFulfillment(shipped, false)]).toEqual(["shipped", "shipped"])
    await act({ type: "deliver", ...base } as FulfillmentTask)
    const delivered = await read()
    expect(fulfillmentState(delivered)).toBe("delivered")
    expect(whyNotDeliver(delivered, false)).toBe("delivered")
  })

  it("can be canceled, which releases its items", async () => {
    await act({ type: "cancel", ...base } as FulfillmentTask)
    const unpacked = await read()
    expect(fulfillmentState(unpacked)).toBe("canceled")
    expect([whyNotShip(unpacked, false), whyNotDeliver(unpacked, false)]).toEqual(["canceled", "canceled"])
  })

  it("doesn't mistake a colleague's shipment without its tracking numbers for its own", async () => {
    const ids = { id: orderId, fulfillment_id: fulfillment.id }
    await colleague.order.createShipment({ ...ids, body: { items } })
    shop.backend.faults.set([{ method: "POST", path, drop: "before", times: 1 }])
    expect((await act(ship)).error).toMatchObject({ kind: "network" })
    expect((await read()).labels).toEqual([])
    await colleague.order.markAsDelivered({ ...ids, body: {} })
    shop.backend.faults.set([{ method: "POST", path: "/admin/*", drop: "before", times: 1 }])
    expect((await act({ type: "deliver", ...base } as FulfillmentTask)).error).toBeNull()
  })

  it("can't be changed while another change of the order is open", () => {
    expect([
      whyNotShip(fulfillment, true),
      whyNotDeliver(fulfillment, true),
      whyNotCancelFulfillment(fulfillment, true),
    ]).toEqual(["openChange", "openChange", "openChange"])
  })
})
