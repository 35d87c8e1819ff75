import { describe, expect, it } from "vitest"
import { fromStripeAmount, toStripeAmount } from "./stripe-amount.ts"

const WITHOUT_DECIMALS = "bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" ")
const WITH_THREE = "bhd iqd jod kwd omr tnd".split(" ")

describe("an amount for Stripe", () => {
  it.each<[string, number, number]>([
    ["eur", 12.5, 1250],
    ["eur", 1.005, 101],
    ["USD", 19.99, 1999],
    ["jpy", 1250, 1250],
    ["krw", 990.4, 990],
    ["huf", 5000, 500_000],
    ["rsd", 1234.5, 123_450],
    ["isk", 1500, 150_000],
    ["twd", 30, 3000],
    ["ugx", 3000, 3000],
    ["cop", 20_000, 2_000_000],
    ["lyd", 1.255, 126],
    ["kwd", 1.255, 1260],
    ["bhd", 1.25, 1250],
    ["iqd", 1.001, 1010],
  ])("of %s %s is %s", (currency, amount, units) => {
    expect(toStripeAmount(amount, currency)).toBe(units)
  })

  it("has the decimals of Medusa's module for every currency", () => {
    for (const currency of Intl.supportedValuesOf("currency")) {
      const code = currency.toLowerCase()
      const units = WITHOUT_DECIMALS.includes(code) ? 7 : WITH_THREE.includes(code) ? 7000 : 700
      expect([code, toStripeAmount(7, code), fromStripeAmount(units, code)]).toEqual([code, units, 7])
    }
  })
})
