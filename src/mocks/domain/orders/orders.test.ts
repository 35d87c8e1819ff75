import { describe, expect, it } from "vitest"
import type { Row } from "#mocks/kernel/database.ts"
import { openOrderShop } from "#tests/support/order-shop.ts"
import { cancelOrderFulfillment } from "./order-fulfillment.ts"
import { archiveOrder, cancelOrder, completeOrder, updateOrder } from "./orders.ts"

/** Adds a new order of two shirts to the shop with a shipped order. */
function ordering() {
  const shop = openOrderShop()
  const { id } = shop.place([{ variant_id: shop.shirt.id, quantity: 2 }])
  const order = () => shop.db.tables.order.get(id) as Row<"order">
  const history = () =>
    shop.db.tables.orderChangeAction.by("order_id", id).map(({ details }) => [details.type, details.old, details.new])
  return { ...shop, id, order, history, sent: shop.id }
}

describe("order contact details", () => {
  it("change without a new version, and each change is recorded", () => {
    const { db, id, order, history } = ordering()
    updateOrder(db, id, { email: "bo@example.com", locale: "de-DE" }, "user_1")
    expect(order()).toMatchObject({ email: "bo@example.com", locale: "de-DE", version: 1 })
    expect(history()).toEqual([
      ["email", "ada@example.com", "bo@example.com"],
      ["locale", null, "de-DE"],
    ])
    expect(db.tables.orderChange.by("order_id", id)).toMatchObject([
      { change_type: "update_order", status: "confirmed", created_by: "user_1", confirmed_by: "user_1" },
      { change_type: "update_order" },
    ])
  })

  it("insert a changed address as a new row and keep the old one in the history", () => {
    const { db, id, order, history } = ordering()
    const before = order().shipping_address_id
    updateOrder(db, id, { shipping_address: { city: "Bonn" } }, null)
    const after = order().shipping_address_id
    expect(after).not.toBe(before)
    expect(db.tables.orderAddress.get(after)).toMatchObject({ city: "Bonn", first_name: "Ada", country_code: "de" })
    expect(history()).toMatchObject([["shipping_address", { id: before, city: "Berlin" }, { id: after, city: "Bonn" }]])
  })

  it("reject a change of country and an invalid email", () => {
    const { db, id } = ordering()
    expect(() => updateOrder(db, id, { shipping_address: { country_code: "fr" } }, null)).toThrow(
      "Country code cannot be changed",
    )
    expect(() => updateOrder(db, id, { email: "nope" }, null)).toThrow("The email is not valid")
  })

  it("merge metadata and don't record a cleared locale", () => {
    const { db, id, order, history } = ordering()
    updateOrder(db, id, { metadata: { a: 1 } }, null)
    updateOrder(db, id, { metadata: { b: 2 } }, null)
    expect(order().metadata).toEqual({ a: 1, b: 2 })
    updateOrder(db, id, { metadata: null, locale: null }, null)
    expect(order().metadata).toBeNull()
    expect(history().map(([type, , after]) => [type, after])).toEqual([
      ["metadata", { a: 1 }],
      ["metadata", { b: 2 }],
      ["metadata", null],
    ])
  })

  it("can't change once the order is canceled", () => {
    const { db, id } = ordering()
    cancelOrder(db, id, null)
    expect(() => updateOrder(db, id, { email: "bo@example.com" }, null)).toThrow(
      `Order with id ${id} has been canceled.`,
    )
  })
})

describe("order status", () => {
  it("becomes completed, then archived", () => {
    const { db, id, order, events } = ordering()
    expect(() => archiveOrder(db, id)).toThrow("cannot be archived")
    completeOrder(db, id)
    archiveOrder(db, id)
    expect(order().status).toBe("archived")
    expect(events()).toEqual(expect.arrayContaining(["order.completed", "order.archived"]))
  })

  it("becomes canceled, which releases stock and emits an event", () => {
    const shop = ordering()
    expect(shop.stock(shop.shirt)).toEqual({ stocked: 6, available: 4 })
    cancelOrder(shop.db, shop.id, null)
    expect(shop.stock(shop.shirt)).toEqual({ stocked: 6, available: 6 })
    expect(shop.order()).toMatchObject({ status: "canceled" })
    expect(shop.order().canceled_at).not.toBeNull()
    expect(shop.events()).toContain("order.canceled")
  })

  it("can't become canceled twice, with active fulfillments or after completion", () => {
    const { db, id, sent } = ordering()
    expect(() => cancelOrder(db, sent, null)).toThrow("All fulfillments must be canceled before canceling an order")
    const [fulfillment] = db.tables.fulfillment.by("order_id", sent)
    cancelOrderFulfillment(db, sent, fulfillment?.id ?? "")
    cancelOrder(db, sent, null)
    expect(() => cancelOrder(db, sent, null)).toThrow("has been canceled.")
    completeOrder(db, id)
    expect(() => cancelOrder(db, id, null)).toThrow("Cannot cancel a completed order.")
  })

  it("can't become completed after cancellation, but archived", () => {
    const { db, id, order } = ordering()
    cancelOrder(db, id, null)
    expect(() => completeOrder(db, id)).toThrow(`Orders ${id} are canceled and cannot be completed`)
    archiveOrder(db, id)
    expect(order().status).toBe("archived")
  })

  it("can't change for unknown orders", () => {
    const { db } = ordering()
    expect(() => completeOrder(db, "order_x")).toThrow('Order with id "order_x" not found')
    expect(() => archiveOrder(db, "order_x")).toThrow('Order with id "order_x" not found')
    expect(() => cancelOrder(db, "order_x", null)).toThrow("Order id not found: order_x")
  })
})
