import { describe, expect, it } from "vitest"
import { openChange } from "#machines/order-change/order-change.rules.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { canGiveUp, createGiveUpMachine, type GiveUpTask } from "./give-up.machine.ts"

const shop = await openLiveShop()
const { claim: claims, draftOrder, exchange: exchanges, order: orders, orderEdit, return: returns } = shop.admin.admin
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const nora = await signUpCustomer(shop, "nora@example.com")
const { customer } = await nora.store.customer.retrieve()
const { draft_order } = await draftOrder.create({ body: { region_id: shop.region, email: "ada@example.com" } })
const none = { returnId: "", claimId: "", exchangeId: "" }
const offered = await placeOrder(shop)
await orders.requestTransfer({ id: offered, body: { customer_id: customer.id } })
const transfer: GiveUpTask = { type: "giveUp", kind: "transfer", orderId: offered, ...none }
const itemId = String((await orders.retrieve({ id: orderId })).order.items?.[0]?.id)
const items = [{ id: itemId, quantity: 1 }]

async function receipt() {
  const begun = await returns.initiateRequest({ body: { order_id: orderId } })
  const { id } = begun.return
  await returns.addReturnItem({ id, body: { items } })
  await returns.confirmRequest({ id, body: {} })
  await returns.initiateReceive({ id, body: {} })
}
const begin: Record<string, () => Promise<unknown>> = {
  edit: () => orderEdit.initiateRequest({ body: { order_id: orderId } }),
  return_request: () => returns.initiateRequest({ body: { order_id: orderId } }),
  return_receive: receipt,
  claim: () => claims.create({ body: { order_id: orderId, type: "refund" } }),
  exchange: () => exchanges.create({ body: { order_id: orderId } }),
  transfer: () => orders.requestTransfer({ id: orderId, body: { customer_id: customer.id } }),
}
const open = async () => openChange((await orders.retrievePreview({ id: orderId })).order)

describe("giving up what was begun", () => {
  const { act } = taskSuite(shop, createGiveUpMachine(shop.admin), () => transfer, "/admin/orders/:id/transfer/cancel")

  it.each(Object.keys(begin))("frees the order of its %s", async (kind) => {
    await begin[kind]?.()
    const change = await open()
    expect(change).toMatchObject({ type: kind })
    expect(canGiveUp(kind)).toBe(true)
    const { returnId = "", claimId = "", exchangeId = "" } = change ?? {}
    const { error } = await act({ type: "giveUp", kind, orderId, returnId, claimId, exchangeId } as GiveUpTask)
    expect(error).toBeNull()
    expect(await open()).toBeNull()
  })

  it("throws a draft away", async () => {
    await act({ ...transfer, kind: "draft", orderId: draft_order.id } as GiveUpTask)
    await expect(draftOrder.retrieve({ id: draft_order.id })).rejects.toMatchObject({ status: 404 })
  })

  it("says so where it knows no way", async () => {
    expect(canGiveUp("credit_line")).toBe(false)
    expect((await act({ ...transfer, kind: "credit_line" } as GiveUpTask)).error).not.toBeNull()
  })
})
