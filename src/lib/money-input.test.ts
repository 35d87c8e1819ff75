import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMoneyInput, parseMoney } from "./money-input.ts"

describe("parsing a typed amount", () => {
  it.each([
    ["1.234", "eur", "de", 1234],
    ["1,234", "eur", "en", 1234],
    ["1.234,50", "eur", "de", 1234.5],
    ["1,234.50", "eur", "en", 1234.5],
    ["1234,5", "eur", "de", 1234.5],
    ["12,50", "EUR", "de", 12.5],
    [" 12.5 ", "eur", "en", 12.5],
    [".5", "eur", "en", 0.5],
    ["12.", "eur", "en", 12],
    ["0", "eur", "en", 0],
    ["-0", "eur", "en", 0],
    ["€12.50", "eur", "en", 12.5],
    ["12,50 €", "eur", "de", 12.5],
    ["12.50 eur", "eur", "en", 12.5],
    ["-€5", "eur", "en", -5],
    ["€ -5,00", "eur", "nl", -5],
    ["−5", "eur", "en", -5],
    ["1.234", "kwd", "en", 1.234],
    ["1.234", "kwd", "de", 1234],
    ["1250", "jpy", "en", 1250],
    ["1'234.50", "chf", "de-CH", 1234.5],
    ["1 234,50", "eur", "fr", 1234.5],
    ["12,34,567.5", "inr", "en-IN", 1234567.5],
    ["12.5", "points", "en", 12.5],
  ])("reads %j (currency %s, locale %s) as %d", (text, currency, locale, amount) => {
    expect(parseMoney(text, currency, locale)).toEqual({ amount })
  })

  it.each([
    ["", "eur", "en", "empty"],
    ["  ", "eur", "en", "empty"],
    ["abc", "eur", "en", "invalid"],
    ["€", "eur", "en", "invalid"],
    ["12,50", "eur", "en", "invalid"],
    ["1,23", "eur", "en", "invalid"],
    ["1,2345", "eur", "en", "invalid"],
    ["1234,567", "eur", "en", "invalid"],
    [",123", "eur", "en", "invalid"],
    ["0,500", "kwd", "en", "invalid"],
    ["0.500", "eur", "de", "invalid"],
    ["0,050,000", "eur", "en", "invalid"],
    ["1,,234", "eur", "en", "invalid"],
    ["12.50", "eur", "de", "invalid"],
    ["1.2.3", "eur", "en", "invalid"],
    ["1.234.5", "eur", "de", "invalid"],
    ["--5", "eur", "en", "invalid"],
    ["-€-5", "eur", "en", "invalid"],
    ["1e5", "eur", "en", "invalid"],
    ["0x10", "eur", "en", "invalid"],
    ["1 2", "eur", "en", "invalid"],
    ["Infinity", "eur", "en", "invalid"],
    ["$12", "eur", "en", "invalid"],
    ["1.234", "eur", "en", "tooPrecise"],
    ["1,234", "eur", "de", "tooPrecise"],
    ["12.5", "jpy", "en", "tooPrecise"],
    ["1.2345", "kwd", "en", "tooPrecise"],
    ["99999999999999999", "eur", "en", "tooLarge"],
  ])("rejects %j (currency %s, locale %s) as %s", (text, currency, locale, problem) => {
    expect(parseMoney(text, currency, locale)).toEqual({ problem })
  })

  it("returns a problem or an amount that survives formatting and parsing, for any text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,-' €$e"), maxLength: 12 })
    fc.assert(
      fc.property(
        text,
        fc.constantFrom("eur", "jpy", "kwd"),
        fc.constantFrom("en", "de"),
        (typed, currency, locale) => {
          const { amount } = parseMoney(typed, currency, locale)
          if (amount === undefined) return
          expect(parseMoney(formatMoneyInput(amount, currency, locale), currency, locale)).toEqual({ amount })
        },
      ),
      { numRuns: 2000 },
    )
  })
})

it("formats an amount for a field without grouping or symbol", () => {
  expect(formatMoneyInput(1234.5, "eur", "en")).toBe("1234.50")
  expect(formatMoneyInput(1234.5, "eur", "de")).toBe("1234,50")
  expect(formatMoneyInput(39.6627, "eur", "en")).toBe("39.66")
  expect(formatMoneyInput(1250, "jpy", "de")).toBe("1250")
  expect(formatMoneyInput(12.5, "points", "en")).toBe("12.50")
})
