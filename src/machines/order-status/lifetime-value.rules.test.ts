import { expect, it } from "vitest"
import { lifetimeValue } from "./lifetime-value.rules.ts"

const order = (currency_code: string, paid_total: number, refunded_total = 0) =>
  ({ currency_code, summary: { paid_total, refunded_total } }) as unknown as Parameters<typeof lifetimeValue>[0][number]

it("adds up what was paid minus refunds by currency, exactly", () => {
  const orders = [order("eur", 0.1), order("kwd", 1.234, 0.001), order("eur", 0.2), order("jpy", 500)]
  expect(lifetimeValue(orders)).toEqual([
    { currency: "eur", amount: 0.3 },
    { currency: "kwd", amount: 1.233 },
    { currency: "jpy", amount: 500 },
  ])
})

it("leaves out currencies in which nothing is left", () => {
  expect(lifetimeValue([order("eur", 20, 20), order("usd", 0)])).toEqual([])
})
