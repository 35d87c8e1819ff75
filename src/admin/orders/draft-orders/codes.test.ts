import { expect, it } from "vitest"
import { totalsParts } from "#lib/order-totals.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { discountOf, discountsOf } from "./codes.ts"

/** 178.00 with 19% tax and 10% off, whose discount the server keeps without tax. */
const preview = (isGross: boolean) =>
  ({
    items: [
      {
        quantity: 1,
        unit_price: 178,
        is_tax_inclusive: isGross,
        tax_lines: [{ rate: 19 }],
        adjustments: [{ code: "WELCOME10", amount: 14.9579832, is_tax_inclusive: false }],
      },
    ],
    shipping_methods: [],
  }) as unknown as OrderPreview

it("returns a code's discount with tax where the draft's amounts include it", () => {
  expect(discountOf("WELCOME10", preview(true))).toBeCloseTo(17.8)
  expect(discountOf("WELCOME10", preview(false))).toBeCloseTo(14.958)
})

it("returns each code's discount as the summary does, also at half a cent", () => {
  // 348.15 without tax, 10 % off and shipping for 5.00: (313.335 + 5.00) × 1.19 = 378.82.
  const line = (unit_price: number, quantity: number) => ({
    unit_price,
    quantity,
    is_tax_inclusive: false,
    tax_lines: [{ rate: 19 }],
    adjustments: [{ code: "WELCOME10", amount: (unit_price * quantity) / 10, is_tax_inclusive: false }],
  })
  const draft = {
    items: [line(40.25, 6), line(35.55, 3)],
    shipping_methods: [],
    item_subtotal: 348.15,
    discount_total: 41.42985,
    discount_tax_total: 6.61485,
    shipping_subtotal: 5,
    tax_total: 60.48365,
    total: 378.81865,
  } as unknown as OrderPreview
  const summary = totalsParts(draft, "eur").discount
  expect(discountsOf(["WELCOME10"], draft, "eur")).toEqual(new Map([["WELCOME10", -summary]]))
  expect(discountsOf(["WELCOME10", "UNUSED"], draft, "eur").get("UNUSED")).toBe(0)
  const other = { ...draft, discount_total: 53.32985, discount_tax_total: 8.51485, total: 366.91865 } as OrderPreview
  expect(discountsOf(["WELCOME10"], other, "eur").get("WELCOME10")).toBe(34.81)
})
