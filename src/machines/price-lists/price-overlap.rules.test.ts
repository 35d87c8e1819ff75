import { expect, it } from "vitest"
import { columnOf } from "./price-change.ts"
import { canMeet, sharedVariants } from "./price-overlap.rules.ts"

const NOW = Date.parse("2026-06-15T12:00:00Z")
const period = (from: string | null, to: string | null) => ({
  starts_at: from && `2026-${from}T00:00:00Z`,
  ends_at: to && `2026-${to}T00:00:00Z`,
})
const always = period(null, null)

it.each([
  ["lists without dates", always, always, true],
  ["a list and one that has ended", always, period(null, "06-01"), false],
  ["a list and one that starts later", always, period("07-01", null), true],
  ["lists one after the other", period(null, "06-30"), period("07-01", null), false],
  ["lists that met only in the past", period("05-01", "06-10"), period("06-01", null), false],
])("says whether %s can apply at the same time", (_, one, other, expected) => {
  expect(canMeet(one, other, NOW)).toBe(expected)
  expect(canMeet(other, one, NOW)).toBe(expected)
})

it("finds the variants with prices in the same currency, whatever the region and the quantity", () => {
  const column = (currency: string, more: object = {}) =>
    columnOf({ currency, rules: {}, min: null, max: null, ...more })
  const prices = [
    { variant: "shirt", column: column("eur") },
    { variant: "mug", column: column("usd") },
  ]
  const other = [
    { variant: "shirt", column: column("eur", { rules: { region_id: "reg_1" } }) },
    { variant: "shirt", column: column("eur", { min: 10 }) },
    { variant: "mug", column: column("eur") },
    { variant: "lamp", column: column("eur") },
  ]
  expect(sharedVariants(prices, other)).toEqual(["shirt"])
})
