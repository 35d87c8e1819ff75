import { equal, ok } from "node:assert/strict"
import { cents, found, type Journey } from "./journey.ts"
import { paidOrder } from "./purchase.ts"

/** Edits a paid order: lowers one quantity and adds another item. */
export const orderEdit: Journey = {
  name: "order edit",
  async run(shop, step) {
    const { admin } = shop.sdk
    const order = await step("places and pays an order", () => paidOrder(shop, "edit"))
    const { id } = order
    await step("cancels an edit", async () => {
      await admin.orderEdit.initiateRequest({ body: { order_id: id, description: "a mistake" } })
      equal((await admin.orderEdit.cancelRequest({ id })).deleted, true)
    })
    await step("starts another edit", async () => {
      const { order_change } = await admin.orderEdit.initiateRequest({ body: { order_id: id } })
      equal(order_change.status, "pending")
    })
    await step("adds an item and changes its quantity", async () => {
      const added = [{ variant_id: shop.variants[1], quantity: 1 }]
      const { order_preview } = await admin.orderEdit.addItems({ id, body: { items: added } })
      const actions = order_preview.items?.flatMap((item) => item.actions ?? []) ?? []
      const action = found(
        actions.find((one) => one.action === "ITEM_ADD"),
        "action that adds the item",
      )
      await admin.orderEdit.updateAddedItem({ id, action_id: action.id, body: { quantity: 3 } })
    })
    await step("reduces the quantity of an item", () =>
      admin.orderEdit.updateOriginalItem({ id, item_id: order.line, body: { quantity: 1 } }),
    )
    await step("requests and confirms the edit", async () => {
      await admin.orderEdit.request({ id })
      await admin.orderEdit.confirm({ id })
      const { order: edited } = await admin.order.retrieve({ id, query: { fields: "version,items.quantity" } })
      equal(edited.version, 2)
      const quantities = edited.items?.map(({ quantity }) => Number(quantity)).sort()
      equal(quantities?.join(), "1,3")
    })
    await step("marks the difference as paid", async () => {
      const { order: unpaid } = await admin.order.retrieve({ id, query: { fields: "summary,*payment_collections" } })
      const collection = found(
        unpaid.payment_collections?.find(({ status }) => status === "not_paid"),
        "payment collection for the difference",
      )
      ok(cents(unpaid.summary?.pending_difference) >= cents(2 * shop.price))
      equal(cents(collection.amount), cents(unpaid.summary?.pending_difference))
      await admin.paymentCollection.markAsPaid({ id: collection.id, body: { order_id: id } })
      const { order: paid } = await admin.order.retrieve({ id, query: { fields: "summary" } })
      equal(cents(paid.summary?.pending_difference), 0)
    })
  },
}
