import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  compareMoney,
  currencyDigits,
  formatMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  sumMoney,
  toMinorUnits,
} from "./money.ts"
import { formatMoneyInput, parseMoney } from "./money-input.ts"

const currencies = Intl.supportedValuesOf("currency")
const locales = [
  "en",
  "de",
  "de-AT",
  "de-CH",
  "fr",
  "es",
  "pt-PT",
  "pl",
  "sv",
  "nl",
  "en-IN",
  "hi",
  "ar-EG",
  "fa",
  "he",
  "ja",
]

/** An amount with at most the currency's decimals, generated from minor units. */
const amountIn = (currency: string, most = Number.MAX_SAFE_INTEGER) =>
  fc.maxSafeInteger().map((units) => Number(`${units % most}e-${currencyDigits(currency)}`))

describe.each(currencies)("%s", (currency) => {
  const amount = amountIn(currency)
  const small = amountIn(currency, 1e12)

  it("parses every amount it formats, in every language", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...locales), (value, locale) => {
        expect(parseMoney(formatMoney(value, currency, locale), currency, locale)).toEqual({ amount: value })
        expect(parseMoney(formatMoney(value, currency, locale, "code"), currency, locale)).toEqual({ amount: value })
        expect(parseMoney(formatMoneyInput(value, currency, locale), currency, locale)).toEqual({ amount: value })
      }),
      { numRuns: 12 },
    )
  })

  it("adds, subtracts and multiplies without rounding errors", () => {
    fc.assert(
      fc.property(small, small, fc.array(small, { maxLength: 20 }), fc.nat(1000), (a, b, many, times) => {
        expect(sumMoney([subtractMoney(a, b), b])).toBe(a)
        expect(subtractMoney(a, b)).toBe(roundMoney(a - b, currency))
        expect(sumMoney(many)).toBe(sumMoney(many.toReversed()))
        const units = many.reduce((sum, each) => sum + toMinorUnits(each, currency), 0)
        expect(toMinorUnits(sumMoney(many), currency)).toBe(units)
        expect(multiplyMoney(a, times)).toBe(sumMoney(Array<number>(times).fill(a)))
      }),
      { numRuns: 12 },
    )
  })

  it("rounds idempotently, and compares and formats rounded amounts", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), small, (raw, other) => {
        const rounded = roundMoney(raw, currency)
        expect(roundMoney(rounded, currency)).toBe(rounded)
        expect(compareMoney(raw, rounded, currency)).toBe(0)
        expect(compareMoney(raw, other, currency)).toBe(-compareMoney(other, raw, currency) || 0)
        expect(formatMoney(raw, currency, "en")).toBe(formatMoney(rounded, currency, "en"))
      }),
      { numRuns: 12 },
    )
  })
})
