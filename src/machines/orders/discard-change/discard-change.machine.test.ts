import { describe, expect, it } from "vitest"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { canDiscard, createDiscardChangeMachine, type DiscardTask } from "./discard-change.machine.ts"

const shop = await openLiveShop()
const { claim: claims, draftOrder, exchange: exchanges, order: orders, orderEdit, return: returns } = shop.admin.admin
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const nora = await signUpCustomer(shop, "nora@example.com")
const { customer } = await nora.store.customer.retrieve()
const { draft_order } = await draftOrder.create({ body: { region_id: shop.region, email: "ada@example.com" } })
const offered = await placeOrder(shop)
await orders.requestTransfer({ id: offered, body: { customer_id: customer.id } })
const openOf = async (id: string) => openChange((await orders.retrievePreview({ id })).order)
const changeId = String((await openOf(offered))?.id)
const transfer: DiscardTask = { type: "discard", kind: "transfer", orderId: offered, changeId }
const itemId = String((await orders.retrieve({ id: orderId })).order.items?.[0]?.id)
const items = [{ id: itemId, quantity: 1 }]

async function receipt() {
  const started = await returns.initiateRequest({ body: { order_id: orderId } })
  const { id } = started.return
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
const open = () => openOf(orderId)
const taskOf = async (kind: string, id = orderId): Promise<DiscardTask> => ({
  type: "discard",
  kind,
  orderId: id,
  changeId: String((await openOf(id))?.id),
})
const { shipping_options } = await orders.listShippingOptions({ id: orderId })
const optionId = (name: string) => String(shipping_options.find((each) => each.name === name)?.id)
const expensive = { shipping_option_id: optionId("Express"), custom_amount: 33 }

/** Starts changes that add a shipping method. */
const shipped: Record<string, () => Promise<unknown>> = {
  edit: async () => {
    await begin.edit?.()
    await orderEdit.addShipping({ id: orderId, body: expensive })
  },
  return_request: async () => {
    const { id } = (await returns.initiateRequest({ body: { order_id: orderId } })).return
    await returns.addReturnItem({ id, body: { items } })
    await returns.addReturnShipping({ id, body: { ...expensive, shipping_option_id: optionId("Return Parcel") } })
  },
  claim: async () => {
    const { id } = (await claims.create({ body: { order_id: orderId, type: "replace" } })).claim
    await claims.addOutboundShipping({ id, body: expensive })
  },
  exchange: async () => {
    const { id } = (await exchanges.create({ body: { order_id: orderId } })).exchange
    await exchanges.addOutboundShipping({ id, body: expensive })
  },
}
async function shippingAfter(id: string, confirm: () => Promise<unknown>) {
  await confirm()
  const { order } = await orders.retrieve({ id, query: { fields: "shipping_total,*shipping_methods" } })
  return [order.shipping_total, order.shipping_methods?.length]
}
async function confirmOther() {
  await orderEdit.initiateRequest({ body: { order_id: orderId } })
  await orderEdit.updateOriginalItem({ id: orderId, item_id: itemId, body: { quantity: 3 } })
  await orderEdit.confirm({ id: orderId })
}

describe("discarding an unfinished change from the inbox", () => {
  const { act } = taskSuite(
    shop,
    createDiscardChangeMachine(shop.admin),
    () => transfer,
    "/admin/orders/:id/transfer/cancel",
    true,
  )

  it.each(Object.keys(begin))("closes the order's open %s", async (kind) => {
    await begin[kind]?.()
    expect(await open()).toMatchObject({ type: kind })
    expect(canDiscard(kind)).toBe(true)
    const { error } = await act(await taskOf(kind))
    expect(error).toBeNull()
    expect(await open()).toBeNull()
  })

  it.each(Object.keys(shipped))("removes the shipping methods added by the %s", async (kind) => {
    const before = await shippingAfter(orderId, async () => undefined)
    await shipped[kind]?.()
    expect((await act(await taskOf(kind))).error).toBeNull()
    expect(await shippingAfter(orderId, confirmOther)).toEqual(before)
  })

  it("cancels a draft order's edit by its own route, which restores the promotions", async () => {
    const { id } = draft_order
    await draftOrder.beginEdit({ id })
    await draftOrder.addPromotions({ id, body: { promo_codes: ["WELCOME10"] } })
    expect((await act(await taskOf("edit", id))).error).toBeNull()
    const { order } = await orders.retrieve({ id, query: { fields: "*promotions" } })
    expect(order.promotions).toEqual([])
  })

  it("succeeds on retry after the response and the check were lost", async () => {
    await begin.edit?.()
    const task = await taskOf("edit")
    shop.backend.faults.set([
      { method: "DELETE", path: "/admin/order-edits/:id", drop: "after", times: 1 },
      { method: "GET", path: "/admin/orders/:id/changes", drop: "before", times: 1 },
    ])
    expect((await act(task)).error).toMatchObject({ kind: "network" })
    expect((await act(task)).error).toBeNull()
  })

  it("keeps a newer change that a colleague has started", async () => {
    await begin.edit?.()
    const task = await taskOf("edit")
    await orderEdit.cancelRequest({ id: orderId })
    await begin.edit?.()
    const other = await open()
    expect((await act(task)).error).toBeNull()
    expect(await open()).toEqual(other)
  })

  it("fails when a colleague has confirmed the change", async () => {
    await begin.edit?.()
    await orderEdit.updateOriginalItem({ id: orderId, item_id: itemId, body: { quantity: 3 } })
    const task = await taskOf("edit")
    await orderEdit.confirm({ id: orderId })
    expect((await act(task)).error).toMatchObject({ status: 409, type: "conflict" })
  })

  it("deletes a draft order, even when it is already deleted", async () => {
    const task: DiscardTask = { ...transfer, kind: "draft", orderId: draft_order.id }
    expect((await act(task)).error).toBeNull()
    expect((await act(task)).error).toBeNull()
    await expect(draftOrder.retrieve({ id: draft_order.id })).rejects.toMatchObject({ status: 404 })
  })

  it("fails for a change type that can't be discarded", async () => {
    expect(canDiscard("credit_line")).toBe(false)
    expect((await act({ ...transfer, kind: "credit_line" } as DiscardTask)).error).not.toBeNull()
  })
})
