import { expect, it } from "vitest"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import {
  capturable,
  capturedOf,
  creditLineOf,
  creditOf,
  creditTexts,
  nextPaymentStep,
  orderBalance,
  paymentRequestOf,
  proposedRefund,
  refundable,
  refundOf,
  refundParts,
  refundsNeeded,
  whyNotCapture,
  whyNotCredit,
} from "./payments.rules.ts"

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

const order = (more: object): Order =>
  ({
    status: "pending",
    currency_code: "eur",
    total: 100,
    items: [],
    payment_collections: [],
    ...more,
  }) as unknown as Order

it("calculates a refund from kept items with tax and discounts, and from shipping", () => {
  const { items, shipping } = refundParts(
    order({
      items: [
        { id: "shirts", quantity: 3, total: 20, product_title: "Shirt", detail: { return_received_quantity: 1 } },
        { id: "gift", quantity: 1, total: 0, product_title: "Gift" },
      ],
      shipping_methods: [{ id: "standard", name: "Standard", total: 5.95 }],
    }),
  )
  expect(items).toEqual([{ id: "shirts", name: "Shirt", quantity: 2, each: 10 }])
  expect(refundOf([...items, ...shipping], { shirts: 1, standard: 1 }, "eur")).toBe(15.95)
})

it("proposes nothing for a return that hasn't arrived, and what has arrived afterwards", () => {
  const paid = payment(100, [100])
  const owing = (total: number, pending_difference: number) =>
    order({ total, summary: { paid_total: 100, refunded_total: 0, pending_difference } })
  expect(proposedRefund(paid, owing(100, -40))).toBe(0)
  expect(proposedRefund(paid, owing(80, -40))).toBe(20)
  expect(creditOf(30, owing(80, -40))).toBe(0)
  expect(creditOf(50, owing(80, -40))).toBe(10)
})

it("offers the refund that is due first, then the capture, then recording another payment", () => {
  const collection = (status: string, ...payments: Payment[]) => ({
    status,
    amount: 12,
    currency_code: "eur",
    payments,
  })
  const owed = { total: 80, summary: { paid_total: 100, refunded_total: 0, pending_difference: -20 } }
  expect(
    nextPaymentStep(order({ ...owed, payment_collections: [collection("completed", payment(100, [100]))] })),
  ).toMatchObject({
    type: "refund",
    amount: 20,
  })
  const authorized = [collection("authorized", payment(100, []))]
  expect(nextPaymentStep(order({ payment_collections: authorized }))).toMatchObject({ type: "capture", amount: 100 })
  expect(nextPaymentStep(order({ payment_collections: [collection("not_paid")] }))).toMatchObject({ type: "markPaid" })
  expect(nextPaymentStep(order({ status: "canceled", payment_collections: authorized }))).toBeUndefined()
  const unpaid = { total: 10.804, summary: { pending_difference: 10.804 }, payment_collections: [] }
  expect(nextPaymentStep(order(unpaid))).toEqual({ type: "markPaid", amount: 10.8 })
  expect(nextPaymentStep(order({ ...unpaid, total: 0, summary: { pending_difference: 0 } }))).toBeUndefined()
})

it("offers to capture at most the amount due, or the whole payment if less than a cent would remain", () => {
  const authorized = [{ status: "authorized", amount: 100, currency_code: "eur", payments: [payment(100, [])] }]
  const step = (total: number, pending_difference: number) =>
    nextPaymentStep(order({ total, summary: { pending_difference }, payment_collections: authorized }))
  expect(step(100, 60)).toMatchObject({ type: "capture", amount: 60 })
  expect(step(100, 99.998)).toMatchObject({ type: "capture", amount: 100 })
  expect(step(100, 0)).toBeUndefined()
})

it("makes a credit line positive if the customer owes money, and negative if a refund is due", () => {
  const orderWith = (pending_difference: number, more = {}) => order({ summary: { pending_difference }, ...more })
  expect(creditLineOf(5, orderWith(45.2557))).toBe(5)
  expect(creditLineOf(45.26, orderWith(45.2557))).toBe(45.2557)
  expect(creditLineOf(5, orderWith(-20))).toBe(-5)
  expect(whyNotCredit(orderWith(45))).toBeUndefined()
  expect(whyNotCredit(orderWith(0.001))).toBe("balanced")
  expect(whyNotCredit(orderWith(45, { status: "canceled" }))).toBe("orderCanceled")
})

it("names the reason and reference of a credit line, but no ids and codes of refunds", () => {
  expect(creditTexts({ reference: "Goodwill", reference_id: "Case 7" })).toEqual(["Goodwill", "Case 7"])
  expect(creditTexts({ reference: "Goodwill", reference_id: "" })).toEqual(["Goodwill"])
  expect(creditTexts({ reference: "Shipping issue", reference_id: "shipping_issue" })).toEqual(["Shipping issue"])
  expect(creditTexts({ reference: "payment_collection", reference_id: "pay_col_1" })).toEqual([])
})

it("owes nothing for a canceled order", () => {
  expect(orderBalance(order({ status: "canceled", summary: { pending_difference: 100 } }))).toMatchObject({
    due: 0,
    canceled: 100,
  })
})

it("requests the amount of an open collection, the rest of it after a credit, or the amount due without one", () => {
  const open = (amount: number) => ({ id: "open", status: "not_paid", amount, currency_code: "eur" })
  const due = (pending_difference: number) => ({
    summary: { paid_total: 100 - pending_difference, pending_difference },
  })
  expect(paymentRequestOf(order({ ...due(12), payment_collections: [open(12)] }))).toMatchObject({
    amount: 12,
    isReady: true,
  })
  expect(paymentRequestOf(order({ ...due(5), payment_collections: [open(12)] }))).toMatchObject({
    amount: 5,
    isReady: false,
  })
  expect(paymentRequestOf(order({ ...due(5), payment_collections: [open(12), open(5)] }))).toMatchObject({
    amount: 5,
    isReady: true,
  })
  expect(paymentRequestOf(order(due(100)))).toEqual({ amount: 100, isReady: false })
})

it("requests no payment that is authorized or paid, or of a canceled order", () => {
  const authorized = { status: "authorized", amount: 100, currency_code: "eur", payments: [payment(100, [])] }
  const unpaid = { summary: { paid_total: 0, pending_difference: 100 } }
  expect(paymentRequestOf(order({ ...unpaid, payment_collections: [authorized] }))).toBeUndefined()
  expect(paymentRequestOf(order({ summary: { paid_total: 100, pending_difference: 0 } }))).toBeUndefined()
  expect(paymentRequestOf(order({ ...unpaid, status: "canceled" }))).toBeUndefined()
})

it("refunds the largest payment first, so that it takes as few refunds as possible", () => {
  const payments = [payment(70.56, [70.56]), payment(32.4, [32.4]), payment(107.99, [107.99])]
  const owing = order({
    total: 70.56,
    summary: { paid_total: 210.95, refunded_total: 0, pending_difference: -140.39 },
    payment_collections: [{ status: "completed", currency_code: "eur", payments }],
  })
  expect(nextPaymentStep(owing)).toMatchObject({ type: "refund", amount: 107.99 })
  expect(refundsNeeded(owing)).toBe(2)
})
