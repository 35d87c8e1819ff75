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

it("uses an option's own taxes, also those from before, and no other rate than the items' for the rest", () => {
  const reduced = [{ rate: 7 }]
  const mixed = cart({
    items: [{ tax_lines: taxes }],
    shipping_methods: [{ shipping_option_id: "a", tax_lines: reduced }],
  })
  const priceOf = (id: string, known?: typeof taxes) =>
    shippingPriceOf({ id, cost: 10, is_tax_inclusive: false }, mixed, known)
  expect(priceOf("a")).toEqual({ amount: expect.closeTo(10.7), isPlusTax: false })
  expect(priceOf("b")).toEqual({ amount: 10, isPlusTax: true })
  expect(priceOf("b", taxes)).toEqual({ amount: expect.closeTo(12), isPlusTax: false })
})
