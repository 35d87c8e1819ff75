import { expect, it } from "vitest"
import { inSizeOrder } from "./size-order.ts"

it.each([
  [
    ["38", "40", "42", "44", "L", "M", "S"],
    ["38", "40", "42", "44", "S", "M", "L"],
  ],
  [
    ["XL", "XXL", "L", "XS", "3XL"],
    ["XS", "L", "XL", "XXL", "3XL"],
  ],
  [
    ["10", "9", "8.5", "12,5"],
    ["8.5", "9", "10", "12,5"],
  ],
  [
    ["EU 42", "EU 38"],
    ["EU 38", "EU 42"],
  ],
  [
    ["500 ml", "250 ml"],
    ["250 ml", "500 ml"],
  ],
  [
    ["Moss", "Ink", "M"],
    ["Moss", "Ink", "M"],
  ],
  [[], []],
])("sorts %j", (values, sorted) => {
  expect(inSizeOrder(values, (value) => value)).toEqual(sorted)
})
