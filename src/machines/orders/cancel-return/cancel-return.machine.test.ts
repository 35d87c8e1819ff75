import { describe, expect, it } from "vitest"
import type { Return } from "#schema/admin/entities/order-change.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { type CancelReturnTask, createCancelReturnMachine } from "./cancel-return.machine.ts"
import { kindOfReturn, ownerOfReturn, whyNotCancelReturn } from "./cancel-return.rules.ts"

const shop = await openLiveShop()
const { order: orders, return: returns, claim: claims, exchange: exchanges } = shop.admin.admin
const { stock_locations } = await shop.admin.admin.stockLocation.list({ query: { fields: "id" } })
const location_id = String(stock_locations[0]?.id)
const orderId = await placeOrder(shop, 3)
await fulfillOrder(shop, orderId)
const items = (await orders.retrieve({ id: orderId })).order.items.map(({ id }) => ({ id, quantity: 1 }))
const { shipping_options } = await orders.listShippingOptions({ id: orderId })
const shipping_option_id = String(shipping_options.find(({ name }) => name === "Return Parcel")?.id)
const outbound = [{ variant_id: shop.variant("SHIRT-M-WHITE"), quantity: 1 }]

const row = (await returns.initiateRequest({ body: { order_id: orderId, location_id } })).return
await returns.addReturnItem({ id: row.id, body: { items } })
await returns.addReturnShipping({ id: row.id, body: { shipping_option_id } })
await returns.confirmRequest({ id: row.id, body: {} })

const task: CancelReturnTask = { type: "cancelReturn", kind: "return", orderId, returnId: row.id, ownerId: row.id }
const FIELDS = "*items,+claim_id,+exchange_id,+canceled_at"
const read = async (id: string) => (await returns.retrieve({ id, query: { fields: FIELDS } })).return
const order = async () => (await orders.retrieve({ id: orderId, query: { fields: "*items.detail" } })).order
const changes = async () => (await orders.listChanges({ id: orderId, query: { fields: "*actions" } })).order_changes
const whyNot = async (id: string, hasOpenChange = false) =>
  whyNotCancelReturn(await read(id), await order(), await changes(), hasOpenChange)

async function requestClaim() {
  const { claim } = await claims.create({ body: { order_id: orderId, type: "replace" } })
  await claims.addItems({ id: claim.id, body: { items } })
  await claims.addInboundItems({ id: claim.id, body: { items } })
  await claims.addOutboundItems({ id: claim.id, body: { items: outbound } })
  await claims.request({ id: claim.id })
}
async function requestExchange(newItems = outbound) {
  const { exchange } = await exchanges.create({ body: { order_id: orderId } })
  await exchanges.addInboundItems({ id: exchange.id, body: { items } })
  await exchanges.addInboundShipping({ id: exchange.id, body: { shipping_option_id } })
  await exchanges.addOutboundItems({ id: exchange.id, body: { items: newItems } })
  await exchanges.request({ id: exchange.id })
}
async function ownedReturn(key: "claim_id" | "exchange_id"): Promise<Return> {
  const { returns: rows } = await returns.list({ query: { order_id: orderId, fields: FIELDS } })
  const found = rows.find((each) => each[key])
  if (!found) throw new Error("there is no such return")
  return found
}

describe("canceling a return", () => {
  const { act } = taskSuite(shop, createCancelReturnMachine(shop.admin), () => task, "/admin/returns/:id/cancel")

  it("cancels its fulfillment and removes its return shipping from the order", async () => {
    expect((await act(task)).error).toBeNull()
    expect(await read(row.id)).toMatchObject({ status: "canceled" })
    const [line] = (await order()).items
    expect(line?.detail).toMatchObject({ return_requested_quantity: 0 })
  })

  it.each([
    ["claim", "claim_id", requestClaim],
    ["exchange", "exchange_id", requestExchange],
  ] as const)("cancels the %s that it belongs to with its new items", async (kind, key, request) => {
    await request()
    const owned = await ownedReturn(key)
    expect(kindOfReturn(owned)).toBe(kind)
    expect(await whyNot(owned.id)).toBeUndefined()
    const { error } = await act({
      type: "cancelReturn",
      kind,
      orderId,
      returnId: owned.id,
      ownerId: ownerOfReturn(owned),
    } as never)
    expect(error).toBeNull()
    expect(await read(owned.id)).toMatchObject({ status: "canceled" })
    const left = (await order()).items.filter(
      ({ variant_sku, quantity }) => variant_sku === "SHIRT-M-WHITE" && quantity > 0,
    )
    expect(left).toEqual([])
  })

  it("isn't possible while a change is open, after a part was received, or once new items are fulfilled", async () => {
    expect(await whyNot(row.id, true)).toBe("openChange")
    await requestExchange()
    const added = (await order()).items.find(({ variant_sku }) => variant_sku === "SHIRT-M-WHITE")
    const owned = await ownedReturn("exchange_id")
    const shipped = await order()
    const fulfilled = shipped.items.map((item) =>
      item.id === added?.id ? { ...item, detail: { ...item.detail, fulfilled_quantity: 1 } } : item,
    ) as typeof shipped.items
    expect(whyNotCancelReturn(owned, { ...shipped, items: fulfilled }, await changes(), false)).toBe(
      "newItemsFulfilled",
    )
    const received = { ...owned, items: (owned.items ?? []).map((item) => ({ ...item, received_quantity: 1 })) }
    expect(whyNotCancelReturn(received, shipped, await changes(), false)).toBe("received")
  })

  it("keeps the return's fulfillment if a colleague has fulfilled the new items in the meantime", async () => {
    await requestExchange([{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }])
    const owned = await ownedReturn("exchange_id")
    const added = (await order()).items.find(({ variant_sku }) => variant_sku === "MUG-CLASSIC")
    await orders.createFulfillment({ id: orderId, body: { items: [{ id: String(added?.id), quantity: 1 }] } })
    const stale: CancelReturnTask = { ...task, kind: "exchange", returnId: owned.id, ownerId: ownerOfReturn(owned) }
    const { error } = await act(stale)
    expect(error).toMatchObject({ type: "changed_meanwhile" })
    const { fulfillments } = (await returns.retrieve({ id: owned.id, query: { fields: "*fulfillments" } })).return
    expect(fulfillments).toMatchObject([{ canceled_at: null }])
  })

  it("keeps the fulfillment of a return that a colleague has received in the meantime", async () => {
    const made = (await returns.initiateRequest({ body: { order_id: orderId, location_id } })).return
    await returns.addReturnItem({ id: made.id, body: { items } })
    await returns.addReturnShipping({ id: made.id, body: { shipping_option_id } })
    await returns.confirmRequest({ id: made.id, body: {} })
    await returns.initiateReceive({ id: made.id, body: {} })
    await returns.receiveItems({ id: made.id, body: { items } })
    await returns.confirmReceive({ id: made.id, body: {} })
    const stale: CancelReturnTask = { ...task, returnId: made.id, ownerId: made.id }
    const { error } = await act(stale)
    expect(error).not.toBeNull()
    const { fulfillments } = (await returns.retrieve({ id: made.id, query: { fields: "*fulfillments" } })).return
    expect(fulfillments).toMatchObject([{ canceled_at: null }])
  })
})
