import { describe, expect, it } from "vitest"
import { actionsOf, whyNotExchanged } from "#machines/orders/order-change/order-change.rules.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { orderChangeSuite } from "#tests/support/order-change-suite.ts"
import { createExchangeMachine } from "./exchange.machine.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const { stockLocation, order: orders } = shop.admin.admin
const [location] = (await stockLocation.list()).stock_locations
const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }

describe("the exchange", () => {
  const { open, stage, item, previewOf } = orderChangeSuite({
    shop,
    orderId,
    machine: createExchangeMachine(shop.admin),
    type: "exchange",
    ready: (itemId) => [
      { type: "change.returnItem", itemId, quantity: 1 },
      { type: "change.addItems", items: [mug] },
    ],
    additionalStep: () => ({ type: "change.addItems", items: [mug] }),
    refused: (itemId) => ({ type: "change.returnItem", itemId, quantity: 9 }),
    whyNot: whyNotExchanged,
    reason: "noItemsBack",
    confirmPath: "/admin/exchanges/:id/request",
    discardPath: "/admin/exchanges/:id/request",
  })
  type Actor = Awaited<ReturnType<typeof open>>
  const idOf = (actor: Actor, kind: string) =>
    String(actionsOf(previewOf(actor)).findLast(({ action }) => action === kind)?.id)

  it("requires outbound items when only inbound items are staged", async () => {
    const actor = await open()
    await stage(actor, { type: "change.returnItem", itemId: item(actor), quantity: 1 })
    expect(whyNotExchanged(previewOf(actor))).toBe("noItemsOut")
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
  })

  it("keeps the note of a new item when its price changes", async () => {
    const actor = await open()
    await stage(actor, { type: "change.addItems", items: [{ ...mug, internal_note: "Gift" }] })
    await stage(actor, { type: "change.setAdded", actionId: idOf(actor, "ITEM_ADD"), quantity: 1, unitPrice: 5 })
    expect(actionsOf(previewOf(actor))).toMatchObject([{ action: "ITEM_ADD", internal_note: "Gift" }])
  })

  it("keeps the location when the last item to return is removed, also with return shipping", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: { locationId: String(location?.id) } })
    const itemId = item(actor)
    await stage(actor, { type: "change.returnItem", itemId, quantity: 1 })
    const { shipping_options } = await orders.listShippingOptions({ id: orderId })
    const optionId = String(shipping_options.find(({ name }) => name === "Return Parcel")?.id)
    await stage(actor, { type: "change.addShipping", side: "inbound", optionId })
    await stage(actor, { type: "change.removeReturnItem", actionId: idOf(actor, "RETURN_ITEM") })
    await stage(actor, { type: "change.returnItem", itemId, quantity: 1 })
    expect(actor.getSnapshot().context.error).toBeNull()
    const returnId = String(previewOf(actor)?.order_change?.return_id)
    const { return: row } = await shop.admin.admin.return.retrieve({ id: returnId })
    expect(row.location_id).toBe(location?.id)
  })

  it("changes and removes items and shipping methods on both sides", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: { locationId: String(location?.id) } })
    await stage(
      actor,
      { type: "change.returnItem", itemId: item(actor), quantity: 1 },
      { type: "change.addItems", items: [mug] },
    )
    await stage(actor, { type: "change.setAdded", actionId: idOf(actor, "ITEM_ADD"), quantity: 2 })
    expect(previewOf(actor)?.items.at(-1)).toMatchObject({ quantity: 2 })
    await stage(
      actor,
      { type: "change.setReturnItem", actionId: idOf(actor, "RETURN_ITEM"), quantity: 2, note: "both" },
      { type: "change.setAdded", actionId: idOf(actor, "ITEM_ADD"), quantity: 3, unitPrice: 5 },
      { type: "change.setLocation", locationId: String(location?.id) },
    )
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(previewOf(actor)?.items.at(-1)).toMatchObject({ quantity: 3, unit_price: 5 })
    const { shipping_options } = await orders.listShippingOptions({ id: orderId })
    const option = (name: string) => String(shipping_options.find((o) => o.name === name)?.id)
    for (const [side, name] of [
      ["inbound", "Return Parcel"],
      ["outbound", "Express"],
    ] as const) {
      await stage(actor, { type: "change.addShipping", side, optionId: option(name), amount: 4 })
      const actionId = idOf(actor, "SHIPPING_ADD")
      await stage(actor, { type: "change.setShipping", side, actionId, amount: 2 })
      expect(previewOf(actor)?.shipping_methods.at(-1)).toMatchObject({ name, amount: 2 })
      await stage(actor, { type: "change.removeShipping", side, actionId })
    }
    await stage(
      actor,
      { type: "change.carryOverPromotions", carryOver: true },
      { type: "change.removeAdded", actionId: idOf(actor, "ITEM_ADD") },
      { type: "change.removeReturnItem", actionId: idOf(actor, "RETURN_ITEM") },
    )
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actionsOf(previewOf(actor))).toEqual([])
  })
})
