import { describe, expect, it } from "vitest"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { evenSwapPrice, isFreeAndRefunded } from "./even-swap.rules.ts"

interface Line {
  readonly variant: string
  readonly quantity: number
  readonly total?: number
  readonly tax?: number
  readonly back?: number
  readonly isNew?: boolean
  readonly price?: number
}

const previewOf = (...lines: Line[]) =>
  ({
    items: lines.map(({ variant, quantity, total = 0, tax = 0, back = 0, isNew = false, price }, index) => ({
      id: String(index),
      variant_id: variant,
      quantity,
      total,
      tax_total: tax,
      unit_price: price,
      actions: [
        ...(back > 0 ? [{ action: "RETURN_ITEM", details: { quantity: back } }] : []),
        ...(isNew ? [{ action: "ITEM_ADD", details: { quantity } }] : []),
      ],
    })),
  }) as unknown as OrderPreview

// 69.00 less 10 %, with 19 % tax: 73.90.
const hoodie = { variant: "hoodie", quantity: 1, total: 73.899, tax: 11.799, back: 1 }

describe("the price of an even swap", () => {
  it("is the price paid for the returned item, after discounts and without tax", () => {
    expect(evenSwapPrice(previewOf(hoodie), "hoodie")).toBe(62.1)
    expect(evenSwapPrice(previewOf(hoodie), "other size")).toBe(62.1)
  })

  it("is the price before discounts if promotions are recalculated, which discounts the added item, too", () => {
    const preview = { ...previewOf({ ...hoodie, price: 69 }), order_change: { carry_over_promotions: true } }
    expect(evenSwapPrice(preview as OrderPreview, "hoodie")).toBe(69)
  })

  it("is that of one unit where several were bought", () => {
    expect(evenSwapPrice(previewOf({ ...hoodie, quantity: 3, total: 221.697, tax: 35.397 }), "hoodie")).toBe(62.1)
  })

  it("is that of the same variant, of several returned ones", () => {
    const shirt = { variant: "shirt", quantity: 2, total: 47.6, tax: 7.6, back: 2 }
    expect(evenSwapPrice(previewOf(shirt, hoodie), "hoodie")).toBe(62.1)
    expect(evenSwapPrice(previewOf(shirt, hoodie), "shirt")).toBe(20)
  })

  it("is that of the next returned item without a replacement", () => {
    const shirt = { variant: "shirt", quantity: 1, total: 23.8, tax: 3.8, back: 1 }
    const added = { variant: "hoodie", quantity: 1, isNew: true }
    expect(evenSwapPrice(previewOf(hoodie, shirt, added), "hoodie")).toBe(20)
    expect(evenSwapPrice(previewOf(hoodie, added), "hoodie")).toBeUndefined()
  })

  it("doesn't exist without items to return", () => {
    expect(evenSwapPrice(previewOf({ ...hoodie, back: 0 }), "hoodie")).toBeUndefined()
  })
})

describe("a free item", () => {
  const free = { variant: "hoodie", quantity: 1, isNew: true, price: 0 }
  it("isn't combined with a refund by mistake", () => {
    expect(isFreeAndRefunded(previewOf(hoodie, free), -73.9, "eur")).toBe(true)
    expect(isFreeAndRefunded(previewOf(hoodie, { ...free, price: 62.1 }), -73.9, "eur")).toBe(false)
    expect(isFreeAndRefunded(previewOf(hoodie, free), -0.001, "eur")).toBe(false)
    expect(isFreeAndRefunded(previewOf({ ...hoodie, back: 0 }, free), -10, "eur")).toBe(false)
  })
})
