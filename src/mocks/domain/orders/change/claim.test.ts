import { describe, expect, it } from "vitest"
import { cancelFulfillment } from "#mocks/domain/shipping/fulfillments.ts"
import { type OrderShop, openOrderShop } from "#tests/support/order-shop.ts"
import { refused } from "#tests/support/refused.ts"
import { addClaimItems, cancelClaim, confirmClaim, startClaim, updateClaimItem } from "./claim.ts"
import { cancelExchange, confirmExchange, startExchange } from "./exchange.ts"
import { ownerOf, uncanceledOwner } from "./owner.ts"
import { discardOwner } from "./owner-end.ts"
import {
  addInbound,
  addInboundShipping,
  addOutbound,
  addOutboundShippingMethod,
  updateOutbound,
} from "./owner-items.ts"
import { addReceivedItems, confirmReceive, RECEIVED, startReceive } from "./receive.ts"
import { confirmReturn, requestOf, returnOf, startReturn } from "./return.ts"
import { addReturnItems, removeInboundItem } from "./return-items.ts"
import { addShippingMethod } from "./shipping-methods.ts"

const claimOf = ({ db, id }: OrderShop, type: "refund" | "replace" = "replace") =>
  uncanceledOwner(db, "claim", startClaim(db, { order_id: id, type }, "user_1").id)
const exchangeOf = ({ db, id }: OrderShop) =>
  uncanceledOwner(db, "exchange", startExchange(db, { order_id: id }, "user_1").id)
type Owner = ReturnType<typeof claimOf>

const returnShirts = (shop: OrderShop, owner: Owner, shirts: number) =>
  addInbound(shop.db, ownerOf(shop.db, owner.kind, owner.row.id), {
    items: [{ id: shop.lineOf(shop.shirt), quantity: shirts }],
  })
const sendCaps = ({ db, cap }: OrderShop, owner: Owner, caps: number, unit_price?: number) =>
  addOutbound(db, owner, [{ variant_id: cap.id, quantity: caps, unit_price }])
const sendFree = ({ db, standard }: OrderShop, owner: Owner) =>
  addOutboundShippingMethod(db, owner, { shipping_option_id: standard.id, custom_amount: 0 })
const added = ({ db }: OrderShop) => String(db.tables.orderChangeAction.find((s) => s.action === "ITEM_ADD")?.id)
const openBill = ({ db, id }: OrderShop) =>
  db.tables.paymentCollection.by("order_id", id).find((collection) => collection.status === "not_paid")

