import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLiveShop, placeOrder, setStock } from "#tests/support/live-shop.ts"
import { createFulfillMachine } from "./fulfill.machine.ts"

const SKU = "SHIRT-M-BLACK"
const openShop = async () => {
  const shop = await openLiveShop()
  const { tables } = shop.backend.db
  const variantId = shop.variant(SKU)
  const itemId = String(tables.variantInventoryItem.first("variant_id", variantId)?.inventory_item_id)
  /** Fulfills a quantity of each line of an order. */
  const fulfillEach = async (id: string, quantity: number) => {
    const actor = createActor(createFulfillMachine(shop.admin), { input: { orderId: id } }).start()
    const { context } = await waitFor(actor, (s) => s.matches("choosing"))
    const lines = context.data?.order.items ?? []
    const quantities = Object.fromEntries(lines.map((line) => [line.id, quantity]))
    actor.send({ type: "choose", choice: { quantities } })
    actor.send({ type: "fulfill" })
    return (await waitFor(actor, (s) => s.status === "done" || s.matches("choosing"))).output
  }
  const stock = () => ({
    levels: tables.inventoryLevel
      .by("inventory_item_id", itemId)
      .map(({ stocked_quantity, reserved_quantity }) => [stocked_quantity, reserved_quantity]),
    reserved: tables.reservation.by("inventory_item_id", itemId).map(({ quantity }) => quantity),
  })
  return { ...shop, variantId, productId: String(tables.productVariant.get(variantId)?.product_id), fulfillEach, stock }
}

describe("fulfilling a part of a reservation", () => {
  it("keeps the rest reserved of a backorder of which only a part is in stock", async () => {
    const shop = await openShop()
    const { variantId: variant_id, productId: id } = shop
    await shop.admin.admin.product.updateVariant({ id, variant_id, body: { allow_backorder: true } })
    setStock(shop, SKU, 0)
    const orderId = await placeOrder(shop, 6)
    setStock(shop, SKU, 2)
    expect(shop.stock()).toEqual({ levels: [[2, 6]], reserved: [6] })
    expect(await shop.fulfillEach(orderId, 2)).toEqual({ outcome: "fulfilled" })
    expect(shop.stock()).toEqual({ levels: [[0, 4]], reserved: [4] })
  })

  it("works for two lines that share stock of which little is free", async () => {
    const shop = await openShop()
    const { orderEdit: edits } = shop.admin.admin
    setStock(shop, SKU, 20)
    const id = await placeOrder(shop, 6)
    await edits.initiateRequest({ body: { order_id: id } })
    await edits.addItems({ id, body: { items: [{ variant_id: shop.variantId, quantity: 6 }] } })
    await edits.confirm({ id })
    setStock(shop, SKU, 15)
    expect(shop.stock()).toEqual({ levels: [[15, 12]], reserved: [6, 6] })
    expect(await shop.fulfillEach(id, 2)).toEqual({ outcome: "fulfilled" })
    expect(shop.stock()).toEqual({ levels: [[11, 8]], reserved: [4, 4] })
  })
})
