import { expect, it } from "vitest"
import { uniqueName } from "./unique-name.ts"

it.each([
  [[], "Cart"],
  [["Cart"], "Cart (2)"],
  [["Cart", "Cart (2)"], "Cart (3)"],
])("among %j, names another one %s", (taken, expected) => {
  expect(uniqueName("Cart", taken)).toBe(expected)
})
