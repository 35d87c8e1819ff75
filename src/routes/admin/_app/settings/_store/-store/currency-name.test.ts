import { expect, it } from "vitest"
import { currencyName } from "./currency-name.ts"

it("names a currency in the language, and shows an unknown code as it is", () => {
  expect(currencyName("eur", "en")).toBe("Euro (EUR)")
  expect(currencyName("usd", "de")).toBe("US-Dollar (USD)")
  expect(currencyName("zzz", "en")).toBe("ZZZ")
  expect(currencyName("euros", "en")).toBe("EUROS")
})
