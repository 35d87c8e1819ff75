import { describe, expect, it } from "vitest"
import { orderState } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { openDraftShop } from "#tests/support/draft-shop.ts"
import { convertDraft, deleteDraft } from "./conversion.ts"
import { startDraftEdit } from "./edit.ts"
import { updateDraft } from "./update.ts"

describe("draft order", () => {
  it("is taxed and numbered like an order and reserves no stock", () => {
    const { db, order, total } = openDraftShop()
    expect(order()).toMatchObject({ status: "draft", is_draft_order: true, display_id: 1, currency_code: "eur" })
    expect(total()).toBeCloseTo(65.45)
    expect(db.tables.reservation.all()).toEqual([])
    expect(db.tables.customer.get(order().customer_id)).toMatchObject({ email: "ada@example.com", has_account: false })
  })

  it("stores its first total without taxes", () => {
    const { db, id } = openDraftShop()
    expect(db.tables.orderSummary.first("order_id", id)?.totals).toMatchObject({ current_order_total: 55 })
  })

  it("accepts prices as given, including negative ones and text", () => {
    const { db, make } = openDraftShop()
    const id = make({ items: [{ title: "Rebate", quantity: 1, unit_price: "-3.5" }], shipping_methods: [] })
    const { items } = orderState(db, db.tables.order.get(id) as Row<"order">)
    expect(items.map(({ line }) => [line.unit_price, line.is_custom_price])).toEqual([[-3.5, true]])
  })

  it.each([
    [
      "items without a price",
      {
        items: [
          { title: "A", quantity: 1 },
          { title: "B", quantity: 1 },
        ],
      },
      "Items A, B do not have a price",
    ],
    ["an unknown variant", { items: [{ variant_id: "variant_x", quantity: 1 }] }, "Variants variant_x do not exist"],
    [
      "a quantity of 0",
      { items: [{ title: "A", unit_price: 1, quantity: 0 }] },
      "Item quantity must be greater than 0",
    ],
    ["an invalid price", { items: [{ title: "A", unit_price: "abc", quantity: 1 }] }, "'abc' is no amount"],
    ["an unknown customer", { customer_id: "cus_x" }, "Customer with id: cus_x was not found"],
    ["an unknown region", { region_id: "reg_x" }, "Region with id: reg_x was not found"],
    ["an invalid email", { email: "ada" }, "The email is not valid"],
    ["an unknown promotion code", { promo_codes: ["NOPE"] }, "The promotion code NOPE is invalid"],
    ["an unknown address", { billing_address: "ordaddr_x" }, "You tried to set relationship billing_address_id"],
  ])("rejects %s without using a display id", (_, changes, message) => {
    const { db, make } = openDraftShop()
    expect(() => db.atomically(() => make(changes))).toThrow(message)
    expect(db.tables.order.get(make())?.display_id).toBe(2)
  })

  it("rejects quantities above the available stock", () => {
    const { make, shirt } = openDraftShop()
    expect(() => make({ items: [{ variant_id: shirt.id, quantity: 6 }] })).toThrow("required inventory")
  })

  it("recalculates taxes for a new country, but keeps them if it has none", () => {
    const { db, id, total } = openDraftShop()
    const denmark = db.tables.taxRegion.insert({ country_code: "dk", provider_id: "tp_system" })
    db.tables.taxRate.insert({ tax_region_id: denmark.id, name: "VAT", code: "dk", rate: 25, is_default: true })
    updateDraft(db, id, { shipping_address: { country_code: "dk" } }, "user_1")
    expect(total()).toBeCloseTo(68.75)
    updateDraft(db, id, { shipping_address: { country_code: "us" } }, "user_1")
    expect(total()).toBeCloseTo(68.75)
  })

  it("records each changed property as an order change", () => {
    const { db, id, order } = openDraftShop()
    updateDraft(db, id, { email: "bo@example.com", metadata: { a: 1 } }, "user_1")
    expect(order()).toMatchObject({ email: "bo@example.com", version: 1 })
    const changes = db.tables.orderChange.by("order_id", id)
    expect(changes.map(({ change_type, confirmed_by }) => [change_type, confirmed_by])).toEqual([
      ["update_order", "user_1"],
      ["update_order", "user_1"],
    ])
  })
})

describe("draft order conversion and deletion", () => {
  it("reserves items and creates no payment collection on conversion", () => {
    const { db, id, order, bills } = openDraftShop()
    convertDraft(db, id)
    expect(order()).toMatchObject({ status: "pending", is_draft_order: false, version: 1 })
    expect(db.tables.reservation.all()).toMatchObject([{ quantity: 2 }])
    expect(bills()).toEqual([])
    expect(db.tables.event.by("name", "order.placed")).toMatchObject([{ data: { id } }])
    expect(() => convertDraft(db, id)).toThrow(`Order ${id} is not a draft order`)
  })

  it("rejects conversion when stock is short", () => {
    const { db, id, order } = openDraftShop()
    const [level] = db.tables.inventoryLevel.all()
    db.tables.inventoryLevel.update(level?.id ?? "", { stocked_quantity: 1 })
    expect(() => db.atomically(() => convertDraft(db, id))).toThrow("Not enough stock available")
    expect(order().is_draft_order).toBe(true)
  })

  it("deletes drafts and rejects deleting orders", () => {
    const { db, id, make, order } = openDraftShop()
    startDraftEdit(db, id)
    deleteDraft(db, id)
    expect(order()).toBeUndefined()
    expect(db.tables.orderChange.by("order_id", id)).toEqual([])
    const other = make()
    convertDraft(db, other)
    expect(() => deleteDraft(db, other)).toThrow("is not a draft order")
  })
})
