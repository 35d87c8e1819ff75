import { expect, it } from "vitest"
import { valueByCurrency } from "./customer-value.ts"

const order = (currency_code: string, captured_amount: number, refunded_amount = 0, status = "pending") => ({
  status,
  currency_code,
  payment_collections: [{ captured_amount, refunded_amount }],
})

it("subtracts refunds from captured payments, by currency", () => {
  const kuwait = order("kwd", 1.234, 0.001)
  const orders = [order("eur", 0.1), order("eur", 0.2), order("eur", 59.97, 39.98), kuwait, order("usd", 5)]
  expect(valueByCurrency(orders)).toEqual([
    { currency: "eur", amount: 20.29, orders: 3 },
    { currency: "kwd", amount: 1.233, orders: 1 },
    { currency: "usd", amount: 5, orders: 1 },
  ])
})

it("adds up what each order shows, in the decimals of the currency", () => {
  expect(valueByCurrency([order("jpy", 7417.44), order("jpy", 8959.42)])[0]?.amount).toBe(16_376)
  expect(valueByCurrency([order("jpy", 1200), order("jpy", 300.4)])[0]?.amount).toBe(1500)
  expect(valueByCurrency([order("kwd", 1.0005), order("kwd", 2)])[0]?.amount).toBe(3.001)
})

it("leaves out canceled orders, and counts unpaid ones as zero", () => {
  const unpaid = { status: "pending", currency_code: "eur", payment_collections: [] }
  expect(valueByCurrency([order("eur", 10, 0, "canceled"), unpaid])).toEqual([
    { currency: "eur", amount: 0, orders: 1 },
  ])
  expect(valueByCurrency([order("eur", 10, 0, "canceled")])).toEqual([])
})

it("adds up several payment collections of an order, and names an unknown currency", () => {
  const collections = [{ captured_amount: 10 }, { captured_amount: 5, refunded_amount: 2.5 }]
  expect(valueByCurrency([{ status: "completed", currency_code: "zzz", payment_collections: collections }])).toEqual([
    { currency: "zzz", amount: 12.5, orders: 1 },
  ])
})
