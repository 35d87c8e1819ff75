import { describe, expect, it } from "vitest"
import { releaseReservation, reserve, updateReservations } from "#mocks/domain/inventory/inventory.ts"
import { createLevel, updateLevel } from "#mocks/domain/inventory/inventory-levels.ts"
import { type OrderShop, openOrderShop } from "#tests/support/order-shop.ts"
import { refused } from "#tests/support/refused.ts"
import { confirmEdit, startEdit } from "./change/edit.ts"
import { cancelOrderFulfillment, deliverOrder, fulfillOrder, shipOrder } from "./order-fulfillment.ts"
import { itemRowsOf } from "./order-state.ts"
import { fulfillmentStatus } from "./status.rules.ts"

/** Places another order of three shirts and two mugs without fulfillments. */
function unfulfilledOrder() {
  const shop = openOrderShop()
  const { db, shirt, mug, warehouse } = shop
  const { id } = shop.place([
    { variant_id: shirt.id, quantity: 3 },
    { variant_id: mug.id, quantity: 2 },
  ])
  const line = { shirt: shop.lineOf(shirt, id), mug: shop.lineOf(mug, id) }
  const order = () => {
    const row = db.tables.order.get(id)
    if (!row) throw new Error("the order doesn't exist")
    return row
  }
  const fulfill = (what: Partial<Record<keyof typeof line, number>>, more: object = {}) => {
    const items = Object.entries(what).map(([name, quantity]) => ({ id: line[name as keyof typeof line], quantity }))
    fulfillOrder(db, id, { items, location_id: warehouse.id, ...more }, "user_1")
    return fulfillments().at(-1)?.id ?? ""
  }
  const fulfillments = () => db.tables.fulfillment.by("order_id", id)
  const fulfillmentOf = (fulfillmentId: string) => db.tables.fulfillment.get(fulfillmentId)
  const counted = (name: keyof typeof line) => itemRowsOf(db, order()).find((row) => row.item_id === line[name])
  const status = () => fulfillmentStatus(fulfillments(), itemRowsOf(db, order()))
  const reservations = () => db.tables.reservation.by("line_item_id", line.shirt)
  const reserved = () => reservations().map(({ quantity }) => quantity)
  /** Reserves more shirts for the line item, at the warehouse or elsewhere. */
  const reserveMore = (quantity: number, location_id = warehouse.id) => {
    const [{ inventory_item_id } = { inventory_item_id: "" }] = reservations()
    return reserve(db, { inventory_item_id, location_id, line_item_id: line.shirt, quantity })
  }
  return { ...shop, order, id, line, fulfill, fulfillments, fulfillmentOf, counted, status, reserved, reserveMore }
}
const steps = ({ db, id }: Pick<OrderShop, "db" | "id">) =>
  db.tables.orderChangeAction.by("order_id", id).map(({ action, details }) => [action, details.quantity])