describe("claim", () => {
  it("writes off items without lowering the total", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop, "refund")
    addClaimItems(shop.db, owner, [{ id: shop.lineOf(shop.mug), quantity: 2, reason: "missing_item" }])
    confirmClaim(shop.db, owner.row.id, "user_1")
    expect(shop.counted(shop.mug)).toMatchObject({ written_off_quantity: 2 })
    expect(shop.total()).toBeCloseTo(130.9)
    expect(shop.pending()).toBe(0)
    expect(shop.db.tables.claimItem.all()).toMatchObject([{ reason: "missing_item", is_additional_item: false }])
    expect(shop.events()).toContain("order.claim_created")
  })

  it("rejects a claim without items and quantities larger than ordered", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    expect(() => confirmClaim(shop.db, owner.row.id, null)).toThrow("at least 1 item")
    addClaimItems(shop.db, owner, [{ id: shop.lineOf(shop.mug), quantity: 2 }])
    const step = shop.db.tables.orderChangeAction.find((action) => action.action === "WRITE_OFF_ITEM")
    updateClaimItem(shop.db, owner, String(step?.id), { quantity: 3 })
    expect(shop.preview).toThrow("Cannot claim more items than what was ordered.")
  })

  it("bills the difference to the returned items and reserves the new items", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    returnShirts(shop, owner, 1)
    sendCaps(shop, owner, 2)
    sendFree(shop, owner)
    confirmClaim(shop.db, owner.row.id, null)
    expect(shop.total()).toBeCloseTo(130.9 + 71.4)
    expect(shop.pending()).toBeCloseTo(71.4 - 23.8)
    expect(openBill(shop)?.amount).toBeCloseTo(47.6)
    expect(shop.stock(shop.cap)).toEqual({ stocked: 3, available: 1 })
  })

  it("reserves nothing without outbound shipping, as on the server", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    sendCaps(shop, owner, 2)
    confirmClaim(shop.db, owner.row.id, null)
    expect(shop.stock(shop.cap)).toEqual({ stocked: 3, available: 3 })
    const fulfill = () => shop.fulfil([{ id: shop.lineOf(shop.cap), quantity: 1 }])
    expect(fulfill).toThrow("No stock reservation found")
  })

  it("removes return shipping with the last inbound item", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    const id = returnShirts(shop, owner, 1)
    addInboundShipping(shop.db, ownerOf(shop.db, "claim", owner.row.id), { shipping_option_id: shop.back.id })
    const step = shop.db.tables.orderChangeAction.find((action) => action.action === "RETURN_ITEM")
    removeInboundItem(shop.db, id, String(step?.id))
    expect(shop.preview().figures.totals.total).toBeCloseTo(130.9)
    expect(returnOf(shop.db, id).location_id).toBeNull()
  })

  it("has one return, to the first location of the first inbound item", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    const id = returnShirts(shop, owner, 1)
    expect(returnShirts(shop, owner, 1)).toBe(id)
    addInboundShipping(shop.db, ownerOf(shop.db, "claim", owner.row.id), { shipping_option_id: shop.back.id })
    expect(returnOf(shop.db, id)).toMatchObject({ status: "open", location_id: shop.warehouse.id })
    confirmClaim(shop.db, owner.row.id, null)
    expect(returnOf(shop.db, id)).toMatchObject({ status: "requested", claim_id: owner.row.id })
    expect(shop.db.tables.fulfillment.by("return_id", id)).toHaveLength(1)
    startReceive(shop.db, id, {})
    addReceivedItems(shop.db, id, RECEIVED, [{ id: shop.lineOf(shop.shirt), quantity: 2 }])
    confirmReceive(shop.db, id, undefined, null)
    expect(shop.stock(shop.shirt)?.stocked).toBe(8)
  })

  it("rejects a return location that doesn't stock the item", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    const elsewhere = shop.db.tables.stockLocation.insert({ name: "Elsewhere" })
    const request = { items: [{ id: shop.lineOf(shop.shirt), quantity: 1 }], location_id: elsewhere.id }
    expect(() => addInbound(shop.db, owner, request)).toThrow("Cannot request item return at location")
  })

  it("rejects more outbound items than available, also after a quantity update", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    expect(() => sendCaps(shop, owner, 4)).toThrow("required inventory")
    sendCaps(shop, owner, 1)
    updateOutbound(shop.db, owner, added(shop), { quantity: 9 })
    sendFree(shop, owner)
    expect(() => confirmClaim(shop.db, owner.row.id, null)).toThrow("Not enough stock available")
  })

  it("restores the order when canceled and keeps the open payment collection, as on the server", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    addClaimItems(shop.db, owner, [{ id: shop.lineOf(shop.shirt), quantity: 1, reason: "wrong_item" }])
    const id = returnShirts(shop, owner, 1)
    sendCaps(shop, owner, 2)
    addOutboundShippingMethod(shop.db, owner, { shipping_option_id: shop.standard.id })
    confirmClaim(shop.db, owner.row.id, null)
    cancelClaim(shop.db, owner.row.id)
    expect(shop.order().version).toBe(5)
    expect(shop.total()).toBeCloseTo(130.9)
    expect(shop.pending()).toBe(0)
    expect(shop.counted(shop.shirt)).toMatchObject({ written_off_quantity: 0, return_requested_quantity: 0 })
    expect(shop.stock(shop.cap)).toEqual({ stocked: 3, available: 3 })
    expect(returnOf(shop.db, id).status).toBe("canceled")
    expect(openBill(shop)).toBeDefined()
    expect(() => cancelClaim(shop.db, owner.row.id)).toThrow(`Claim with id ${owner.row.id} has been canceled.`)
  })

  it("can't be canceled after its replacement is fulfilled", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    sendCaps(shop, owner, 1)
    sendFree(shop, owner)
    returnShirts(shop, owner, 1)
    confirmClaim(shop.db, owner.row.id, null)
    shop.fulfil([{ id: shop.lineOf(shop.cap), quantity: 1 }])
    expect(shop.stock(shop.cap)).toEqual({ stocked: 2, available: 2 })
    const cancel = () => cancelClaim(shop.db, owner.row.id)
    expect(refused(shop.db, cancel)).toMatch("Cannot remove fulfilled item")
    // As on the server, the refusal brings back the reservation that the fulfillment used up.
    expect(shop.stock(shop.cap)).toEqual({ stocked: 2, available: 1 })
    expect(ownerOf(shop.db, "claim", owner.row.id).row.canceled_at).toBeNull()
  })

  it("can't be canceled without inbound items while the store has no returns, as on the server", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    sendCaps(shop, owner, 1)
    confirmClaim(shop.db, owner.row.id, null)
    expect(() => cancelClaim(shop.db, owner.row.id)).toThrow("cancel a claim without a return")
  })

  it("is canceled without inbound items depending on the store's first return, as on the server", () => {
    const shop = openOrderShop()
    const { db } = shop
    const first = startReturn(db, { order_id: shop.id, location_id: shop.warehouse.id }, null)
    addReturnItems(db, first.id, [{ id: shop.lineOf(shop.shirt), quantity: 1 }])
    addShippingMethod(db, requestOf(db, first), { shipping_option_id: shop.back.id }, { return_id: first.id })
    confirmReturn(db, first.id, undefined, null)
    const owner = claimOf(shop, "refund")
    addClaimItems(db, owner, [{ id: shop.lineOf(shop.mug), quantity: 1 }])
    confirmClaim(db, owner.row.id, null)
    expect(() => cancelClaim(db, owner.row.id)).toThrow("All fulfillments must be canceled before canceling a claim")
    for (const fulfillment of db.tables.fulfillment.by("return_id", first.id)) cancelFulfillment(db, fulfillment)
    cancelClaim(db, owner.row.id)
    expect(shop.counted(shop.mug)).toMatchObject({ written_off_quantity: 0 })
    expect(returnOf(db, first.id)).toMatchObject({ status: "requested", canceled_at: null })
  })

  it("deletes its return when discarded", () => {
    const shop = openOrderShop()
    const owner = claimOf(shop)
    const id = returnShirts(shop, owner, 1)
    discardOwner(shop.db, ownerOf(shop.db, "claim", owner.row.id))
    expect(() => ownerOf(shop.db, "claim", owner.row.id)).toThrow("OrderClaim id not found")
    expect(() => returnOf(shop.db, id)).toThrow("Return id not found")
    expect(shop.order().version).toBe(2)
  })
})

