import { describe, expect, it } from "vitest"
import { refundPayment } from "#mocks/domain/payments/payments.ts"
import { cancelFulfillment } from "#mocks/domain/shipping/fulfillments.ts"
import { type OrderShop, openOrderShop } from "#tests/support/order-shop.ts"
import {
  addReceivedItems,
  confirmReceive,
  DAMAGED,
  discardReceive,
  RECEIVED,
  startReceive,
  updateArrival,
} from "./receive.ts"
import { cancelReturn, confirmReturn, discardReturn, requestOf, returnOf, startReturn } from "./return.ts"
import { addReturnItems, removeReturnItem, updateReturnItem } from "./return-items.ts"
import { addShippingMethod } from "./shipping-methods.ts"

interface ReturnSpec {
  readonly shirts?: number
  readonly mugs?: number
  /** Price of return shipping. */
  readonly shippingAmount?: number
}

function start(shop: OrderShop, { shirts = 0, mugs = 0, shippingAmount: way }: ReturnSpec) {
  const { db, id, warehouse, shirt, mug, lineOf, back } = shop
  const row = startReturn(db, { order_id: id, location_id: warehouse.id }, "user_1")
  if (shirts) addReturnItems(db, row.id, [{ id: lineOf(shirt), quantity: shirts }])
  if (mugs) addReturnItems(db, row.id, [{ id: lineOf(mug), quantity: mugs }])
  if (way !== undefined)
    addShippingMethod(
      db,
      requestOf(db, row),
      { shipping_option_id: back.id, custom_amount: way },
      { return_id: row.id },
    )
  return row
}
function request(shop: OrderShop, spec: ReturnSpec) {
  const row = start(shop, spec)
  confirmReturn(shop.db, row.id, undefined, "user_1")
  return row
}
function receive({ db, lineOf, shirt }: OrderShop, id: string, { good = 0, damaged = 0 }) {
  startReceive(db, id, {})
  if (good) addReceivedItems(db, id, RECEIVED, [{ id: lineOf(shirt), quantity: good }])
  if (damaged) addReceivedItems(db, id, DAMAGED, [{ id: lineOf(shirt), quantity: damaged }])
  confirmReceive(db, id, undefined, null)
}
const stepsIn = ({ db }: OrderShop, name: string) => db.tables.orderChangeAction.all().filter((s) => s.action === name)

describe("return", () => {
  it("makes a refund due once requested, less return shipping", () => {
    const shop = openOrderShop()
    const row = request(shop, { shirts: 2, shippingAmount: 5 })
    expect(shop.order().version).toBe(3)
    expect(shop.counted(shop.shirt)).toMatchObject({ quantity: 4, return_requested_quantity: 2 })
    expect(shop.total()).toBeCloseTo(130.9 + 5.95)
    expect(shop.pending()).toBeCloseTo(5.95 - 47.6)
    expect(returnOf(shop.db, row.id)).toMatchObject({ status: "requested", order_version: 2, display_id: 1 })
    expect(shop.events()).toContain("order.return_requested")
  })

  it("has a fulfillment only with return shipping", () => {
    const shop = openOrderShop()
    const fulfillments = (id: string) => shop.db.tables.fulfillment.by("return_id", id)
    expect(fulfillments(request(shop, { shirts: 1 }).id)).toEqual([])
    const [fulfillment] = fulfillments(request(shop, { shirts: 1, shippingAmount: 0 }).id)
    expect(fulfillment).toMatchObject({ packed_at: null, location_id: shop.warehouse.id, order_id: null })
  })

  it("rejects more than fulfilled and not yet requested", () => {
    const shop = openOrderShop()
    request(shop, { shirts: 3 })
    start(shop, { shirts: 2 })
    expect(shop.preview).toThrow("Cannot request to return more items than what was fulfilled")
  })

  it("requires an item, a line item of its order and a valid reason", () => {
    const shop = openOrderShop()
    const { db, shirt, lineOf } = shop
    const { id } = start(shop, {})
    expect(() => confirmReturn(db, id, undefined, null)).toThrow("at least 1 item")
    expect(() => addReturnItems(db, id, [{ id: "ordli_x", quantity: 1 }])).toThrow("does not exist in order")
    const item = { id: lineOf(shirt), quantity: 1 }
    expect(() => addReturnItems(db, id, [{ ...item, reason_id: "rr_x" }])).toThrow("rr_x does not exists")
    const parent = db.tables.returnReason.insert({ value: "size", label: "Size" })
    db.tables.returnReason.insert({ value: "small", label: "Too small", parent_return_reason_id: parent.id })
    expect(() => addReturnItems(db, id, [{ ...item, reason_id: parent.id }])).toThrow("has nested reasons")
  })

  it("updates and removes items and keeps return shipping", () => {
    const shop = openOrderShop()
    const { id } = start(shop, { shirts: 1, shippingAmount: 5 })
    const [step] = stepsIn(shop, "RETURN_ITEM")
    updateReturnItem(shop.db, id, String(step?.id), { quantity: 2, internal_note: "torn" })
    expect(shop.preview().figures.totals.return_requested_total).toBeCloseTo(47.6)
    removeReturnItem(shop.db, id, String(step?.id))
    expect(shop.preview().figures.totals).toMatchObject({ return_requested_total: 0, total: 136.85 })
  })

  it("rejects a second active change and is deleted when discarded", () => {
    const shop = openOrderShop()
    const { id } = start(shop, { shirts: 1 })
    expect(() => start(shop, {})).toThrow("already has an existing active order change")
    expect(() => startReceive(shop.db, id, {})).toThrow("already has an existing active order change")
    discardReturn(shop.db, id)
    expect(() => returnOf(shop.db, id)).toThrow("Return id not found")
    expect(shop.order().version).toBe(2)
    expect(() => start(shop, { shirts: 1 })).not.toThrow()
  })

  it("restores the order when canceled", () => {
    const shop = openOrderShop()
    const { id } = request(shop, { shirts: 2, shippingAmount: 5 })
    const fulfillment = shop.db.tables.fulfillment.first("return_id", id)
    expect(() => cancelReturn(shop.db, id)).toThrow("All fulfillments must be canceled before canceling a return")
    if (fulfillment) cancelFulfillment(shop.db, fulfillment)
    cancelReturn(shop.db, id)
    expect(shop.total()).toBeCloseTo(130.9)
    expect(shop.pending()).toBe(0)
    expect(shop.counted(shop.shirt)).toMatchObject({ return_requested_quantity: 0 })
    expect(() => cancelReturn(shop.db, id)).toThrow(`Return with id ${id} has been canceled.`)
    expect(() => startReceive(shop.db, id, {})).toThrow("has been canceled")
  })
})

