import { expect, it } from "vitest"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { capturable, capturedOf, proposedRefund, refundable, whyNotCapture } from "./payments.rules.ts"

const payment = (amount: number, captures: number[], refunds: number[] = [], currency = "eur") =>
  ({
    amount,
    currency_code: currency,
    captures: captures.map((each) => ({ amount: each })),
    refunds: refunds.map((each) => ({ amount: each })),
  }) as Payment

it("returns the exact amount left to capture or refund", () => {
  expect(capturable(payment(59.97, [19.99, 19.99]))).toBe(19.99)
  expect(refundable(payment(59.97, [59.97], [19.99, 19.99]))).toBe(19.99)
  expect(capturedOf(payment(1, [0.1, 0.2]))).toBe(0.3)
  const owing = { total: 0, currency_code: "eur", summary: { paid_total: 59.97, refunded_total: 39.98 } } as Order
  expect(proposedRefund(payment(59.97, [59.97], [39.98]), owing)).toBe(19.99)
})

it("keeps fractions beyond the currency's decimals", () => {
  expect(capturable(payment(39.6627, []))).toBe(39.6627)
  expect(capturable(payment(119.5, [100], [], "jpy"))).toBe(19.5)
})

it("treats amounts that round to zero in the currency as zero", () => {
  expect(whyNotCapture(payment(10, [9.997]))).toBe("captured")
  expect(whyNotCapture(payment(10, [9.997], [], "kwd"))).toBeUndefined()
})
