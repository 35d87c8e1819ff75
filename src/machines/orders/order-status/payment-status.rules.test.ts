import { expect, it } from "vitest"
import { paymentStatusOf } from "./payment-status.rules.ts"

const order = { status: "pending", payment_status: "partially_captured", total: 98.87, currency_code: "usd" }
const paid = (paid_total: number, pending_difference: number) => ({
  ...order,
  summary: { paid_total, refunded_total: 0, pending_difference },
})

it("an order of which nothing is due is paid, though part of its first payment was canceled", () => {
  expect(paymentStatusOf(paid(98.87, 0))).toBe("captured")
  expect(paymentStatusOf({ ...paid(98.87, 0), total: 98.8704 })).toBe("captured")
})

it("an order is partially paid while an amount is due, also one that a return will settle", () => {
  expect(paymentStatusOf(paid(50, 48.87))).toBe("partially_captured")
  expect(paymentStatusOf(paid(50, 0))).toBe("partially_captured")
})

it.each(["authorized", "captured", "partially_refunded", "refunded", "canceled"])(
  "the server’s status %s is shown as it is",
  (payment_status) => {
    expect(paymentStatusOf({ ...paid(98.87, 0), payment_status })).toBe(payment_status)
  },
)

it("a canceled order and one without a summary keep the server’s status", () => {
  expect(paymentStatusOf({ ...paid(98.87, 0), status: "canceled" })).toBe("partially_captured")
  expect(paymentStatusOf(order)).toBe("partially_captured")
})
