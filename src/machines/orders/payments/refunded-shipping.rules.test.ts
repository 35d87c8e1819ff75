import { describe, expect, it } from "vitest"
import type { Order } from "#schema/admin/entities/order.ts"
import { refundNote, refundParts } from "./payments.rules.ts"
import { refundsOfShipping } from "./refunded-shipping.rules.ts"

const standard = { id: "standard", name: "Standard", total: 5 }
const insured = { id: "insured", name: "Express, insured", total: 14 }

const order = (methods: object[], refunds: object[] = [], sticker = 3): Order =>
  ({
    status: "pending",
    currency_code: "eur",
    total: 100,
    shipping_methods: methods,
    items: [
      { id: "sticker", quantity: 2, unit_price: sticker, total: 2 * sticker, product_title: "Sticker", detail: {} },
    ],
    payment_collections: [{ payments: [{ id: "pay", amount: 100, currency_code: "eur", refunds }] }],
  }) as unknown as Order
let count = 0
const refund = (amount: number, more: object = {}) => ({
  id: `refund ${++count}`,
  amount,
  note: null,
  created_at: `2026-01-0${count}`,
  ...more,
})
const found = (methods: object[], refunds: { id: string }[], sticker?: number) =>
  Object.fromEntries([...refundsOfShipping(order(methods, refunds, sticker))].map(([id, each]) => [id, each.id]))

describe("the refund of a shipping method", () => {
  it("is the one whose note names it, also if its name has commas", () => {
    const chosen = (methods: object[], ids: object) => refundNote(refundParts(order(methods)), ids as never)
    const only = refund(14, { note: chosen([insured], { insured: 1 }) })
    expect(found([insured], [only])).toEqual({ insured: only.id })
    const both = refund(22, { note: chosen([standard, insured], { sticker: 1, standard: 1, insured: 1 }) })
    expect(found([standard, insured], [both])).toEqual({ standard: both.id, insured: both.id })
  })

  it("isn't one whose note names a method with a longer name", () => {
    const express = { id: "express", name: "Express", total: 14 }
    const one = refund(14, { note: "Express, insured" })
    expect(found([express, insured], [one])).toEqual({ insured: one.id })
  })

  it("is one of a single method, of equal names the one whose amount fits", () => {
    const second = { id: "second", name: "Standard", total: 14 }
    const small = refund(5, { note: "Standard" })
    expect(found([standard, second], [small])).toEqual({ standard: small.id })
    const large = refund(14, { note: "Standard" })
    expect(found([standard, second], [large])).toEqual({ second: large.id })
    expect(found([standard, second], [small, large])).toEqual({ standard: small.id, second: large.id })
  })

  it("isn't one of a part of its amount", () => {
    expect(found([standard], [refund(2, { note: "Standard" })])).toEqual({})
  })

  it("without a note is one of exactly its amount, unless that has a reason or is an item's amount too", () => {
    const plain = refund(5)
    expect(found([standard], [plain])).toEqual({ standard: plain.id })
    expect(found([standard], [refund(5, { refund_reason: { label: "Damaged" } })])).toEqual({})
    expect(found([standard], [refund(5, { refund_reason_id: "refr_1" })])).toEqual({})
    expect(found([standard], [refund(5)], 5)).toEqual({})
    expect(found([standard], [refund(5)], 2.5)).toEqual({})
  })
})
