import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createOrderStatusMachine } from "./order-status.machine.ts"
import { type OrderTask, whyNotOrder } from "./order-status.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const { order: orders } = shop.admin.admin
const read = async () => (await orders.retrieve({ id: orderId })).order
const task = (type: OrderTask["type"]): OrderTask => ({ type, orderId })
const whyNot = async () => {
  const order = await read()
  return (["complete", "archive", "cancel"] as const).map((type) => whyNotOrder(type, order))
}

describe("an order", () => {
  const machine = createOrderStatusMachine(shop.admin)
  const { act } = taskSuite(shop, machine, () => task("complete"), "/admin/orders/:id/complete")

  it("is completed, then archived", async () => {
    expect(await whyNot()).toEqual([undefined, "notCompleted", undefined])
    await act(task("complete"))
    expect(await whyNot()).toEqual(["completed", undefined, "completed"])
    await act(task("archive"))
    expect((await read()).status).toBe("archived")
    expect((await whyNot()).slice(0, 2)).toEqual(["archived", "archived"])
  })

  it("can't be canceled once items are fulfilled", async () => {
    await fulfillOrder(shop, orderId)
    expect(await whyNot()).toEqual([undefined, "notCompleted", "fulfillments"])
    expect((await act(task("cancel"))).error).toMatchObject({ type: "not_allowed" })
    const { order } = await shop.admin.admin.order.retrieve({ id: orderId, query: { fields: "*items,*fulfillments" } })
    const items = order.items.map(({ id, quantity }) => ({ id, quantity }))
    const fulfillment_id = String(order.fulfillments?.[0]?.id)
    await shop.admin.admin.order.createShipment({ id: orderId, fulfillment_id, body: { items } })
    // Its fulfillment can't be canceled any more.
    expect(await whyNot()).toEqual([undefined, "notCompleted", "shipped"])
  })

  it("can't be canceled twice", async () => {
    await act(task("cancel"))
    expect((await read()).status).toBe("canceled")
    expect(await whyNot()).toEqual(["canceled", undefined, "canceled"])
  })
})
