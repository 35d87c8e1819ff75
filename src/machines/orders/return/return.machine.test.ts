import { describe, expect, it } from "vitest"
import { actionsOf, whyNotReturned } from "#machines/orders/order-change/order-change.rules.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { orderChangeSuite } from "#tests/support/order-change-suite.ts"
import { createReturnMachine } from "./return.machine.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const { returnReason, stockLocation, order: orders, return: returns } = shop.admin.admin
const [reason] = (await returnReason.list()).return_reasons
const [location] = (await stockLocation.list()).stock_locations

describe("the return", () => {
  const { open, stage, item, previewOf } = orderChangeSuite({
    shop,
    orderId,
    machine: createReturnMachine(shop.admin),
    type: "return_request",
    ready: (itemId) => [{ type: "change.returnItem", itemId, quantity: 1 }],
    additionalStep: (_, actionId) => ({ type: "change.setReturnItem", actionId, quantity: 2 }),
    refused: (itemId) => ({ type: "change.returnItem", itemId, quantity: 9 }),
    whyNot: whyNotReturned,
    reason: "noItemsBack",
    confirmPath: "/admin/returns/:id/request",
    discardPath: "/admin/returns/:id/request",
  })

  it("stages items with reason and note, the location and the return shipping price", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: { locationId: String(location?.id) } })
    await stage(actor, { type: "change.returnItem", itemId: item(actor), quantity: 1 })
    const [back] = actionsOf(previewOf(actor))
    const actionId = String(back?.id)
    await stage(actor, {
      type: "change.setReturnItem",
      actionId,
      quantity: 2,
      reasonId: String(reason?.id),
      note: "too small",
    })
    expect(actionsOf(previewOf(actor))[0]).toMatchObject({
      internal_note: "too small",
      details: { quantity: 2, reason_id: reason?.id },
    })
    const { shipping_options } = await orders.listShippingOptions({ id: orderId })
    const option = shipping_options.find(({ name }) => name === "Return Parcel")
    await stage(actor, { type: "change.addShipping", optionId: String(option?.id), amount: 4 })
    const shipping = actionsOf(previewOf(actor)).find(({ action }) => action === "SHIPPING_ADD")
    await stage(actor, { type: "change.setShipping", actionId: String(shipping?.id), amount: 2 })
    expect(previewOf(actor)?.shipping_methods.at(-1)).toMatchObject({ amount: 2 })
    await stage(
      actor,
      { type: "change.removeShipping", actionId: String(shipping?.id) },
      { type: "change.setLocation", locationId: String(location?.id) },
    )
    expect(actor.getSnapshot().context.error).toBeNull()
    const id = String(previewOf(actor)?.order_change?.return_id)
    expect((await returns.retrieve({ id, query: { fields: "location_id" } })).return.location_id).toBe(location?.id)
    await stage(actor, { type: "change.removeReturnItem", actionId })
    expect(actionsOf(previewOf(actor))).toEqual([])
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
  })
})
