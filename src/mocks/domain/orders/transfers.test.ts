import { describe, expect, it } from "vitest"
import { createCustomer } from "#mocks/domain/customers/customers.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { openOrderShop } from "#tests/support/order-shop.ts"
import { startEdit } from "./change/edit.ts"
import { acceptTransfer, cancelTransfer, declineTransfer, requestTransfer, transferToGuest } from "./transfers.ts"

/** A guest's order and two customers with accounts who request it. */
function requester() {
  const shop = openOrderShop()
  const { db, id } = shop
  const [bo, cy] = ["bo@example.com", "cy@example.com"].map((email) => createCustomer(db, { email, has_account: true }))
  if (!bo || !cy) throw new Error("the seed data has no customers")
  const changes = () => db.tables.orderChange.by("order_id", id).filter((change) => change.change_type === "transfer")
  const token = () => {
    const action = db.tables.orderChangeAction.find((step) => step.order_change_id === changes().at(-1)?.id)
    return String(action?.details.token)
  }
  const request = (customer: Row<"customer">, more: object = {}) =>
    requestTransfer(db, id, customer.id, more, customer.id)
  return { ...shop, bo, cy, changes, token, request }
}

describe("order transfer", () => {
  it("takes effect in a new version when the owner accepts", () => {
    const { db, id, bo, request, token, order, events } = requester()
    const { version } = order()
    request(bo, { description: "mine" })
    expect([order().version, events()]).toEqual([version, expect.arrayContaining(["order.transfer_requested"])])
    acceptTransfer(db, id, token())
    expect(order()).toMatchObject({ customer_id: bo.id, email: "ada@example.com", version: version + 1 })
  })

  it("changes the order's email if requested", () => {
    const { db, id, bo, request, token, order } = requester()
    request(bo, { update_order_email: true })
    acceptTransfer(db, id, token())
    expect(order().email).toBe("bo@example.com")
  })

  it("requires the owner's token", () => {
    const { db, id, bo, request } = requester()
    request(bo)
    expect(() => acceptTransfer(db, id, "guessed")).toThrow("Invalid token.")
    expect(() => declineTransfer(db, id, "")).toThrow("Invalid token.")
  })

  it("can be requested again after it was declined", () => {
    const { db, id, bo, request, token, changes, order } = requester()
    request(bo)
    const first = token()
    declineTransfer(db, id, first)
    expect(changes()).toMatchObject([{ status: "declined" }])
    expect(order().customer_id).not.toBe(bo.id)
    expect(() => acceptTransfer(db, id, first)).toThrow("does not have an order transfer request.")
    request(bo)
    expect(changes()).toMatchObject([{ status: "declined" }, { status: "requested" }])
  })

  it("can be canceled only by its requester or an administrator", () => {
    const { db, id, bo, cy, request, changes } = requester()
    request(bo)
    expect(() => cancelTransfer(db, id, cy.id)).toThrow("This customer is not allowed to cancel the transfer.")
    cancelTransfer(db, id, bo.id)
    expect(changes()).toEqual([])
    request(cy)
    cancelTransfer(db, id, undefined)
    expect(() => cancelTransfer(db, id, undefined)).toThrow("An active Order Change is required to proceed")
  })

  it("is rejected during another order change", () => {
    const { db, id, bo, cy, request } = requester()
    request(bo)
    expect(() => request(cy)).toThrow("already has an existing active order change")
    cancelTransfer(db, id, bo.id)
    startEdit(db, id, {})
    expect(() => request(cy)).toThrow("already has an existing active order change")
  })

  it("requires a customer with an account who doesn't own the order", () => {
    const { db, id, bo, request, token } = requester()
    const guest = createCustomer(db, { email: "guest@example.com", has_account: false })
    expect(() => request(guest)).toThrow(`Cannot transfer order: ${id} to a guest customer account: guest@example.com`)
    expect(() => requestTransfer(db, id, "cus_x", {}, null)).toThrow("Customer id not found: cus_x")
    request(bo)
    acceptTransfer(db, id, token())
    expect(() => request(bo)).toThrow(`Order: ${id} already belongs to customer: ${bo.id}`)
  })
})

describe("order transfer to a guest", () => {
  it("takes effect immediately and sets the guest's email", () => {
    const { db, id, order, changes } = requester()
    transferToGuest(db, id, "new@example.com", {}, "user_1")
    const guest = db.tables.customer.first("email", "new@example.com")
    expect(order()).toMatchObject({ customer_id: guest?.id, email: "new@example.com" })
    expect(changes()).toMatchObject([{ status: "confirmed", confirmed_by: "user_1" }])
  })

  it("is rejected if the email has an account", () => {
    const { db, id } = requester()
    expect(() => transferToGuest(db, id, "bo@example.com", {}, null)).toThrow("Only guest customers are allowed.")
  })
})
