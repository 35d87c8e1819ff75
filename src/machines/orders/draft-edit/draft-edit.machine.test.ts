import { describe, expect, it } from "vitest"
import { actionsOf, whyNotChanged } from "#machines/orders/order-change/order-change.rules.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { orderChangeSuite } from "#tests/support/order-change-suite.ts"
import { createDraftEditMachine } from "./draft-edit.machine.ts"

const shop = await openLiveShop()
const { draftOrder: drafts, order: orders, exchange: exchanges } = shop.admin.admin
const { draft_order } = await drafts.create({
  body: {
    region_id: shop.region,
    email: "ada@example.com",
    shipping_address: address,
    items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }],
  },
})
const orderId = draft_order.id
const { shipping_options: options } = await orders.listShippingOptions({ id: orderId })
const option = options.find(
  ({ rules }) => !(rules ?? []).some((r) => r.attribute === "is_return" && r.value === "true"),
)
const optionId = String(option?.id)
const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }
let exchangeId = ""

describe("the edit of a draft order", () => {
  const { open, stage, item, previewOf } = orderChangeSuite({
    shop,
    orderId,
    machine: createDraftEditMachine(shop.admin),
    type: "edit",
    ready: (itemId) => [
      { type: "change.setItem", itemId, quantity: 3 },
      { type: "change.addItems", items: [mug] },
    ],
    additionalStep: (itemId) => ({ type: "change.setItem", itemId, quantity: 1 }),
    refused: () => ({ type: "change.addPromotions", codes: ["NOPE"] }),
    whyNot: whyNotChanged,
    reason: "noChanges",
    other: {
      begin: async () => {
        exchangeId = (await exchanges.create({ body: { order_id: orderId } })).exchange.id
      },
      end: () => exchanges.cancelRequest({ id: exchangeId }),
    },
    confirmPath: "/admin/draft-orders/:id/edit/confirm",
    discardPath: "/admin/draft-orders/:id/edit",
  })
  type Actor = Awaited<ReturnType<typeof open>>
  const preview = (actor: Actor) => {
    const found = previewOf(actor)
    if (!found) throw new Error("the preview isn't loaded")
    return found
  }
  const error = (actor: Actor) => actor.getSnapshot().context.error
  const staged = (actor: Actor) => actionsOf(previewOf(actor)).map(({ action }) => action)
  const actionId = (actor: Actor, kind: string) =>
    String(actionsOf(previewOf(actor)).findLast(({ action }) => action === kind)?.id)
  const line = (actor: Actor, title: string) => preview(actor).items.find((each) => each.title === title)

  it("adds a custom item, changes its price and removes it", async () => {
    const actor = await open()
    await stage(actor, { type: "change.addCustom", title: "Engraving", quantity: 1, unitPrice: 5 })
    expect(line(actor, "Engraving")).toMatchObject({ quantity: 1, unit_price: 5 })
    const added = actionId(actor, "ITEM_ADD")
    await stage(actor, { type: "change.setAdded", actionId: added, quantity: 2, unitPrice: 7, note: "in gold" })
    expect(error(actor)).toBeNull()
    expect(line(actor, "Engraving")).toMatchObject({ quantity: 2, unit_price: 7 })
    await stage(actor, { type: "change.removeAdded", actionId: actionId(actor, "ITEM_ADD") })
    expect(line(actor, "Engraving")).toBeUndefined()
  })

  it("shows promotions and shipping methods that the server's preview omits", async () => {
    const actor = await open()
    const before = preview(actor).total ?? 0
    await stage(actor, { type: "change.addPromotions", codes: ["WELCOME10"] })
    expect(error(actor)).toBeNull()
    expect(staged(actor)).toEqual(["PROMOTION_ADD"])
    expect(preview(actor).total).toBeLessThan(before)
    await stage(actor, { type: "change.addShipping", optionId, amount: 12 })
    await stage(actor, { type: "change.setShipping", actionId: actionId(actor, "SHIPPING_ADD"), amount: 3 })
    expect(preview(actor).shipping_methods).toMatchObject([{ amount: 3 }])
    await stage(actor, { type: "change.removeShipping", actionId: actionId(actor, "SHIPPING_ADD") })
    expect(preview(actor).shipping_methods).toEqual([])
    await stage(actor, { type: "change.addShipping", optionId })
    await stage(actor, { type: "edit.confirm" })

    const later = await open()
    const [method] = preview(later).shipping_methods
    const methodId = String(method?.id)
    await stage(later, { type: "change.setShippingMethod", methodId, optionId, amount: 4 })
    expect(error(later)).toBeNull()
    expect(preview(later).shipping_methods).toMatchObject([{ amount: 4 }])
    await stage(later, { type: "change.removeShipping", actionId: actionId(later, "SHIPPING_ADD") })
    expect(preview(later).shipping_methods).toEqual([])
    await stage(later, { type: "change.removePromotions", codes: ["WELCOME10"] })
    expect(error(later)).toBeNull()
    expect(staged(later)).toEqual(expect.arrayContaining(["SHIPPING_REMOVE", "PROMOTION_REMOVE"]))
    later.send({ type: "edit.leave" })
    expect(later.getSnapshot().value).toBe("leavePrompt")
    await stage(later, { type: "edit.discard" })
    const { order } = await orders.retrieve({ id: orderId, query: { fields: "*promotions" } })
    expect(order.shipping_methods).toHaveLength(1)
    expect(order.promotions).toMatchObject([{ code: "WELCOME10" }])
  })

  it("removes an existing shipping method", async () => {
    const first = await open()
    await stage(first, { type: "change.addShipping", optionId }, { type: "edit.confirm" })
    const actor = await open()
    const [method] = preview(actor).shipping_methods
    await stage(actor, { type: "change.removeShippingMethod", methodId: String(method?.id) })
    expect(error(actor)).toBeNull()
    expect(preview(actor).shipping_methods).toEqual([])
    expect(staged(actor)).toEqual(["SHIPPING_REMOVE"])
  })

  it("requests the customer's approval once, and can still be changed and confirmed", async () => {
    const actor = await open()
    const request = { type: "change.request" } as const
    expect(actor.getSnapshot().can(request)).toBe(false)
    await stage(actor, { type: "change.setItem", itemId: item(actor), quantity: 3 }, request)
    expect(error(actor)).toBeNull()
    expect(preview(actor).order_change).toMatchObject({ status: "requested", requested_by: expect.any(String) })
    expect(actor.getSnapshot().can(request)).toBe(false)
    await stage(actor, { type: "change.setItem", itemId: item(actor), quantity: 4 }, { type: "edit.confirm" })
    const { order_changes } = await orders.listChanges({ id: orderId })
    expect(order_changes).toMatchObject([{ status: "confirmed", requested_by: expect.any(String) }])
    expect((await orders.retrieve({ id: orderId })).order.items[0]).toMatchObject({ quantity: 4 })
  })

  it("removes an item by setting its quantity to zero", async () => {
    const actor = await open()
    await stage(actor, { type: "change.setItem", itemId: item(actor), quantity: 0 })
    expect(preview(actor).items[0]).toMatchObject({ quantity: 0 })
    expect(preview(actor).total).toBe(0)
  })
})
