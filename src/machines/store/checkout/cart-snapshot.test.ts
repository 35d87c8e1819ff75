import { expect, it } from "vitest"
import type { Cart } from "#schema/store/entities/cart.ts"
import { differences, snapshotOf } from "./cart-snapshot.ts"

/** A cart with a shirt for 100.00 without tax. */
function cartWith(rate: number): Cart {
  const total = 100 + rate
  const line = { id: "line", title: "Shirt", unit_price: 100, quantity: 1, is_tax_inclusive: false }
  const items = [{ ...line, tax_lines: rate ? [{ rate }] : [] }]
  const cart = { id: "cart_1", currency_code: "usd", items, original_item_total: total, total, promotions: [] }
  return { ...cart, shipping_methods: [] } as unknown as Cart
}

it("a price that got a tax after the review was shown is listed without and with it", () => {
  const seen = snapshotOf(cartWith(0), { withTotal: true })
  expect(differences(seen, cartWith(8))).toEqual([
    { kind: "price", lineId: "line", title: "Shirt", count: 1, was: 100, now: 108 },
    { kind: "total", was: 100, now: 108 },
  ])
})
