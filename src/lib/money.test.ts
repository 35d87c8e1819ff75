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

/** Replaces the no-break spaces that Intl inserts. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

describe("formatting", () => {
  test("uses the language and currency formats, whatever the case of the currency code", () => {
    expect(formatMoney(1234567.89, "eur", "en")).toBe("€1,234,567.89")
    expect(plain(formatMoney(1234567.89, "EUR", "de"))).toBe("1.234.567,89 €")
  })

  test("shows no decimals for a currency without minor units", () => {
    expect(formatMoney(1250, "jpy", "en")).toBe("¥1,250")
    expect(currencyDigits("jpy")).toBe(0)
    expect(currencyDigits("kwd")).toBe(3)
  })

  test("never shows a negative zero", () => {
    expect(formatMoney(-0.001, "usd", "en")).toBe("$0.00")
  })

  test("shows an unknown currency code after the number", () => {
    expect(formatMoney(12.5, "points", "en")).toBe("12.5 POINTS")
    expect(currencySymbol("points", "en")).toBe("POINTS")
  })

  test("returns the currency symbol", () => {
    expect(currencySymbol("eur", "de")).toBe("€")
  })
})

describe("arithmetic", () => {
  test("ignores floating-point errors when comparing", () => {
    expect(sameMoney(0.1 + 0.2, 0.3, "eur")).toBe(true)
    expect(sameMoney(0.3, 0.31, "eur")).toBe(false)
  })

  test("compares with the precision of the currency", () => {
    expect(sameMoney(100, 100.4, "jpy")).toBe(true)
    expect(sameMoney(100, 100.004, "kwd")).toBe(false)
  })

  test("orders amounts and detects zero", () => {
    expect(compareMoney(1, 2, "eur")).toBe(-1)
    expect(compareMoney(2, 1, "eur")).toBe(1)
    expect(isZeroMoney(0.004, "eur")).toBe(true)
    expect(isZeroMoney(-0.01, "eur")).toBe(false)
  })

  test("rounds halves away from zero, even when the binary fraction is slightly too small", () => {
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

  test("keeps decimals beyond those of the currency", () => {
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

  test("converts to minor units", () => {
    expect(toMinorUnits(19.99, "eur")).toBe(1999)
    expect(toMinorUnits(1.005, "kwd")).toBe(1005)
    expect(toMinorUnits(1250, "jpy")).toBe(1250)
    expect(toMinorUnits(1.1 * 1.15, "eur")).toBe(127)
  })
})
