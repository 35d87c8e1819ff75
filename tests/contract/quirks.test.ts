import { beforeEach, describe, expect, it } from "vitest"
import {
  enterDetails,
  fillCart,
  fulfillOrder,
  openLiveShop,
  placeOrder,
  startPayment,
} from "#tests/support/live-shop.ts"

/** Surprising behavior of the real server (2.21.2) that the mock reproduces, described in `docs/server-quirks.md`. */
const shop = await openLiveShop()
const { cart: carts } = shop.store.store
const { order: orders, payment: payments, product: products, reservation, return: returns, taxRate } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

/** A cart that is ready to complete: its id and the authorized amount. */
async function readyCart() {
  const { id } = await fillCart(shop)
  await enterDetails(shop.store, id)
  const { payment_collection } = await startPayment(shop.store, id)
  return { id, authorized: payment_collection.amount }
}
async function orderOf(id: string) {
  const { order } = await orders.retrieve({ id, query: { fields: "*items.detail,*payment_collections.payments" } })
  const [item] = order.items
  const pay = order.payment_collections?.[0]?.payments?.[0]
  if (!item || !pay) throw new Error("the order has no item or no payment")
  return { order, item, payment: pay }
}

describe("quirks of the real server", () => {
  it("updates another cart's address by its id", async () => {
    const [ownCart, other] = [await readyCart(), await readyCart()]
    const { cart } = await carts.retrieve({ id: other.id })
    const shipping_address = { id: cart.shipping_address?.id, city: "Elsewhere" }
    await carts.update({ id: ownCart.id, body: { shipping_address } as never })
    expect((await carts.retrieve({ id: other.id })).cart.shipping_address?.city).toBe("Elsewhere")
  })

  it.each([
    [0.4, 0],
    [0.6, 1],
  ])("rounds a cart quantity of %s to %s", async (quantity, rounded) => {
    const item = { variant_id: shop.variant("MUG-CLASSIC"), quantity }
    const { cart } = await carts.create({ body: { region_id: shop.region, items: [item] } })
    expect(cart.items?.map((line) => line.quantity)).toEqual([rounded])
    const { cart: more } = await carts.createLineItem({ id: cart.id, body: { ...item, quantity: 1 } })
    expect(more.items?.map((line) => line.quantity)).toEqual([rounded + 1])
    const { cart: less } = await carts.createLineItem({ id: cart.id, body: item })
    expect(less.items?.map((line) => line.quantity)).toEqual([2 * rounded + 1])
  })

  it.each([-5, 0.5])("reserves a quantity of %s", async (quantity) => {
    const [level] = shop.backend.db.tables.inventoryLevel.all()
    if (!level) throw new Error("the shop doesn't track stock")
    const body = { inventory_item_id: level.inventory_item_id, location_id: level.location_id, quantity }
    expect((await reservation.create({ body })).reservation.quantity).toBe(quantity)
  })

  it("matches promotion codes case-sensitively", async () => {
    const { id } = await readyCart()
    const add = (code: string) => carts.addPromotions({ id, body: { promo_codes: [code] } })
    const refusal = { status: 400, message: "The promotion code welcome10 is invalid" }
    await expect(add("welcome10")).rejects.toMatchObject(refusal)
    expect((await add("WELCOME10")).cart.promotions?.map(({ code }) => code)).toEqual(["WELCOME10"])
  })

  it("completes a cart at the authorized tax after the tax rate was raised", async () => {
    const { id, authorized } = await readyCart()
    const { tax_rates } = await taxRate.list({ query: { limit: 100 } })
    for (const { id: rate } of tax_rates) await taxRate.update({ id: rate, body: { rate: 80 } })
    const answer = await carts.complete({ id })
    if (answer.type !== "order") throw new Error("the cart can't be completed")
    expect(answer.order.total).toBe(authorized)
  })

  it("refuses to fulfill a quantity of 0.5, but not 1.5", async () => {
    const { order, item } = await orderOf(await placeOrder(shop))
    const fulfilling = orders.createFulfillment({ id: order.id, body: { items: [{ id: item.id, quantity: 0.5 }] } })
    await expect(fulfilling).rejects.toMatchObject({
      status: 400,
      message: `Quantity of item ${item.id} must be greater than 0.`,
    })
    await orders.createFulfillment({ id: order.id, body: { items: [{ id: item.id, quantity: 1.5 }] } })
    expect((await orderOf(order.id)).item.detail?.fulfilled_quantity).toBe(1.5)
  })

  it("captures a fraction of a cent and then the full amount", async () => {
    const { order, payment } = await orderOf(await placeOrder(shop))
    await payments.capture({ id: payment.id, body: { amount: 0.001 } })
    const { payment: captured } = await payments.capture({ id: payment.id, body: { amount: Number(payment.amount) } })
    expect(captured.captures?.map(({ amount }) => amount)).toEqual([0.001, payment.amount])
    const { order: after } = await orders.retrieve({ id: order.id, query: { fields: "*payment_collections" } })
    expect(after.payment_collections?.[0]?.status).toBe("completed")
  })

  it("creates a product with an unknown sales channel or shipping profile, but not with an unknown type", async () => {
    const create = (body: object) =>
      products.create({ body: { title: "Hat", options: [{ title: "Size", values: ["S"] }], ...body } })
    const { product: hat } = await create({ sales_channels: [{ id: "sc_unknown" }] })
    expect(hat.sales_channels).toEqual([])
    const { products: found } = await products.list({ query: { sales_channel_id: ["sc_unknown"] } })
    expect(found.map(({ id }) => id)).toEqual([hat.id])
    const { product: cap } = await create({ handle: "cap", shipping_profile_id: "sp_unknown" })
    const { product: again } = await products.retrieve({ id: cap.id, query: { fields: "id,*shipping_profile" } })
    expect(again).not.toHaveProperty("shipping_profile")
    await expect(create({ handle: "scarf", type_id: "ptyp_unknown" })).rejects.toMatchObject({ status: 404 })
  })
})

describe("a return without a location", () => {
  /** A return of one item of a fulfilled order that only has to be confirmed as received. */
  async function arrivedReturn() {
    const orderId = await placeOrder(shop)
    await fulfillOrder(shop, orderId)
    const { item } = await orderOf(orderId)
    const { return: started } = await returns.initiateRequest({ body: { order_id: orderId } })
    const { id } = started
    const items = [{ id: item.id, quantity: 1 }]
    await returns.addReturnItem({ id, body: { items } })
    await returns.confirmRequest({ id, body: {} })
    await returns.initiateReceive({ id, body: {} })
    await returns.receiveItems({ id, body: { items } })
    return { id, orderId }
  }

  it("can't be received where the items have inventory, and keeps its status", async () => {
    const { id, orderId } = await arrivedReturn()
    await expect(returns.confirmReceive({ id, body: {} })).rejects.toMatchObject({
      status: 400,
      message: "Cannot receive the Return at location null",
    })
    const { return: after } = await returns.retrieve({ id, query: { fields: "id,status,*items" } })
    expect(after).toMatchObject({ status: "requested", items: [{ received_quantity: 0 }] })
    expect((await orderOf(orderId)).item.detail?.return_received_quantity).toBe(0)
  })

  it("can be received where they have none", async () => {
    for (const variant of shop.backend.db.tables.productVariant.all())
      shop.backend.db.tables.productVariant.update(variant.id, { manage_inventory: false })
    const { id } = await arrivedReturn()
    expect((await returns.confirmReceive({ id, body: {} })).return.status).toBe("received")
  })
})