describe("fulfillment", () => {
  it("names each unknown item once", () => {
    const { db, id } = unfulfilledOrder()
    const unknown = { id: "ordli_x", quantity: 1 }
    expect(() => fulfillOrder(db, id, { items: [unknown, unknown] }, null)).toThrow("Items with ids ordli_x does not")
  })

  it("takes its items out of stock and reduces their reservations", () => {
    const shop = unfulfilledOrder()
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 6, available: 3 }, [3]])
    shop.fulfill({ shirt: 2 })
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 4, available: 3 }, [1]])
    shop.fulfill({ shirt: 1 })
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 3, available: 3 }, []])
  })

  it("creates an order version with every step and updates item quantities", () => {
    const { db, id, order, fulfill, counted, status } = unfulfilledOrder()
    const fulfillmentOf = fulfill({ shirt: 3, mug: 2 })
    expect([order().version, status()]).toEqual([2, "fulfilled"])
    shipOrder(db, id, fulfillmentOf, { items: [] }, "user_1")
    expect([order().version, status()]).toEqual([3, "shipped"])
    deliverOrder(db, id, fulfillmentOf)
    expect([order().version, status()]).toEqual([4, "delivered"])
    expect(counted("shirt")).toMatchObject({ fulfilled_quantity: 3, shipped_quantity: 3, delivered_quantity: 3 })
  })

  it("can contain part of the order", () => {
    const { db, id, fulfill, status } = unfulfilledOrder()
    expect(status()).toBe("not_fulfilled")
    const first = fulfill({ shirt: 1 })
    expect(status()).toBe("partially_fulfilled")
    shipOrder(db, id, first, { items: [] }, null)
    expect(status()).toBe("partially_shipped")
    fulfill({ shirt: 2, mug: 2 })
    deliverOrder(db, id, first)
    expect(status()).toBe("partially_delivered")
  })

  it("can be delivered before it is shipped, but each only once", () => {
    const { db, id, fulfill } = unfulfilledOrder()
    const fulfillmentOf = fulfill({ mug: 1 })
    deliverOrder(db, id, fulfillmentOf)
    shipOrder(db, id, fulfillmentOf, { items: [] }, null)
    expect(() => deliverOrder(db, id, fulfillmentOf)).toThrow("Fulfillment has already been marked delivered")
    expect(() => shipOrder(db, id, fulfillmentOf, { items: [] }, null)).toThrow("Shipment has already been created")
  })

  it("records shipped quantities of stocked items as text and uses action numbers even when rejected", () => {
    const shop = unfulfilledOrder()
    const fulfillmentOf = shop.fulfill({ shirt: 2, mug: 1 })
    shipOrder(shop.db, shop.id, fulfillmentOf, { items: [] }, null)
    expect(steps(shop).slice(2)).toEqual([
      ["SHIP_ITEM", "2"],
      ["SHIP_ITEM", 1],
    ])
    const lastSequence = () => shop.db.tables.sequence.get("order_change_action")?.value
    const before = lastSequence() ?? 0
    expect(() => shipOrder(shop.db, shop.id, fulfillmentOf, { items: [] }, null)).toThrow(
      "Shipment has already been created",
    )
    expect(lastSequence()).toBe(before + 2)
  })

  it("of an item named twice takes its last quantity from stock and counts it for each time", () => {
    const shop = unfulfilledOrder()
    const items = [1, 2].map((quantity) => ({ id: shop.line.mug, quantity }))
    fulfillOrder(shop.db, shop.id, { items: items.toReversed(), location_id: shop.warehouse.id }, null)
    const [{ id } = { id: "" }] = shop.fulfillments()
    expect(shop.db.tables.fulfillmentItem.by("fulfillment_id", id).map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(shop.counted("mug")?.fulfilled_quantity).toBe(2)
  })

  it("takes the full quantity from each of an item's reservations", () => {
    const shop = unfulfilledOrder()
    const { inventory_item_id: item, location_id } = shop.reserveMore(2)
    updateLevel(shop.db, item, { location_id, stocked_quantity: 20 })
    const id = shop.fulfill({ shirt: 2 })
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 16, available: 15 }, [1]])
    expect(shop.db.tables.fulfillmentItem.by("fulfillment_id", id).map(({ quantity }) => quantity)).toEqual([2, 2])
  })

  it("is rejected if one of an item's reservations is smaller than its quantity", () => {
    const shop = unfulfilledOrder()
    shop.reserveMore(1)
    expect(() => shop.fulfill({ shirt: 2 })).toThrow("Quantity to fulfill exceeds the reserved quantity")
  })

  it("is rejected if a managed item has no reservation, and takes the stock of one that isn't managed anymore", () => {
    const { db, shirt, stock, fulfill, line } = unfulfilledOrder()
    db.tables.productVariant.update(shirt.id, { manage_inventory: false })
    fulfill({ shirt: 2 })
    expect(stock(shirt)).toEqual({ stocked: 4, available: 3 })
    db.tables.productVariant.update(shirt.id, { manage_inventory: true })
    for (const { id } of db.tables.reservation.by("line_item_id", line.shirt)) releaseReservation(db, id)
    expect(() => fulfill({ shirt: 1 })).toThrow("No stock reservation found for item")
  })

  it("of part of a reservation is rejected where the stock falls below what stays reserved", () => {
    const { db, shirt, fulfill, stock, line } = unfulfilledOrder()
    for (const { inventory_item_id: item, location_id } of db.tables.reservation.by("line_item_id", line.shirt))
      updateLevel(db, item, { location_id, stocked_quantity: 4 })
    expect(() => db.atomically(() => fulfill({ shirt: 2 }))).toThrow("Not enough stock available for item")
    expect(stock(shirt)).toEqual({ stocked: 4, available: 1 })
    fulfill({ shirt: 3 })
    expect(stock(shirt)).toEqual({ stocked: 1, available: 1 })
  })

  it("deletes an edit without items and the discounts of a refused edit, if it is rejected for its reservation", () => {
    const { db, id, shirt, line, order, fulfill, stock } = unfulfilledOrder()
    for (const { inventory_item_id: item, location_id } of db.tables.reservation.by("line_item_id", line.shirt))
      updateLevel(db, item, { location_id, stocked_quantity: 4 })
    startEdit(db, id, {})
    confirmEdit(db, id, null)
    const next = { version: order().version + 1, item_id: line.shirt }
    db.tables.orderLineItemAdjustment.insert({ ...next, code: "TEN", amount: 8 })
    expect(refused(db, () => fulfill({ shirt: 2 }))).toMatch("Not enough stock available for item")
    expect(db.tables.orderChange.by("order_id", id)).toEqual([])
    expect(db.tables.orderLineItemAdjustment.by("item_id", line.shirt)).toEqual([])
    expect([order().version, stock(shirt)]).toEqual([1, { stocked: 4, available: 1 }])
  })

  it("uses the order's first shipping method and address by default", () => {
    const { db, fulfill, fulfillmentOf, standard, express } = unfulfilledOrder()
    const addressOf = (id: string) => db.tables.fulfillmentAddress.get(fulfillmentOf(id)?.delivery_address_id)?.city
    const usual = fulfill({ mug: 1 })
    const other = fulfill({ mug: 1 }, { shipping_option_id: express.id, delivery_address: { city: "Bonn" } })
    expect([fulfillmentOf(usual)?.shipping_option_id, addressOf(usual)]).toEqual([standard.id, "Berlin"])
    expect([fulfillmentOf(other)?.shipping_option_id, addressOf(other)]).toEqual([express.id, "Bonn"])
  })

  it("leaves from its shipping option's location by default", () => {
    const { fulfill, fulfillmentOf, warehouse } = unfulfilledOrder()
    expect(fulfillmentOf(fulfill({ shirt: 1 }, { location_id: undefined }))?.location_id).toBe(warehouse.id)
  })

  it("uses the store's first shipping option if the order has no shipping method", () => {
    const { db, id, fulfill, fulfillmentOf, warehouse } = unfulfilledOrder()
    for (const row of db.tables.orderShipping.by("order_id", id)) db.tables.orderShipping.remove(row.id)
    expect(fulfillmentOf(fulfill({ shirt: 1 }, { location_id: undefined }))).toMatchObject({
      location_id: warehouse.id,
      shipping_option_id: db.tables.shippingOption.all()[0]?.id,
    })
  })

  it.each<[string, Parameters<ReturnType<typeof unfulfilledOrder>["fulfill"]>, string]>([
    ["more than is reserved", [{ shirt: 4 }], "Quantity to fulfill exceeds the reserved quantity"],
    ["more than was ordered", [{ mug: 3 }], "Cannot fulfill more items than what was ordered"],
    ["a quantity of 0", [{ mug: 0 }], "Quantity to fulfill of item"],
    ["a negative quantity", [{ mug: -1 }], "must be greater than 0"],
    ["an unknown location", [{ mug: 1 }, { location_id: "sloc_x" }], "StockLocation id not found: sloc_x"],
  ])("rejects %s", (_, [what, more], message) => {
    const shop = unfulfilledOrder()
    expect(() => shop.db.atomically(() => shop.fulfill(what, more))).toThrow(message)
    expect(shop.fulfillments()).toEqual([])
    expect(shop.stock(shop.shirt)).toEqual({ stocked: 6, available: 3 })
  })

  it.each<[string, Parameters<ReturnType<typeof unfulfilledOrder>["fulfill"]>, string]>([
    ["an unknown location", [{ shirt: 1 }, { location_id: "sloc_x" }], "StockLocation id not found: sloc_x"],
    ["more than is reserved", [{ shirt: 4 }], "Quantity to fulfill exceeds the reserved quantity"],
    ["a quantity of 0.5", [{ shirt: 0.5 }], "already has an existing active order change"],
    ["more than was ordered", [{ mug: 3 }], "already has an existing active order change"],
  ])("rejects %s during an open edit with the same error as the real server", (_, [what, more], message) => {
    const shop = unfulfilledOrder()
    startEdit(shop.db, shop.id, {})
    expect(() => shop.db.atomically(() => shop.fulfill(what, more))).toThrow(message)
    expect([shop.fulfillments(), shop.reserved(), shop.stock(shop.shirt)]).toEqual([
      [],
      [3],
      { stocked: 6, available: 3 },
    ])
  })

  it("can't be created during an order change or for a canceled order", () => {
    const { db, id, fulfill } = unfulfilledOrder()
    startEdit(db, id, {})
    expect(() => fulfill({ mug: 1 })).toThrow("already has an existing active order change")
    db.tables.order.update(id, { status: "canceled" })
    expect(() => fulfill({ mug: 1 })).toThrow("has been canceled.")
  })
})

