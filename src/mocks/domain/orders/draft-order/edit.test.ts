import { describe, expect, it } from "vitest"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { openDraftShop } from "#tests/support/draft-shop.ts"
import { convertDraft } from "./conversion.ts"
import {
  addDraftLines,
  confirmDraftEdit,
  discardDraftEdit,
  draftEditOf,
  requestDraftEdit,
  startDraftEdit,
} from "./edit.ts"
import { addDraftPromotions, removeDraftPromotions } from "./promotions.ts"
import { addDraftShippingMethod, removeDraftShipping, updateDraftShipping } from "./shipping.ts"

describe("draft order edit", () => {
  it("previews its total and becomes the next version without reservations", () => {
    const { db, id, shirt, edit, total, previewTotal, order } = openDraftShop()
    startDraftEdit(db, id)
    addDraftLines(db, edit(), [
      { variant_id: shirt.id, quantity: 1 },
      { title: "Card", quantity: 1, unit_price: 2 },
    ])
    expect(total()).toBeCloseTo(65.45)
    expect(previewTotal()).toBeCloseTo(91.63)
    confirmDraftEdit(db, edit(), "user_1")
    expect(total()).toBeCloseTo(91.63)
    expect(order().version).toBe(2)
    expect(db.tables.reservation.all()).toEqual([])
  })

  it("bills the current total when requested and the new total when confirmed", () => {
    const { db, id, edit, bills } = openDraftShop()
    startDraftEdit(db, id)
    addDraftLines(db, edit(), [{ title: "Card", quantity: 1, unit_price: 10 }])
    expect(bills()).toEqual([])
    requestDraftEdit(db, edit(), "user_1")
    expect(bills()).toEqual([[65.45, "not_paid"]])
    confirmDraftEdit(db, edit(), "user_1")
    expect(bills()).toEqual([[77.35, "not_paid"]])
  })

  it("requires an active edit of a draft order", () => {
    const { db, id, edit } = openDraftShop()
    expect(edit).toThrow("An active Order Change is required to proceed")
    startDraftEdit(db, id)
    expect(() => startDraftEdit(db, id)).toThrow("already has an existing active order change")
    convertDraft(db, id)
    expect(edit).toThrow("Order is not a draft")
    expect(() => startDraftEdit(db, id)).toThrow(`Order ${id} is not a draft order`)
  })

  it("recalculates discounts with every action, including added items", () => {
    const { db, id, edit, promote, discounts } = openDraftShop()
    promote("TEN", { type: "percentage", target_type: "items", value: 10 })
    startDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["TEN"])
    addDraftLines(db, edit(), [{ title: "Card", quantity: 1, unit_price: 10 }])
    confirmDraftEdit(db, edit(), null)
    expect(discounts()).toEqual([4, 0.5, 1])
  })

  it("applies promotion rules that are ignored when a draft is created", () => {
    const shop = openDraftShop()
    const { db, europe, make, promote } = shop
    const { id } = promote("HERE", { type: "percentage", target_type: "items", value: 50 })
    const rule = db.tables.promotionRule.insert({ promotion_id: id, attribute: "region.id", operator: "eq" })
    db.tables.promotionRuleValue.insert({ promotion_rule_id: rule.id, value: europe.id })
    const draft = make({ promo_codes: ["HERE"] })
    const amounts = () =>
      orderState(db, db.tables.order.get(draft) as Row<"order">).items.flatMap(({ adjustments }) =>
        adjustments.map(({ amount }) => amount),
      )
    expect(amounts()).toEqual([])
    startDraftEdit(db, draft)
    addDraftLines(db, draftEditOf(db, draft), [{ title: "Card", quantity: 1, unit_price: 10 }])
    confirmDraftEdit(db, draftEditOf(db, draft), null)
    expect(amounts()).toEqual([20, 2.5, 5])
  })

  it("removes automatic discounts with the last code", () => {
    const { db, edit, id, promote, discounts, make } = openDraftShop()
    promote("AUTO", { type: "percentage", target_type: "items", value: 10 }, { is_automatic: true })
    promote("HALF", { type: "percentage", target_type: "items", value: 50 })
    expect(orderState(db, db.tables.order.get(make()) as Row<"order">).items[0]?.adjustments).toMatchObject([
      { amount: 4 },
    ])
    startDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["HALF"])
    removeDraftPromotions(db, edit(), ["HALF"])
    confirmDraftEdit(db, edit(), null)
    expect(discounts()).toEqual([])
  })

  it("rejects unknown and inactive codes", () => {
    const { db, id, edit, promote } = openDraftShop()
    promote("ASLEEP", { type: "fixed", target_type: "order", value: 5 }, { status: "draft" })
    startDraftEdit(db, id)
    expect(() => addDraftPromotions(db, edit(), ["A", "B"])).toThrow('Promotion codes "A", "B" not found')
    expect(() => addDraftPromotions(db, edit(), ["ASLEEP"])).toThrow('Promotion code "ASLEEP" is not active')
  })

  it("removes added codes and restores removed ones when discarded", () => {
    const { db, id, edit, promote, codes } = openDraftShop()
    for (const code of ["ONE", "TWO"]) promote(code, { type: "percentage", target_type: "items", value: 10 })
    startDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["ONE", "TWO"])
    expect(codes()).toEqual(["ONE", "TWO"])
    removeDraftPromotions(db, edit(), ["TWO"])
    discardDraftEdit(db, edit())
    expect(codes()).toEqual(["TWO"])
  })

  it("changes shipping methods immediately and restores them when discarded", () => {
    const { db, id, edit, order } = openDraftShop()
    const delivery = () => orderState(db, order()).methods[0]?.method
    const before = delivery()
    startDraftEdit(db, id)
    updateDraftShipping(db, edit(), before?.id ?? "", { custom_amount: 2 })
    expect(delivery()).toMatchObject({ amount: 2, shipping_option_id: null })
    discardDraftEdit(db, edit())
    expect(delivery()).toMatchObject({ amount: 10, shipping_option_id: before?.shipping_option_id })
  })

  it("adds and removes shipping methods", () => {
    const { db, id, edit, order, express } = openDraftShop()
    const [first] = orderState(db, order()).methods
    startDraftEdit(db, id)
    addDraftShippingMethod(db, edit(), { shipping_option_id: express.id })
    removeDraftShipping(db, edit(), first?.method.id ?? "")
    confirmDraftEdit(db, edit(), null)
    expect(orderState(db, order()).methods.map(({ method }) => [method.name, method.amount])).toEqual([["Express", 20]])
  })
})
