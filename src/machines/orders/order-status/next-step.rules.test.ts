import { beforeEach, describe, expect, it } from "vitest"
import { subtractMoney } from "#lib/money.ts"
import { orderBalance } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { nextStep, quantitiesOf } from "./next-step.rules.ts"

const shop = await openLiveShop()
const id = await placeOrder(shop)
const { order: orders, payment, return: returns, orderEdit } = shop.admin.admin
const nora = await (await signUpCustomer(shop, "nora@example.com")).store.customer.retrieve()
const { stock_locations } = await shop.admin.admin.stockLocation.list({ query: { fields: "id" } })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const FIELDS =
  "+payment_status,*items.detail,*fulfillments,*fulfillments.items,*payment_collections.payments.captures,*payment_collections.payments.refunds"
const location_id = String(stock_locations[0]?.id)
const read = async () => (await orders.retrieve({ id, query: { fields: FIELDS } })).order
async function next(change: (order: Order) => Order = (order) => order) {
  const { order: preview } = await orders.retrievePreview({ id })
  const { returns: rows } = await returns.list({ query: { order_id: id } })
  return nextStep(change(await read()), preview, rows)
}
const paymentId = async () => String((await read()).payment_collections?.[0]?.payments?.[0]?.id)
const capture = async () => payment.capture({ id: await paymentId(), body: {} })
async function ship() {
  const { fulfillments, items } = await read()
  const body = { items: items.map((item) => ({ id: item.id, quantity: item.quantity })) }
  await orders.createShipment({ id, fulfillment_id: String(fulfillments?.[0]?.id), body })
}
async function requestReturn() {
  const started = (await returns.initiateRequest({ body: { order_id: id, location_id } })).return
  const item = String((await read()).items[0]?.id)
  await returns.addReturnItem({ id: started.id, body: { items: [{ id: item, quantity: 1 }] } })
  await returns.confirmRequest({ id: started.id, body: {} })
  return started.id
}

describe("the next step of an order", () => {
  it("is to capture what is due, then to fulfill, then to ship, then nothing", async () => {
    const { total } = await read()
    expect(await next()).toEqual({ type: "capture", paymentId: await paymentId(), amount: total })
    await capture()
    expect(await next()).toEqual({ type: "fulfill", count: 2 })
    await fulfillOrder(shop, id)
    expect(await next()).toMatchObject({ type: "ship", count: 2 })
    await ship()
    expect(await next()).toBeUndefined()
  })

  it("is to fulfill all open items, also those that need a fulfillment of their own", async () => {
    await capture()
    const order = await read()
    const [item] = order.items
    const gift = { ...item, id: "gift", quantity: 1, requires_shipping: false } as Order["items"][number]
    expect(await next(() => ({ ...order, items: [...order.items, gift] }))).toEqual({ type: "fulfill", count: 3 })
    expect(await next(() => ({ ...order, items: [gift] }))).toEqual({ type: "fulfill", count: 1 })
  })

  it("is to capture the rest after a part was captured", async () => {
    await payment.capture({ id: await paymentId(), body: { amount: 10 } })
    expect(await next()).toMatchObject({ type: "capture", amount: subtractMoney((await read()).total ?? 0, 10) })
  })

  it("is to capture the exact amount of a payment with further decimals", async () => {
    const amount = 39.6627
    const exact = (order: Order): Order => ({
      ...order,
      total: amount,
      summary: { pending_difference: amount } as never,
      payment_collections: (order.payment_collections ?? []).map((collection) => ({
        ...collection,
        payments: (collection.payments ?? []).map((payment) => ({ ...payment, amount })),
      })),
    })
    expect(await next(exact)).toMatchObject({ type: "capture", amount })
  })

  it("is to receive a return before refunding what it is worth", async () => {
    await capture()
    await fulfillOrder(shop, id)
    await ship()
    const returnId = await requestReturn()
    expect(await next()).toMatchObject({ type: "receive", returnId, number: expect.any(Number) })
    await returns.initiateReceive({ id: returnId, body: {} })
    const item = String((await read()).items[0]?.id)
    await returns.receiveItems({ id: returnId, body: { items: [{ id: item, quantity: 1 }] } })
    await returns.confirmReceive({ id: returnId, body: {} })
    const owed = -orderBalance(await read()).due
    expect(owed).toBeGreaterThan(0)
    expect(await next()).toEqual({ type: "refund", paymentId: await paymentId(), amount: owed })
  })

  it("is to continue an open change before anything else", async () => {
    await orderEdit.initiateRequest({ body: { order_id: id } })
    expect(await next()).toMatchObject({ type: "continue", change: { type: "edit" } })
  })

  it("is only about money while a transfer waits for the customer", async () => {
    await orders.requestTransfer({ id, body: { customer_id: nora.customer.id } })
    expect(await next()).toMatchObject({ type: "capture" })
    await capture()
    expect(await next()).toBeUndefined()
  })

  it("is nothing for a canceled order, which has no balance due", async () => {
    await orders.cancel({ id })
    expect(await next()).toBeUndefined()
    expect(orderBalance({ ...(await read()), summary: { pending_difference: 5 } as never }).due).toBe(0)
  })

  it("ignores differences below the smallest unit of the currency", async () => {
    await capture()
    const almost = (order: Order): Order => ({ ...order, summary: { pending_difference: -0.001 } as never })
    expect(await next(almost)).toEqual({ type: "fulfill", count: 2 })
  })
})

describe("the quantities of a fulfillment", () => {
  it("count the parts of an inventory kit once", () => {
    const items = [
      { line_item_id: "a", quantity: 4 },
      { line_item_id: "a", quantity: 2 },
      { line_item_id: "b", quantity: 1 },
    ]
    expect([...quantitiesOf({ items } as never, [])]).toEqual([
      ["a", 2],
      ["b", 1],
    ])
  })
})
