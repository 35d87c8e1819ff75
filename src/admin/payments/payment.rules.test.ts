import { expect, it } from "vitest"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { matches, stateOf, totalsOf } from "./payment.rules.ts"

type Amounts = { captured?: number[]; refunded?: number[]; canceled?: boolean; currency?: string }
const payment = (
  amount: number,
  { captured = [], refunded = [], canceled, currency = "eur" }: Amounts = {},
): Payment => ({
  id: "pay_1",
  amount,
  currency_code: currency,
  provider_id: "pp_system_default",
  canceled_at: canceled ? "2026-03-01T10:00:00.000Z" : null,
  captures: captured.map((part, at) => ({ id: `capt_${at}`, amount: part })),
  refunds: refunded.map((part, at) => ({ id: `ref_${at}`, amount: part })),
})

it.each([
  ["authorized", payment(10)],
  ["canceled", payment(10, { canceled: true })],
  ["partially_captured", payment(10, { captured: [4] })],
  ["captured", payment(0.3, { captured: [0.1, 0.2] })],
  ["partially_refunded", payment(10, { captured: [10], refunded: [9.99] })],
  ["refunded", payment(10, { captured: [4], refunded: [4], canceled: true })],
] as const)("calls a payment %s by its captures and refunds", (state, each) => expect(stateOf(each)).toBe(state))

it("adds up captured and refunded amounts by currency, and leaves nothing open for canceled payments", () => {
  const payments = [
    payment(0.3, { captured: [0.1, 0.2], refunded: [0.1] }),
    payment(10, { captured: [4] }),
    payment(99, { canceled: true }),
    payment(1500, { currency: "jpy", captured: [1500] }),
    payment(1.005, { currency: "kwd" }),
  ]
  expect(totalsOf(payments)).toEqual([
    { currency: "eur", payments: 3, captured: 4.3, refunded: 0.1, net: 4.2, open: 6 },
    { currency: "jpy", payments: 1, captured: 1500, refunded: 0, net: 1500, open: 0 },
    { currency: "kwd", payments: 1, captured: 0, refunded: 0, net: 0, open: 1.005 },
  ])
})

it("adds up the amounts as they are listed", () => {
  const payments = [payment(10.005, { captured: [10.005] }), payment(10.005, { captured: [10.005] })]
  expect(totalsOf(payments)).toMatchObject([{ captured: 20.02, net: 20.02 }])
})

it.each([
  [payment(10), "10..", true],
  [payment(10), "..9.99", false],
  [payment(0.3, { currency: "eur" }), "0.3..0.3", true],
  [payment(33.333333), "33.33..33.33", true],
  [payment(1500, { currency: "jpy" }), "10..1500", true],
] as const)("filters by the amount as it is shown", (each, amount, isFound) =>
  expect(matches(each, { amount })).toBe(isFound),
)

it("filters by state, currency and provider at once", () => {
  const search = { state: ["authorized" as const], currency: ["eur"], provider: ["pp_system_default"] }
  expect(matches(payment(10), search)).toBe(true)
  expect(matches(payment(10, { captured: [10] }), search)).toBe(false)
  expect(matches(payment(10, { currency: "usd" }), search)).toBe(false)
  expect(matches(payment(10), { ...search, provider: ["pp_other"] })).toBe(false)
})
