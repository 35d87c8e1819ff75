import { describe, expect, it } from "vitest"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { openDraftShop } from "#tests/support/draft-shop.ts"
import {
  addDraftLines,
  beginDraftEdit,
  confirmDraftEdit,
  draftEditOf,
  giveUpDraftEdit,
  requestDraftEdit,
} from "./edit.ts"
import { convertDraft } from "./end.ts"
import { addDraftPromotions, removeDraftPromotions } from "./promotions.ts"
import { addDraftDelivery, removeDraftDelivery, updateDraftDelivery } from "./shipping.ts"

describe("an edit of a draft", () => {
  it("foresees its total, and becomes the next version, without holding anything back", () => {
    const { db, id, shirt, edit, total, foreseen, order } = openDraftShop()
    beginDraftEdit(db, id)
    addDraftLines(db, edit(), [
      { variant_id: shirt.id, quantity: 1 },
      { title: "Card", quantity: 1, unit_price: 2 },
    ])
    expect(total()).toBeCloseTo(65.45)
    expect(foreseen()).toBeCloseTo(91.63)
    confirmDraftEdit(db, edit(), "user_1")
    expect(total()).toBeCloseTo(91.63)
    expect(order().version).toBe(2)
    expect(db.tables.reservation.all()).toEqual([])
  })

  it("makes a bill of what the draft costs when it is asked for, and of what it costs then when it is confirmed", () => {
    const { db, id, edit, bills } = openDraftShop()
    beginDraftEdit(db, id)
    addDraftLines(db, edit(), [{ title: "Card", quantity: 1, unit_price: 10 }])
    expect(bills()).toEqual([])
    requestDraftEdit(db, edit(), "user_1")
    expect(bills()).toEqual([[65.45, "not_paid"]])
    confirmDraftEdit(db, edit(), "user_1")
    expect(bills()).toEqual([[77.35, "not_paid"]])
  })

  it("goes on only while it is under way, and on drafts only", () => {
    const { db, id, edit } = openDraftShop()
    expect(edit).toThrow("An active Order Change is required to proceed")
    beginDraftEdit(db, id)
    expect(() => beginDraftEdit(db, id)).toThrow("already has an existing active order change")
    convertDraft(db, id)
    expect(edit).toThrow("Order is not a draft")
    expect(() => beginDraftEdit(db, id)).toThrow(`Order ${id} is not a draft order`)
  })

  it("reckons discounts anew with every step, for lines that it adds as well", () => {
    const { db, id, edit, promote, discounts } = openDraftShop()
    promote("TEN", { type: "percentage", target_type: "items", value: 10 })
    beginDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["TEN"])
    addDraftLines(db, edit(), [{ title: "Card", quantity: 1, unit_price: 10 }])
    confirmDraftEdit(db, edit(), null)
    expect(discounts()).toEqual([4, 0.5, 1])
  })

  it("knows what rules are about, which a draft does not while it is made", () => {
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
    beginDraftEdit(db, draft)
    addDraftLines(db, draftEditOf(db, draft), [{ title: "Card", quantity: 1, unit_price: 10 }])
    confirmDraftEdit(db, draftEditOf(db, draft), null)
    expect(amounts()).toEqual([20, 2.5, 5])
  })

  it("has promotions that come by themselves as long as it has a code", () => {
    const { db, edit, id, promote, discounts, make } = openDraftShop()
    promote("AUTO", { type: "percentage", target_type: "items", value: 10 }, { is_automatic: true })
    promote("HALF", { type: "percentage", target_type: "items", value: 50 })
    expect(orderState(db, db.tables.order.get(make()) as Row<"order">).items[0]?.adjustments).toMatchObject([
      { amount: 4 },
    ])
    beginDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["HALF"])
    removeDraftPromotions(db, edit(), ["HALF"])
    confirmDraftEdit(db, edit(), null)
    expect(discounts()).toEqual([])
  })

  it("refuses codes that are unknown or asleep", () => {
    const { db, id, edit, promote } = openDraftShop()
    promote("ASLEEP", { type: "fixed", target_type: "order", value: 5 }, { status: "draft" })
    beginDraftEdit(db, id)
    expect(() => addDraftPromotions(db, edit(), ["A", "B"])).toThrow('Promotion codes "A", "B" not found')
    expect(() => addDraftPromotions(db, edit(), ["ASLEEP"])).toThrow('Promotion code "ASLEEP" is not active')
  })

  it("gives its codes back when it is given up: what it took off comes back", () => {
    const { db, id, edit, promote, codes } = openDraftShop()
    for (const code of ["ONE", "TWO"]) promote(code, { type: "percentage", target_type: "items", value: 10 })
    beginDraftEdit(db, id)
    addDraftPromotions(db, edit(), ["ONE", "TWO"])
    expect(codes()).toEqual(["ONE", "TWO"])
    removeDraftPromotions(db, edit(), ["TWO"])
    giveUpDraftEdit(db, edit())
    expect(codes()).toEqual(["TWO"])
  })

  it("writes another price of a delivery at once, and puts it back when it is given up", () => {
    const { db, id, edit, order } = openDraftShop()
    const delivery = () => orderState(db, order()).methods[0]?.method
    const before = delivery()
    beginDraftEdit(db, id)
    updateDraftDelivery(db, edit(), before?.id ?? "", { custom_amount: 2 })
    expect(delivery()).toMatchObject({ amount: 2, shipping_option_id: null })
    giveUpDraftEdit(db, edit())
    expect(delivery()).toMatchObject({ amount: 10, shipping_option_id: before?.shipping_option_id })
  })

  it("adds deliveries and takes them away", () => {
    const { db, id, edit, order, express } = openDraftShop()
    const [first] = orderState(db, order()).methods
    beginDraftEdit(db, id)
    addDraftDelivery(db, edit(), { shipping_option_id: express.id })
    removeDraftDelivery(db, edit(), first?.method.id ?? "")
    confirmDraftEdit(db, edit(), null)
    expect(orderState(db, order()).methods.map(({ method }) => [method.name, method.amount])).toEqual([["Express", 20]])
  })
})
