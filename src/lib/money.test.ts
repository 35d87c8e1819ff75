import { describe, expect, test } from "vitest"
import {
  compareMoney,
  currencyDigits,
  currencySymbol,
  formatMoney,
  isZeroMoney,
  roundMoney,
  sameMoney,
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
