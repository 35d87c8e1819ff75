import { describe, expect, it } from "vitest"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createDraftOrderMachine, type DraftTask, whyNotConvert } from "./draft-order.machine.ts"

const shop = await openLiveShop()
const { draftOrder: drafts, order: orders } = shop.admin.admin
const shirt = { variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }
const { draft_order } = await drafts.create({ body: { region_id: shop.region, email: "ada@example.com" } })
const { id } = draft_order
const task = (type: DraftTask["type"]): DraftTask => ({ type, orderId: id })
const read = async () => ({
  order: (await orders.retrieve({ id, query: { fields: "+email" } })).order,
  change: openChange((await orders.retrievePreview({ id })).order),
})
const whyNot = async () => {
  const { order, change } = await read()
  return whyNotConvert(order, change)
}

describe("a draft order", () => {
  const { act } = taskSuite(
    shop,
    createDraftOrderMachine(shop.admin),
    () => task("convert"),
    "/admin/draft-orders/:id/*",
  )

  it("reports what is missing before conversion", async () => {
    expect(await whyNot()).toBe("noItems")
    await drafts.beginEdit({ id })
    await drafts.addItems({ id, body: { items: [shirt] } })
    expect(await whyNot()).toBe("openEdit")
    await drafts.confirmEdit({ id })
    expect(await whyNot()).toBe("noAddress")
    await drafts.update({ id, body: { shipping_address: address } })
    expect(await whyNot()).toBeUndefined()
    const { order } = await read()
    expect(whyNotConvert({ ...order, email: null }, null)).toBe("noEmail")
  })

  it("becomes an order with a pending payment, only once", async () => {
    await act(task("convert"))
    expect((await read()).order).toMatchObject({ status: "pending" })
    expect((await act(task("convert"))).error).toMatchObject({ type: "invalid_data" })
    expect((await act(task("delete"))).error).not.toBeNull()
  })

  it("can be deleted", async () => {
    await act(task("delete"))
    await expect(drafts.retrieve({ id })).rejects.toMatchObject({ status: 404 })
  })
})
