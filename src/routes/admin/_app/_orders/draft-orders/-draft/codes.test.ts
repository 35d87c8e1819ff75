import { expect, it } from "vitest"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { discountOf } from "./codes.ts"

/** 178.00 with 19% tax and 10% off, whose discount the server keeps without tax. */
const preview = (isGross: boolean) =>
  ({
    items: [
      {
        ...{ quantity: 1, unit_price: 178, is_tax_inclusive: isGross, tax_lines: [{ rate: 19 }] },
        adjustments: [{ code: "WELCOME10", amount: 14.9579832, is_tax_inclusive: false }],
      },
    ],
    shipping_methods: [],
  }) as unknown as OrderPreview

it("returns a code's discount with tax where the draft's amounts include it", () => {
  expect(discountOf("WELCOME10", preview(true))).toBeCloseTo(17.8)
  expect(discountOf("WELCOME10", preview(false))).toBeCloseTo(14.958)
})
