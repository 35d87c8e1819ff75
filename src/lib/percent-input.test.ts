import { expect, it } from "vitest"
import { formatDecimalInput } from "./decimal-input.ts"
import { formatPercent, parsePercent } from "./percent-input.ts"

it.each([
  ["19", "en", 19],
  ["7.5", "en", 7.5],
  ["7,5", "en", 7.5],
  ["7,5", "de", 7.5],
  ["7.5 %", "de", 7.5],
  ["8,875", "de", 8.875],
  ["8.875", "en", 8.875],
  ["0", "en", 0],
  ["100", "en", 100],
  ["8.875", "de", undefined],
  ["8,875", "en", undefined],
  ["100.1", "en", undefined],
  ["-1", "en", undefined],
  ["1.23456", "en", undefined],
  ["", "en", undefined],
  ["high", "en", undefined],
])("reads %j in %s as %s", (text, locale, value) => {
  expect(parsePercent(text, locale)).toBe(value)
})

it("writes percentages in the language of the user", () => {
  expect([formatDecimalInput(7.5, "de"), formatDecimalInput(7.5, "en")]).toEqual(["7,5", "7.5"])
  expect(formatPercent(9.975, "en")).toBe("9.975%")
})