describe("canceled fulfillment", () => {
  it("restores stock and reservations", () => {
    const shop = unfulfilledOrder()
    const fulfillmentOf = shop.fulfill({ shirt: 2 })
    cancelOrderFulfillment(shop.db, shop.id, fulfillmentOf)
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 6, available: 3 }, [3]])
    expect(shop.counted("shirt")?.fulfilled_quantity).toBe(0)
    expect(shop.status()).toBe("canceled")
  })

  it("adds to the item's reservation, wherever that is now", () => {
    const shop = unfulfilledOrder()
    const { db, line } = shop
    const elsewhere = db.tables.stockLocation.insert({ name: "Elsewhere" })
    const fulfillmentOf = shop.fulfill({ shirt: 2 })
    const [left] = db.tables.reservation.by("line_item_id", line.shirt)
    createLevel(db, left?.inventory_item_id ?? "", { location_id: elsewhere.id, stocked_quantity: 9 })
    updateReservations(db, [{ id: left?.id ?? "", location_id: elsewhere.id }])
    cancelOrderFulfillment(db, shop.id, fulfillmentOf)
    expect(db.tables.reservation.by("line_item_id", line.shirt)).toMatchObject([
      { quantity: 3, location_id: elsewhere.id },
    ])
  })

  it("creates a new reservation if none is left", () => {
    const shop = unfulfilledOrder()
    cancelOrderFulfillment(shop.db, shop.id, shop.fulfill({ shirt: 3 }))
    expect([shop.stock(shop.shirt), shop.reserved()]).toEqual([{ stocked: 6, available: 3 }, [3]])
  })

  it("can't be shipped, delivered or canceled again, nor canceled after it shipped or was delivered", () => {
    const { db, id, fulfill } = unfulfilledOrder()
    const first = fulfill({ shirt: 1 })
    cancelOrderFulfillment(db, id, first)
    expect(() => cancelOrderFulfillment(db, id, first)).toThrow("The fulfillment is already canceled")
    expect(() => shipOrder(db, id, first, { items: [] }, null)).toThrow("for a canceled fulfillment")
    expect(() => deliverOrder(db, id, first)).toThrow("Cannot deliver an already canceled fulfillment")
    const second = fulfill({ shirt: 1 })
    shipOrder(db, id, second, { items: [] }, null)
    expect(() => cancelOrderFulfillment(db, id, second)).toThrow("Shipped fulfillments cannot be canceled")
    const third = fulfill({ shirt: 1 })
    deliverOrder(db, id, third)
    expect(() => cancelOrderFulfillment(db, id, third)).toThrow("already delivered")
  })
})