describe("received return", () => {
  it("restocks items and lowers the order total; the refund stays due until paid", () => {
    const shop = openOrderShop()
    const { id } = request(shop, { shirts: 2 })
    expect(shop.stock(shop.shirt)).toEqual({ stocked: 6, available: 6 })
    receive(shop, id, { good: 2 })
    expect(shop.stock(shop.shirt)).toEqual({ stocked: 8, available: 8 })
    expect(returnOf(shop.db, id).status).toBe("received")
    expect(shop.total()).toBeCloseTo(130.9 - 47.6)
    expect(shop.pending()).toBeCloseTo(-47.6)
    refundPayment(shop.db, shop.payment.id, { amount: 47.6 }, null)
    expect(shop.pending()).toBe(0)
    expect(shop.total()).toBeCloseTo(130.9 - 47.6)
  })

  it("refunds damaged items without restocking them", () => {
    const shop = openOrderShop()
    const { id } = request(shop, { shirts: 2 })
    receive(shop, id, { good: 1, damaged: 1 })
    expect(shop.stock(shop.shirt)?.stocked).toBe(7)
    expect(shop.counted(shop.shirt)).toMatchObject({
      return_received_quantity: 1,
      return_dismissed_quantity: 1,
      written_off_quantity: 1,
    })
    expect(shop.total()).toBeCloseTo(130.9 - 47.6)
    expect(returnOf(shop.db, id).status).toBe("received")
  })

  it("can be received in parts; like the server, the last receipt overwrites received quantities", () => {
    const shop = openOrderShop()
    const { id } = request(shop, { shirts: 2 })
    receive(shop, id, { good: 1 })
    expect(() => cancelReturn(shop.db, id)).toThrow("Can't cancel a return which has returned items")
    receive(shop, id, { good: 1 })
    expect(shop.db.tables.returnItem.by("return_id", id)).toMatchObject([{ quantity: 2, received_quantity: 1 }])
    expect(returnOf(shop.db, id).status).toBe("partially_received")
    expect(shop.stock(shop.shirt)?.stocked).toBe(8)
    expect(shop.counted(shop.shirt)).toMatchObject({ return_received_quantity: 2, return_requested_quantity: 0 })
  })

  it("rejects more than requested and other line items", () => {
    const shop = openOrderShop()
    const { db, shirt, mug, lineOf } = shop
    const { id } = request(shop, { shirts: 2 })
    startReceive(db, id, {})
    const other = { id: lineOf(mug), quantity: 1 }
    expect(() => addReceivedItems(db, id, RECEIVED, [other, other])).toThrow(
      `Items with ids ${other.id} does not exist in Return`,
    )
    addReceivedItems(db, id, RECEIVED, [{ id: lineOf(shirt), quantity: 2 }])
    expect(shop.preview().figures.totals.total).toBeCloseTo(130.9 - 47.6)
    updateArrival(db, id, String(stepsIn(shop, RECEIVED)[0]?.id), { quantity: 3 })
    expect(shop.preview).toThrow("Cannot receive more items than what was requested to be returned")
    discardReceive(db, id)
    expect(shop.stock(shirt)?.stocked).toBe(6)
    expect(returnOf(db, id).status).toBe("requested")
  })

  it("rejects a location that doesn't stock the item", () => {
    const shop = openOrderShop()
    const { db, shirt, lineOf } = shop
    const row = startReturn(db, { order_id: shop.id }, null)
    addReturnItems(db, row.id, [{ id: lineOf(shirt), quantity: 1 }])
    confirmReturn(db, row.id, undefined, null)
    startReceive(db, row.id, {})
    addReceivedItems(db, row.id, RECEIVED, [{ id: lineOf(shirt), quantity: 1 }])
    expect(() => confirmReceive(db, row.id, undefined, null)).toThrow("Cannot receive the Return at location null")
  })

  it("restocks each inventory item of a kit by its required quantity", () => {
    const shop = openOrderShop()
    const { db, shirt } = shop
    const link = db.tables.variantInventoryItem.first("variant_id", shirt.id)
    const { id } = request(shop, { shirts: 2 })
    db.tables.variantInventoryItem.update(String(link?.id), { required_quantity: 3 })
    receive(shop, id, { good: 2 })
    expect(shop.stock(shirt)?.stocked).toBe(12)
  })
})
