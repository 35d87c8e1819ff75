import { expect, it } from "vitest"
import { incompleteOptions, missingCombinations, optionsOf } from "./combinations.ts"
import type { OptionedVariant, ProductOption } from "./product-options.ts"

const option = (title: string, ...values: string[]): ProductOption => ({
  id: title,
  title,
  isExclusive: true,
  values: values.map((value) => ({ id: `${title} ${value}`, value })),
})
const variant = (...valueIds: string[]): OptionedVariant => ({
  id: valueIds.join(),
  title: "",
  sku: null,
  rank: 0,
  valueIds,
})
const size = option("Size", "S", "M")
const color = option("Color", "Red", "Blue")

it("lists the combinations without a variant, whatever the order of a variant's values", () => {
  const variants = [variant("Color Red", "Size S"), variant("Size M", "Color Blue")]
  expect(missingCombinations([size, color], variants).map(({ title }) => title)).toEqual(["S / Blue", "M / Red"])
  expect(missingCombinations([size, color], variants)[0]?.options).toEqual({ Size: "S", Color: "Blue" })
})

it("lists no combinations without options, without values, or if there are too many", () => {
  const many = option("Many", ...Array.from({ length: 501 }, (_, index) => String(index)))
  expect(missingCombinations([], [])).toEqual([])
  expect(missingCombinations([size, option("Empty")], [])).toEqual([])
  expect(missingCombinations([size, many], [])).toEqual([])
})

it("finds the variants without a value of an option", () => {
  const variants = [variant("Size S"), variant("Size M", "Color Red")]
  expect(incompleteOptions([size, color], variants)).toEqual([{ option: color, variants: [variants[0]] }])
  expect(optionsOf(variant("Size S"), [size, color])).toEqual({ Size: "S" })
})
