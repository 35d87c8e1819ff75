import { describe, expect, it } from "vitest"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { countChanges, whyNotChanged } from "./order-change.rules.ts"

type Action = { action: string; details: Record<string, unknown>; internal_note?: string | null }
const preview = (...actions: Action[]) =>
  ({
    items: [],
    shipping_methods: [],
    order_change: { id: "change_1", status: "pending", change_type: "edit", actions },
  }) as unknown as OrderPreview
const update = (quantity: number, quantity_diff: number, more: object = {}): Action => ({
  action: "ITEM_UPDATE",
  details: { reference_id: "line_1", quantity, quantity_diff, ...more },
})

describe("the number of changes", () => {
  it("counts several updates of an item once", () => {
    expect(countChanges(preview(update(2, 1), update(9, 8)))).toBe(1)
  })

  it("is 0 for an item that is set back to its quantity, which can't be confirmed", () => {
    const same = preview(update(9, 8), update(1, 0))
    expect(countChanges(same)).toBe(0)
    expect(whyNotChanged(same)).toBe("noChanges")
  })

  it("counts a new price or note of an item with the same quantity", () => {
    expect(countChanges(preview(update(1, 0, { unit_price: 5 }), update(1, 0)))).toBe(1)
    expect(countChanges(preview({ ...update(1, 0), internal_note: "gift" }))).toBe(1)
  })

  it("counts quantity, price and note of an item separately", () => {
    expect(countChanges(preview(update(2, 1), update(2, 1, { unit_price: 5 })))).toBe(2)
    expect(countChanges(preview(update(2, 1, { unit_price: 5 }), { ...update(2, 1), internal_note: "gift" }))).toBe(3)
  })

  it("leaves out a promotion code that was added and removed", () => {
    const add: Action = { action: "PROMOTION_ADD", details: { added_code: "WELCOME10" } }
    const remove: Action = { action: "PROMOTION_REMOVE", details: { removed_code: "WELCOME10" } }
    expect(countChanges(preview(add))).toBe(1)
    expect(countChanges(preview(add, remove))).toBe(0)
  })

  it("counts each new item and shipping method", () => {
    const add: Action = { action: "ITEM_ADD", details: { quantity: 1 } }
    expect(countChanges(preview(add, add, { action: "SHIPPING_ADD", details: {} }, update(2, 1)))).toBe(4)
  })
})
