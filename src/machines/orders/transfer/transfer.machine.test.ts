import { describe, expect, it } from "vitest"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createTransferMachine, type TransferTask } from "./transfer.machine.ts"
import { openTransfer, whyNotOffer, whyNotTransfer } from "./transfer.rules.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const nora = await signUpCustomer(shop, "nora@example.com")
const { customer } = await nora.store.customer.retrieve()
const { order: orders, customer: customers } = shop.admin.admin

async function read() {
  const { order } = await orders.retrieve({ id: orderId, query: { fields: "+customer_id,+email" } })
  const { order: preview } = await orders.retrievePreview({ id: orderId })
  const { order_changes } = await orders.listChanges({ id: orderId, query: { fields: "*actions" } })
  return { order, change: openChange(preview), open: openTransfer(order_changes) }
}
const offer = (updateEmail = false): TransferTask => ({
  type: "offer",
  orderId,
  customerId: customer.id,
  updateEmail,
  note: "asked on the phone",
})
const withdraw: TransferTask = { type: "withdraw", orderId }
const answer = async (operation: "acceptTransfer" | "declineTransfer") =>
  shop.store.store.order[operation]({ id: orderId, body: { token: (await read()).open?.token ?? "" } })

describe("transferring an order to another customer", () => {
  const { act } = taskSuite(shop, createTransferMachine(shop.admin), () => offer(), "/admin/orders/:id/transfer")

  it("requests the owner's approval, and rejects a second request meanwhile", async () => {
    const before = await read()
    expect(whyNotTransfer(before.order, before.change)).toBeUndefined()
    expect(before.open).toBeNull()
    await act(offer())
    const { order, change, open } = await read()
    expect(order.customer_id).toBe(before.order.customer_id)
    expect(open).toMatchObject({ customerId: customer.id, token: expect.stringMatching(/-/) })
    expect(whyNotTransfer(order, change)).toBe("openChange")
    expect((await act(offer())).error).toMatchObject({ status: 400 })
  })

  it("doesn't mistake a colleague's transfer to someone else for its own", async () => {
    const { customer: third } = await (await signUpCustomer(shop, "third@example.com")).store.customer.retrieve()
    await orders.requestTransfer({ id: orderId, body: { customer_id: third.id } })
    shop.backend.faults.set([{ path: "/admin/orders/:id/transfer", drop: "before", times: 1 }])
    expect((await act(offer())).error).toMatchObject({ kind: "network" })
    expect((await read()).open).toMatchObject({ customerId: third.id })
  })

  it("assigns the order, and the email if requested, when the owner accepts", async () => {
    await act(offer(true))
    await answer("acceptTransfer")
    const { order, open } = await read()
    expect(order).toMatchObject({ customer_id: customer.id, email: "nora@example.com" })
    expect(open).toBeNull()
    expect(whyNotOffer(order, { id: customer.id, has_account: true })).toBe("owner")
    expect((await act(offer())).error).toMatchObject({ type: "invalid_data" })
  })

  it("keeps the owner when the request is declined", async () => {
    const { order: before } = await read()
    await act(offer())
    await answer("declineTransfer")
    expect((await read()).order.customer_id).toBe(before.customer_id)
    expect((await read()).open).toBeNull()
  })

  it("can be canceled once, which invalidates the emailed link", async () => {
    await act(offer())
    const token = (await read()).open?.token ?? ""
    expect((await act(withdraw)).error).toBeNull()
    expect((await read()).change).toBeNull()
    await expect(shop.store.store.order.acceptTransfer({ id: orderId, body: { token } })).rejects.toMatchObject({
      status: 400,
    })
    expect((await act(withdraw)).error).toMatchObject({ status: 400 })
  })

  it("rejects customers without an account", async () => {
    const { order } = await read()
    const { customer: guest } = await customers.create({ body: { email: "walk-in@example.com" } })
    expect(whyNotOffer(order, null)).toBe("noCustomer")
    expect(whyNotOffer(order, guest)).toBe("guest")
    expect(whyNotOffer(order, { id: customer.id, has_account: true })).toBeUndefined()
    const toGuest: TransferTask = { type: "offer", orderId, customerId: guest.id, updateEmail: false }
    expect((await act(toGuest)).error).toMatchObject({ status: 400 })
  })

  it("assigns the order to a guest immediately, even if the response is lost, and rejects registered emails", async () => {
    const toGuest = (email: string): TransferTask => ({ type: "toGuest", orderId, email, note: "asked on the phone" })
    const path = "/admin/orders/:id/transfer/guest"
    expect((await act(toGuest("nora@example.com"))).error).toMatchObject({ type: "invalid_data" })
    shop.backend.faults.set([{ path, drop: "after", times: 1 }])
    expect((await act(toGuest("walk-in@example.com"))).error).toBeNull()
    const { order, change } = await read()
    expect(order.email).toBe("walk-in@example.com")
    expect(order.customer_id).not.toBe(customer.id)
    expect(change).toBeNull()
    expect((await act(toGuest("walk-in@example.com"))).error).toMatchObject({ type: "invalid_data" })
  })

  it("rejects canceled orders", async () => {
    await orders.cancel({ id: orderId })
    expect(whyNotTransfer((await read()).order, null)).toBe("canceled")
    expect((await act(offer())).error).toMatchObject({ status: 400 })
  })
})
