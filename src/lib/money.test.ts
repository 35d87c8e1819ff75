import { describe, expect, test } from "vitest"
import {
  compareMoney,
  currencyDigits,
  currencySymbol,
  formatMoney,
  isZeroMoney,
  multiplyMoney,
  roundMoney,
  sameMoney,
  subtractMoney,
  sumMoney,
  toMinorUnits,
} from "./money.ts"

/** Intl writes no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

describe("formatting", () => {
  test("follows the language and the currency, whatever the case of the code", () => {
    expect(formatMoney(1234567.89, "eur", "en")).toBe("€1,234,567.89")
    expect(plain(formatMoney(1234567.89, "EUR", "de"))).toBe("1.234.567,89 €")
  })

  test("a currency without a small coin shows none", () => {
    expect(formatMoney(1250, "jpy", "en")).toBe("¥1,250")
    expect(currencyDigits("jpy")).toBe(0)
    expect(currencyDigits("kwd")).toBe(3)
  })

  test("never shows a negative nothing", () => {
    expect(formatMoney(-0.001, "usd", "en")).toBe("$0.00")
  })

  test("a code that is no currency stands after the number and breaks nothing", () => {
    expect(formatMoney(12.5, "points", "en")).toBe("12.5 POINTS")
    expect(currencySymbol("points", "en")).toBe("POINTS")
  })

  test("knows the symbol for the front of a field", () => {
    expect(currencySymbol("eur", "de")).toBe("€")
  })
})

describe("arithmetic", () => {
  test("sums that differ in the last bit only are the same money", () => {
    expect(sameMoney(0.1 + 0.2, 0.3, "eur")).toBe(true)
    expect(sameMoney(0.3, 0.31, "eur")).toBe(false)
  })

  test("the currency says how small a difference counts", () => {
    expect(sameMoney(100, 100.4, "jpy")).toBe(true)
    expect(sameMoney(100, 100.004, "kwd")).toBe(false)
  })

  test("orders amounts and knows nothing from something", () => {
    expect(compareMoney(1, 2, "eur")).toBe(-1)
    expect(compareMoney(2, 1, "eur")).toBe(1)
    expect(isZeroMoney(0.004, "eur")).toBe(true)
    expect(isZeroMoney(-0.01, "eur")).toBe(false)
  })

  test("rounds halves away from zero, also where the binary fraction fell short", () => {
    expect(roundMoney(1.005, "eur")).toBe(1.01)
    expect(roundMoney(-1.005, "eur")).toBe(-1.01)
    expect(roundMoney(12.5, "jpy")).toBe(13)
  })
})

describe("exact sums", () => {
  test("subtracts without binary rounding errors", () => {
    expect(subtractMoney(59.97, 19.99, 19.99)).toBe(19.99)
    expect(subtractMoney(0.3, 0.1)).toBe(0.2)
  })

  test("keeps the decimals that the wire sends beyond the currency's", () => {
    expect(sumMoney([8.571428571428571, 1.428571428571429])).toBe(10)
    expect(subtractMoney(39.6627, 0)).toBe(39.6627)
    expect(sumMoney([])).toBe(0)
  })

  test("adds very small and very large amounts", () => {
    expect(sumMoney([1e-7, 2e-7])).toBe(3e-7)
    expect(sumMoney([90071992547409.91, -0.01])).toBe(90071992547409.9)
  })

  test("multiplies by a quantity", () => {
    expect(multiplyMoney(19.99, 3)).toBe(59.97)
    expect(multiplyMoney(1.1, 1.1)).toBe(1.21)
  })

  test("counts minor units", () => {
    expect(toMinorUnits(19.99, "eur")).toBe(1999)
    expect(toMinorUnits(1.005, "kwd")).toBe(1005)
    expect(toMinorUnits(1250, "jpy")).toBe(1250)
    expect(toMinorUnits(1.1 * 1.15, "eur")).toBe(127)
  })
})
