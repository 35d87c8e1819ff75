import { describe, expect, it } from "vitest"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import { openOrderShop } from "#tests/support/order-shop.ts"
import { refused } from "#tests/support/refused.ts"
import { activeChange } from "./change.ts"
import { confirmEdit, discardEdit, startEdit, updateLine } from "./edit.ts"
import { addShippingMethod } from "./shipping-methods.ts"

/** The order shop with an edit of 40 shirts, which can't be confirmed, and an express shipping method. */
function refusedEdit() {
  const shop = openOrderShop()
  const { db, id, order, lineOf, shirt, express } = shop
  const line = lineOf(shirt)
  const edit = (quantity: number, ...options: string[]) => {
    const change = startEdit(db, id, {})
    updateLine(db, change, line, { quantity })
    for (const shipping_option_id of options) addShippingMethod(db, change, { shipping_option_id })
  }
  /** Confirms the edit and returns the refusal's message. */
  const confirm = () => refused(db, () => confirmEdit(db, id, "user_1"))
  const state = () => orderState(db, order())
  db.tables.orderLineItemAdjustment.insert({ item_id: line, version: order().version, code: "TEN", amount: 8 })
  edit(40, express.id)
  return {
    ...shop,
    line,
    edit,
    confirm,
    discounts: () => state().items.map(({ adjustments }) => adjustments.map(({ amount }) => amount)),
    methods: () => state().methods.map(({ method }) => method.name),
    reserved: () => db.tables.reservation.by("line_item_id", line).map(({ quantity }) => quantity),
  }
}

describe("an edit that is refused at its confirmation for lack of stock", () => {
  it("stays open, and the order keeps its version", () => {
    const { db, id, order, confirm } = refusedEdit()
    const { version } = order()
    expect(confirm()).toMatch("Not enough stock available for item")
    expect(order().version).toBe(version)
    expect(activeChange(db, id)).toMatchObject({ change_type: "edit", status: "pending", confirmed_by: "user_1" })
  })

  it("reserves again what earlier fulfillments took, once", () => {
    const { shirt, stock, confirm, reserved } = refusedEdit()
    expect([stock(shirt), reserved()]).toEqual([{ stocked: 6, available: 6 }, []])
    confirm()
    expect([stock(shirt), reserved()]).toEqual([{ stocked: 6, available: 2 }, [4]])
    confirm()
    expect([stock(shirt), reserved()]).toEqual([{ stocked: 6, available: 2 }, [4]])
  })

  it("loses its shipping methods, and those that an edit discarded before has left", () => {
    const { db, id, express, edit, confirm, methods } = refusedEdit()
    discardEdit(db, id)
    edit(40, express.id)
    confirm()
    discardEdit(db, id)
    edit(5)
    expect(confirm()).toBeUndefined()
    expect(methods()).toEqual(["Standard"])
  })

  it("doubles the discounts of the next version", () => {
    const { db, id, edit, confirm, discounts } = refusedEdit()
    confirm()
    expect(discounts()).toEqual([[8], []])
    discardEdit(db, id)
    edit(5)
    confirm()
    expect(discounts()).toEqual([[8, 8], []])
  })

  it("reopens the edits that were confirmed without items, as on the server", () => {
    const { db, id, edit, confirm } = refusedEdit()
    const changes = () => db.tables.orderChange.by("order_id", id).filter((row) => row.change_type === "edit")
    discardEdit(db, id)
    startEdit(db, id, {})
    confirmEdit(db, id, null)
    edit(40)
    expect(confirm()).toMatch("Not enough stock")
    expect(changes()).toMatchObject([
      { status: "pending", confirmed_at: null },
      { status: "pending", confirmed_at: null },
    ])
    discardEdit(db, id)
    expect(changes()).toMatchObject([{ confirmed_by: "user_1" }])
    expect(() => startEdit(db, id, {})).toThrow("already has an existing active order change")
  })
})
