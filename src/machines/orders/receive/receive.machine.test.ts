import { describe, expect, it } from "vitest"
import { actionsOf, whyNotReceived } from "#machines/orders/order-change/order-change.rules.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { orderChangeSuite } from "#tests/support/order-change-suite.ts"
import { createReceiveMachine } from "./receive.machine.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const { stockLocation, return: returns } = shop.admin.admin
const [location] = (await stockLocation.list()).stock_locations
const started = await returns.initiateRequest({ body: { order_id: orderId, location_id: String(location?.id) } })
const returnId = started.return.id
const itemId = String(started.order.items?.[0]?.id)
await returns.addReturnItem({ id: returnId, body: { items: [{ id: itemId, quantity: 2 }] } })
await returns.confirmRequest({ id: returnId, body: {} })

describe("receiving a return", () => {
  const { open, stage, previewOf } = orderChangeSuite({
    shop,
    orderId,
    machine: createReceiveMachine(shop.admin),
    startOptions: { returnId },
    type: "return_receive",
    ready: () => [{ type: "change.receive", itemId, quantity: 2 }],
    additionalStep: (_, actionId) => ({ type: "change.setReceived", actionId, quantity: 1 }),
    refused: () => ({ type: "change.receive", itemId, quantity: 9 }),
    whyNot: whyNotReceived,
    reason: "noItemsReceived",
    confirmPath: "/admin/returns/:id/receive/confirm",
    discardPath: "/admin/returns/:id/receive",
  })
  const staged = (actor: Awaited<ReturnType<typeof open>>) =>
    actionsOf(previewOf(actor)).map(({ action, details }) => [action, Number(details?.quantity)])
  const idOf = (actor: Awaited<ReturnType<typeof open>>, kind: string) =>
    String(actionsOf(previewOf(actor)).find(({ action }) => action === kind)?.id)

  it("counts intact and damaged items separately, and removes either", async () => {
    const actor = await open()
    await stage(
      actor,
      { type: "change.receive", itemId, quantity: 1 },
      { type: "change.receive", itemId, quantity: 1, damaged: true },
    )
    expect(staged(actor)).toEqual([
      ["RECEIVE_RETURN_ITEM", 1],
      ["RECEIVE_DAMAGED_RETURN_ITEM", 1],
    ])
    const damaged = idOf(actor, "RECEIVE_DAMAGED_RETURN_ITEM")
    await stage(actor, { type: "change.unreceive", actionId: damaged, damaged: true })
    expect(staged(actor)).toEqual([["RECEIVE_RETURN_ITEM", 1]])
    const good = idOf(actor, "RECEIVE_RETURN_ITEM")
    await stage(actor, { type: "change.setReceived", actionId: good, quantity: 2 })
    expect(staged(actor)).toEqual([["RECEIVE_RETURN_ITEM", 2]])
    await stage(actor, { type: "change.unreceive", actionId: good })
    expect(staged(actor)).toEqual([])
  })

  it("changes the damaged quantity", async () => {
    const actor = await open()
    await stage(actor, { type: "change.receive", itemId, quantity: 1, damaged: true })
    const actionId = idOf(actor, "RECEIVE_DAMAGED_RETURN_ITEM")
    await stage(actor, { type: "change.setReceived", actionId, quantity: 2, damaged: true })
    expect(staged(actor)).toEqual([["RECEIVE_DAMAGED_RETURN_ITEM", 2]])
  })
})
