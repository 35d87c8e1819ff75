import { describe, expect, it } from "vitest"
import { roundParts } from "./money.ts"
import {
  balanceOf,
  discountCodes,
  lineAmounts,
  refundDue,
  type TotalsSource,
  totalsParts,
  unitPaidOf,
} from "./order-totals.ts"

describe("rounded parts of a total", () => {
  it("add up to the rounded total", () => {
    expect(roundParts([3.335, 3.335, 3.33], 10, "eur")).toEqual([3.33, 3.34, 3.33])
    expect(roundParts([0.4, 0.4, 0.4], 1.2, "jpy")).toEqual([1, 0, 0])
    expect(roundParts([1.0005, 1.0005], 2.001, "kwd")).toEqual([1, 1.001])
  })
  it("keep amounts without further decimals", () => {
    expect(roundParts([6, 8.571428, -0.571428], 14, "eur")[0]).toBe(6)
  })
})

const net: TotalsSource = {
  items: [{ quantity: 2, unit_price: 38, is_tax_inclusive: false, tax_lines: [{ rate: 13 }] }],
  item_subtotal: 76,
  original_item_total: 85.88,
  discount_total: 8.588,
  discount_tax_total: 0.988,
  shipping_subtotal: 6,
  original_shipping_total: 6.78,
  tax_total: 9.672,
  credit_line_total: 0,
  total: 84.072,
}

describe("parts of an order's total", () => {
  it("are without tax where prices exclude it, with tax as a line of its own", () => {
    expect(totalsParts(net, "usd")).toMatchObject({
      basis: "net",
      items: 76,
      discount: -7.6,
      shipping: 6,
      tax: 9.67,
      total: 84.07,
    })
  })
  it("are with tax where prices include it", () => {
    const items = [{ quantity: 2, unit_price: 42.94, is_tax_inclusive: true, tax_lines: [{ rate: 13 }] }]
    expect(totalsParts({ ...net, items }, "usd")).toMatchObject({ items: 85.88, discount: -8.59, shipping: 6.78 })
  })
  it("have the shipping that a list of options shows, also where another line has to take the rest", () => {
    const yen = { original_item_total: 2160.5, discount_total: 0, original_shipping_total: 940.5, total: 3101 }
    expect(totalsParts(yen, "jpy", "gross")).toMatchObject({ items: 2160, shipping: 941, total: 3101 })
  })
  it("show refunds of items that the customer keeps", () => {
    expect(totalsParts({ ...net, credit_line_total: 20.5, total: 63.572 }, "usd")).toMatchObject({
      credit: -20.5,
      total: 63.57,
    })
  })
  it("list returned items apart, so that each line item shows quantity times price", () => {
    const items = [{ ...net.items?.[0], quantity: 2, unit_price: 38, detail: { return_received_quantity: 1 } }]
    const order = { items, item_subtotal: 38, tax_total: 0, total: 38 }
    expect(totalsParts(order, "usd")).toMatchObject({ items: 76, returned: -38, total: 38 })
    expect(lineAmounts(order, "usd")).toEqual([76])
  })
})

it("what was paid for a unit is after discounts, on the basis of the order", () => {
  // 3 × 69.00 less 10%, with 19% tax; one was returned.
  const line = {
    quantity: 3,
    unit_price: 69,
    total: 147.798,
    tax_total: 23.598,
    detail: { return_received_quantity: 1 },
  }
  expect(unitPaidOf(line, "gross")).toBeCloseTo(73.899)
  expect(unitPaidOf(line, "net")).toBeCloseTo(62.1)
  // 10 % off two units at 45.00 with 20 % tax, all returned.
  const adjustments = [{ amount: 9, is_tax_inclusive: false }]
  const back = { quantity: 2, unit_price: 45, total: 0, tax_lines: [{ rate: 20 }], adjustments }
  const returned = { ...back, detail: { return_received_quantity: 2 } }
  expect(unitPaidOf(returned, "net")).toBeCloseTo(40.5)
  expect(unitPaidOf(returned, "gross")).toBeCloseTo(48.6)
})

it("names the codes of discounts of items and shipping once each", () => {
  const items = [{ adjustments: [{ code: "TEN" }, { code: null }] }, { adjustments: [{ code: "TEN" }] }, {}]
  expect(discountCodes({ items, shipping_methods: [{ adjustments: [{ code: "FREE" }] }] })).toEqual(["TEN", "FREE"])
  expect(discountCodes({})).toEqual([])
})

describe("balance", () => {
  const summary = { paid_total: 154.42, refunded_total: 3, pending_difference: -101.72 }
  it("names the returns that haven't arrived", () => {
    const balance = balanceOf(102.06, summary, "eur")
    expect(balance).toEqual({
      total: 102.06,
      captured: 154.42,
      refunded: 3,
      expected: 52.36,
      rounding: 0,
      due: -101.72,
      dueNow: -49.36,
    })
    expect(refundDue(balance, "eur")).toBe(49.36)
  })
  it("prints each amount as other places do, also with further decimals, and what rounding leaves", () => {
    const summary = { paid_total: 695.952, refunded_total: 489.456, pending_difference: 0 }
    expect(balanceOf(295.92, summary, "usd")).toEqual({
      total: 295.92,
      captured: 695.95,
      refunded: 489.46,
      expected: 89.42,
      rounding: -0.01,
      due: 0,
      dueNow: 89.42,
    })
    expect(balanceOf(9450.44, { paid_total: 13998.32, refunded_total: 500 }, "jpy")).toMatchObject({
      total: 9450,
      captured: 13998,
      refunded: 500,
      expected: 0,
      due: -4048,
      rounding: 0,
    })
    const returned = balanceOf(8959.69, { paid_total: 13998.32, refunded_total: 500 }, "jpy")
    expect(returned).toMatchObject({ total: 8960, captured: 13998, refunded: 500, due: -4539, rounding: -1 })
    expect(refundDue(returned, "jpy")).toBe(4539)
  })
  it("has no refund due that only rounding leaves", () => {
    const paid = { paid_total: 100.8, refunded_total: 50.4 }
    expect(refundDue(balanceOf(50.4, paid, "jpy"), "jpy")).toBe(0)
    const expected = { paid_total: 100.4, pending_difference: -20.6 }
    expect(refundDue(balanceOf(100.2, expected, "jpy"), "jpy")).toBe(0)
  })
  it("has no refund due while the customer owes something or only a return is expected", () => {
    expect(refundDue(balanceOf(50, { paid_total: 40 }, "eur"), "eur")).toBe(0)
    expect(refundDue(balanceOf(50, { paid_total: 50, pending_difference: -20 }, "eur"), "eur")).toBe(0)
  })
})
