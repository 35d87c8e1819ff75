import { expect, it } from "vitest"
import { parseWhole } from "./parse-whole.ts"

it.each([
  ["12", "en", 12],
  [" 1,234 ", "en", 1234],
  ["1.234", "de", 1234],
  ["1 234 567", "fr", 1234567],
  ["+5", "en", 5],
  ["-2", "de", -2],
  ["−2", "de", -2],
  ["-0", "en", 0],
])("reads %j in %s as %d", (text, locale, value) => {
  expect(parseWhole(text, locale)).toBe(value)
})

it.each([
  ["1.5", "en"],
  ["1,5", "de"],
  ["1.234", "en"],
  ["1,234", "de"],
  ["12,34", "en"],
  ["0,500", "en"],
  ["0.500", "de"],
  ["", "en"],
  ["-", "en"],
  ["five", "en"],
  ["1e3", "en"],
  ["12345678901", "en"],
])("rejects %j in %s", (text, locale) => {
  expect(parseWhole(text, locale)).toBeUndefined()
})
