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

it("leaves exactly what wasn't captured or refunded yet", () => {
  expect(capturable(payment(59.97, [19.99, 19.99]))).toBe(19.99)
  expect(refundable(payment(59.97, [59.97], [19.99, 19.99]))).toBe(19.99)
  expect(capturedOf(payment(1, [0.1, 0.2]))).toBe(0.3)
  expect(proposedRefund(payment(59.97, [59.97], [39.98]), {} as Order)).toBe(19.99)
})

it("keeps the fractions that the server authorized", () => {
  expect(capturable(payment(39.6627, []))).toBe(39.6627)
  expect(capturable(payment(119.5, [100], [], "jpy"))).toBe(19.5)
})

it("counts what rounds to zero as nothing, by the currency's decimals", () => {
  expect(whyNotCapture(payment(10, [9.997]))).toBe("captured")
  expect(whyNotCapture(payment(10, [9.997], [], "kwd"))).toBeUndefined()
})
