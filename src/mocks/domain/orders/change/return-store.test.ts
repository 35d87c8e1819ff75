import { describe, expect, it } from "vitest"
import { type OrderShop, openOrderShop } from "#tests/support/order-shop.ts"
import { createStoreReturn, requestShopReturn, type ShopReturn } from "./return-store.ts"

const request = ({ db, id, lineOf, shirt, back }: OrderShop, quantity: number, more: Partial<ShopReturn> = {}) =>
  createStoreReturn(db, {
    order_id: id,
    items: [{ id: lineOf(shirt), quantity, note: "too wide" }],
    return_shipping: { option_id: back.id },
    ...more,
  })

describe("return requested in the storefront", () => {
  it("is requested immediately with a fulfillment and untaxed return shipping", () => {
    const shop = openOrderShop()
    const row = request(shop, 2)
    requestShopReturn(shop.db, row)
    expect(row).toMatchObject({ status: "requested", created_by: null, location_id: null })
    expect(shop.total()).toBeCloseTo(135.9)
    expect(shop.pending()).toBeCloseTo(5 - 47.6)
    expect(shop.db.tables.fulfillment.by("return_id", row.id)).toHaveLength(1)
    expect(shop.db.tables.returnItem.all()).toMatchObject([{ quantity: 2, note: "too wide" }])
  })

  it("costs the shipping price in the request", () => {
    const shop = openOrderShop()
    requestShopReturn(shop.db, request(shop, 1, { return_shipping: { option_id: shop.back.id, price: 0 } }))
    expect(shop.total()).toBeCloseTo(130.9)
  })

  it("rejects more than fulfilled, and unknown locations, shipping options and orders", () => {
    const shop = openOrderShop()
    const row = request(shop, 5)
    expect(() => requestShopReturn(shop.db, row)).toThrow("Cannot request to return more items")
    expect(() => request(shop, 1, { location_id: "sloc_x" })).toThrow("StockLocation id not found: sloc_x")
    expect(() => request(shop, 1, { return_shipping: { option_id: "so_x" } })).toThrow("so_x does not exist")
    expect(() => request(shop, 1, { order_id: "order_x" })).toThrow("Order id not found: order_x")
  })
})
