import { expect, it } from "vitest"
import { formatWeight } from "./weight.ts"

it.each([
  [8900, "en", "gb", "8.9 kg"],
  [8900, "de", "de", "8,9 kg"],
  [8900, "en", "us", "19.6 lb"],
  [1000, "en", undefined, "1 kg"],
  [420, "en", "de", "420 g"],
  [420, "en", "us", "14.8 oz"],
])("shows %d g in a unit that fits it and the country: %s %s %s", (grams, locale, country, text) => {
  expect(formatWeight(grams, locale, country)).toBe(text)
})
