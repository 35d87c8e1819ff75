import { describe, expect, it } from "vitest"
import { confirmEdit, startEdit, updateLine } from "#mocks/domain/orders/change/edit.ts"
import { authorizeForOrder } from "#mocks/domain/orders/order-authorization.ts"
import { orderFigures } from "#mocks/domain/orders/order-totals.ts"
import { addCredit, cancelOrder } from "#mocks/domain/orders/orders.ts"
import { pendingOf } from "#mocks/domain/orders/pending.ts"
import { paymentStatus } from "#mocks/domain/orders/status.rules.ts"
import { pendingDifference } from "#mocks/domain/orders/summary.rules.ts"
import { totalsOf } from "#mocks/domain/pricing/totals.rules.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { openOrderShop } from "#tests/support/order-shop.ts"
import { openPaymentSession } from "./payment-session.ts"
import { capturePayment, createOrderCollection, deleteCollection, markAsPaid, refundPayment } from "./payments.ts"

/** An authorized order of two mugs: 35.70 euros with shipping and tax. */
function paying() {
  const shop = openOrderShop()
  const { db, mug } = shop
  const t = db.tables
  const { id } = shop.place([{ variant_id: mug.id, quantity: 2 }])
  const order = () => t.order.get(id) as Row<"order">
  const collections = () => t.paymentCollection.by("order_id", id)
  const [collection] = collections()
  const payment = t.payment.first("payment_collection_id", collection?.id ?? "") as Row<"payment">
  return {
    ...shop,
    id,
    order,
    collections,
    payment,
    total: () => orderFigures(db, order()).totals.total,
    pending: () => pendingOf(db, order()),
    status: () => paymentStatus(collections()),
    credits: () => t.orderCreditLine.by("order_id", id).filter((line) => line.version === order().version),
    booked: () => t.orderTransaction.by("order_id", id).map(({ amount, reference }) => [reference, amount]),
    capture: (amount?: number) => capturePayment(db, payment.id, amount, "user_1"),
    refund: (amount?: number, more: object = {}) => refundPayment(db, payment.id, { amount, ...more }, "user_1"),
  }
}

describe("payment capture", () => {
  it("can be partial until the full amount is captured", () => {
    const { db, capture, payment, pending, status, booked, collections } = paying()
    capture(10)
    expect([pending(), status(), collections()[0]?.status]).toEqual([25.7, "partially_captured", "authorized"])
    capture(25.7)
    expect([pending(), status(), collections()[0]?.status]).toEqual([0, "captured", "completed"])
    expect(booked()).toEqual([
      ["capture", 10],
      ["capture", 25.7],
    ])
    expect(db.tables.payment.get(payment.id)?.captured_at).not.toBeNull()
  })

  it("defaults to the full amount and is rejected after a partial capture", () => {
    const { capture, pending } = paying()
    capture(10)
    expect(() => capture()).toThrow("You cannot capture more than the authorized amount")
    expect(pending()).toBeCloseTo(25.7)
  })

  it("does nothing if the payment is fully captured", () => {
    const { capture, booked } = paying()
    capture()
    capture()
    expect(booked()).toEqual([["capture", 35.7]])
  })

  it("is rejected for unknown and canceled payments", () => {
    const { db, payment, capture } = paying()
    expect(() => capturePayment(db, "pay_x", 1, null)).toThrow("Payment with id: pay_x was not found")
    db.tables.payment.update(payment.id, { canceled_at: db.clock.iso() })
    expect(capture).toThrow(`The payment: ${payment.id} has been canceled.`)
  })
})

describe("a difference of one cent", () => {
  it("is neither due nor shown as a partial capture", () => {
    const { capture, pending, status, collections } = paying()
    capture(35.69)
    expect([pending(), status(), collections()[0]?.status]).toEqual([0, "captured", "authorized"])
  })

  it.each([
    ["eur", 0.01, true],
    ["eur", 0.02, false],
    ["jpy", 1, true],
    ["jpy", 2, false],
    ["kwd", 0.001, true],
    ["kwd", 0.002, false],
  ])("in %s is %s at most: %s", (currency, amount, isNothing) => {
    const digits = openOrderShop().db.tables.currency.get(currency)?.decimal_digits
    expect(pendingDifference(100 + amount, [{ amount: 100 }], 0, digits) === 0).toBe(isNothing)
    expect(pendingDifference(100 - amount, [{ amount: 100 }], 0, digits) === 0).toBe(isNothing)
    const collection = { status: "authorized", amount: 100, captured_amount: 100 - amount, refunded_amount: 0 }
    expect(paymentStatus([collection], digits) === "captured").toBe(isNothing)
  })

  it("isn't deducted as a credit line", () => {
    const credits = (amount: number) => totalsOf([], [], [{ amount }]).credit_line_total
    expect([credits(0.01), credits(-0.01), credits(0.02)]).toEqual([0, 0, 0.02])
  })
})