describe("exchange", () => {
  it("requires inbound and outbound items", () => {
    const shop = openOrderShop()
    const owner = exchangeOf(shop)
    const words = "at least 1 item inbound and 1 item outbound"
    returnShirts(shop, owner, 1)
    expect(() => confirmExchange(shop.db, owner.row.id, null)).toThrow(words)
    sendCaps(shop, owner, 1)
    confirmExchange(shop.db, owner.row.id, null)
    expect(shop.db.tables.exchangeItem.all()).toMatchObject([{ quantity: 1, exchange_id: owner.row.id }])
    expect(shop.events()).toContain("order.exchange_created")
  })

  it("owes the customer a refund when the outbound items cost less", () => {
    const shop = openOrderShop()
    const owner = exchangeOf(shop)
    returnShirts(shop, owner, 2)
    sendCaps(shop, owner, 1, 12.5)
    confirmExchange(shop.db, owner.row.id, null)
    expect(shop.pending()).toBeCloseTo(1.19 * (12.5 - 40))
    expect(openBill(shop)).toBeUndefined()
  })

  it("can't be canceled after inbound items are received, but is marked as canceled, as on the server", () => {
    const shop = openOrderShop()
    const owner = exchangeOf(shop)
    const id = returnShirts(shop, owner, 1)
    sendCaps(shop, owner, 1)
    sendFree(shop, owner)
    confirmExchange(shop.db, owner.row.id, null)
    startReceive(shop.db, id, {})
    addReceivedItems(shop.db, id, RECEIVED, [{ id: shop.lineOf(shop.shirt), quantity: 1 }])
    confirmReceive(shop.db, id, undefined, null)
    const { version } = shop.order()
    const cancel = () => cancelExchange(shop.db, owner.row.id)
    expect(refused(shop.db, cancel)).toBe("Can't cancel a return which has returned items")
    expect(shop.stock(shop.cap)).toEqual({ stocked: 3, available: 2 })
    expect([shop.order().version, shop.counted(shop.cap)?.quantity]).toEqual([version, 1])
    expect(cancel).toThrow(`Exchange with id ${owner.row.id} has been canceled.`)
  })
})
