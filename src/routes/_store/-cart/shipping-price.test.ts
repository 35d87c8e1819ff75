import { expect, it } from "vitest"
import type { Cart } from "#schema/store/entities/cart.ts"
import { shippingPriceOf } from "./shipping-price.ts"

const taxes = [{ rate: 20 }]
const cart = (parts: object) => ({ tax_total: 0, items: [], shipping_methods: [], ...parts }) as unknown as Cart

it.each([
  [
    "a cart that a code makes free",
    { shipping_methods: [{ tax_lines: taxes }], items: [{ tax_lines: taxes }] },
    4.8,
    false,
  ],
  ["a cart with tax", { tax_total: 9.8, shipping_methods: [{ tax_lines: taxes }] }, 4.8, false],
  ["a cart without a shipping method yet", { items: [{ tax_lines: taxes }] }, 4, true],
  ["a cart without taxes", { items: [{ tax_lines: [] }] }, 4, false],
])("shows the price of a shipping option with tax in %s", (_, parts, amount, isPlusTax) => {
  const price = shippingPriceOf({ cost: 4, is_tax_inclusive: false }, cart(parts))
  expect(price).toEqual({ amount: expect.closeTo(amount), isPlusTax })
})

it("adds no tax to a price that includes it", () => {
  const price = shippingPriceOf({ cost: 4, is_tax_inclusive: true }, cart({ shipping_methods: [{ tax_lines: taxes }] }))
  expect(price).toEqual({ amount: 4, isPlusTax: false })
})