describe("refund", () => {
  it("settles the refund due and adds a credit line for the rest", () => {
    const { db, id, capture, refund, pending, total, credits } = paying()
    capture()
    const more = createOrderCollection(db, id, 5)
    markAsPaid(db, more.id, {}, null)
    expect(pending()).toBe(-5)
    refund(8)
    expect([pending(), total()]).toEqual([0, 32.7])
    expect(credits()).toMatchObject([{ amount: 3, reference: "payment_collection" }])
  })

  it("stores its reason in the credit line", () => {
    const { db, capture, refund, credits } = paying()
    const reason = db.tables.refundReason.insert({ label: "Late", code: "late" })
    capture()
    refund(2, { refund_reason_id: reason.id, note: "sorry" })
    expect(credits()).toMatchObject([{ amount: 2, reference: "Late", reference_id: "late" }])
    expect(() => refund(1, { refund_reason_id: "refr_x" })).toThrow("RefundReason id not found: refr_x")
  })

  it("is rejected above the captured amount", () => {
    const { capture, refund, status } = paying()
    expect(() => refund(1)).toThrow("You are not allowed to refund more than the captured amount")
    capture(10)
    expect(() => refund()).toThrow("You cannot refund more than what is captured on the payment.")
    expect(() => refund(10.02)).toThrow("You are not allowed to refund more than the captured amount")
    refund(10)
    expect(() => refund(0.02)).toThrow("more than the captured amount")
    expect(status()).toBe("refunded")
  })

  it("can exceed the captured amount by one cent", () => {
    const { capture, refund, booked } = paying()
    capture(10)
    refund(10.01)
    expect(booked()).toContainEqual(["refund", -10.01])
  })
})

describe("the collection of a confirmed change", () => {
  it("is a new one beside an open one if an earlier one is authorized again after a refund", () => {
    const { db, id, mug, lineOf, capture, refund, collections, pending } = paying()
    const edit = (quantity: number) => {
      updateLine(db, startEdit(db, id, {}), lineOf(mug, id), { quantity })
      confirmEdit(db, id, "user_1")
    }
    const state = () => collections().map(({ status, amount }) => [status, amount])
    capture(10)
    edit(3)
    expect(state()).toEqual([
      ["partially_captured", 35.7],
      ["not_paid", 37.6],
    ])
    edit(4)
    expect(state()).toEqual([
      ["partially_captured", 35.7],
      ["not_paid", 49.5],
    ])
    refund(1)
    edit(5)
    expect(state()).toEqual([
      ["partially_captured", 35.7],
      ["not_paid", 49.5],
      ["not_paid", pending()],
    ])
  })
})

describe("additional payment collection", () => {
  it("can be marked as paid once", () => {
    const { db, id, capture, pending, collections, status } = paying()
    capture()
    const { id: more } = createOrderCollection(db, id, 7)
    expect(status()).toBe("partially_captured")
    markAsPaid(db, more, {}, "user_1")
    expect([pending(), status()]).toEqual([-7, "captured"])
    expect(collections()[1]).toMatchObject({ status: "completed", captured_amount: 7 })
    expect(() => markAsPaid(db, more, {}, null)).toThrow("Can only mark 'not_paid' payment collection as paid")
    expect(() => deleteCollection(db, more)).toThrow("Can only delete payment collections where status is not_paid")
  })

  it("of nothing can't be marked as paid", () => {
    const { db, id } = paying()
    const { id: none } = createOrderCollection(db, id, 0)
    expect(() => markAsPaid(db, none, {}, null)).toThrow("Capture amount must be greater than 0.")
  })

  it("can be deleted before it is paid", () => {
    const { db, id, collections } = paying()
    deleteCollection(db, createOrderCollection(db, id, 7).id)
    expect(collections()).toHaveLength(1)
  })

  it("is authorized through the order only if pending authorization", () => {
    const { db, id, order } = paying()
    const { id: more } = createOrderCollection(db, id, 7)
    const session = openPaymentSession(db, more, { provider_id: "pp_system_default" }, undefined)
    expect(() => authorizeForOrder(db, order(), session.id)).toThrow("is not in pending_authorization status")
    db.tables.paymentSession.update(session.id, { status: "pending_authorization" })
    expect(authorizeForOrder(db, order(), session.id)).toBe(true)
    expect(db.tables.payment.first("payment_session_id", session.id)).toMatchObject({ amount: 7 })
  })
})

describe("canceled order", () => {
  it("refunds captured amounts and adds a credit line of the same amount", () => {
    const { db, id, capture, pending, total, credits, booked, payment, status } = paying()
    capture(10)
    cancelOrder(db, id, "user_1")
    expect([total(), pending(), status()]).toEqual([25.7, 25.7, "refunded"])
    expect(credits()).toMatchObject([{ amount: 10 }])
    expect(booked()).toEqual([
      ["capture", 10],
      ["refund", -10],
    ])
    expect(db.tables.orderTransaction.by("order_id", id).at(-1)?.reference_id).toBe(payment.id)
  })

  it("cancels authorized payments", () => {
    const { db, id, payment, total, status } = paying()
    cancelOrder(db, id, null)
    expect([total(), status()]).toEqual([35.7, "canceled"])
    expect(db.tables.payment.get(payment.id)?.canceled_at).not.toBeNull()
  })
})

describe("credit line", () => {
  const credit = (amount: number) => ({ amount, reference: "goodwill", reference_id: "x" })

  it("settles the pending difference in either direction and can't exceed it", () => {
    const { db, id, capture, pending, total } = paying()
    expect(() => addCredit(db, id, credit(-1))).toThrow("Can only create positive credit lines")
    expect(() => addCredit(db, id, credit(36))).toThrow("Cannot create more positive credit lines")
    addCredit(db, id, credit(5))
    expect([total(), pending()]).toEqual([30.7, 30.7])
    capture()
    expect(pending()).toBe(-5)
    expect(() => addCredit(db, id, credit(1))).toThrow("Can only create negative credit lines")
    addCredit(db, id, credit(-5))
    expect(pending()).toBe(0)
    expect(() => addCredit(db, id, credit(1))).toThrow("positive or negative pending difference")
  })
})
