import { expect, it, vi } from "vitest"
import { currencyName } from "./currency-name.ts"

it("names a currency in the language, and shows an unknown code as it is", () => {
  expect(currencyName("eur", "en")).toBe("Euro (EUR)")
  expect(currencyName("usd", "de")).toBe("US-Dollar (USD)")
  expect(currencyName("zzz", "en")).toBe("ZZZ")
  expect(currencyName("euros", "en")).toBe("EUROS")
})

it("names a currency that the browser doesn’t know by the given name", () => {
  const nameOf = vi.fn(() => "Iranian toman")
  expect(currencyName("irt", "en", nameOf)).toBe("Iranian toman (IRT)")
  expect(nameOf).toHaveBeenCalledWith("IRT")
})
