import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit: edits } = shop.admin.admin
const id = await placeOrder(shop)
const itemId = String((await orders.retrieve({ id })).order.items[0]?.id)
const { shipping_options } = await orders.listShippingOptions({ id })
const option = String(shipping_options[0]?.id)
const { tables } = shop.backend.db
const levelId = () => {
  const part = tables.variantInventoryItem.first("variant_id", shop.variant("SHIRT-M-BLACK"))
  return String(tables.inventoryLevel.by("inventory_item_id", String(part?.inventory_item_id))[0]?.id)
}
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

/** An edit to four shirts with a shipping method, of which only `stocked` shirts are there. */
async function startEdit(stocked: number) {
  await edits.initiateRequest({ body: { order_id: id } })
  await edits.updateOriginalItem({ id, item_id: itemId, body: { quantity: 4 } })
  await edits.addShipping({ id, body: { shipping_option_id: option, custom_amount: 14 } })
  shop.backend.db.tables.inventoryLevel.update(levelId(), { stocked_quantity: stocked })
}
const confirmations = () =>
  shop.backend.journal.entries({}).filter(({ path }) => /\/order-edits\/[^/]+\/confirm$/.test(path)).length
const button = () => screen.getByRole("button", { name: /^Confirm \d changes$/ })
async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
  return page
}

describe("an edit for which stock is short", () => {
  it("isn't sent, and is confirmed as previewed once there is enough", async () => {
    await startEdit(3)
    const { user } = await open()
    const before = confirmations()
    const { total } = (await orders.retrievePreview({ id })).order
    await user.click(button())
    expect(
      await screen.findByText(/^Not enough stock of T-Shirt, M \/ Black at .+: 3, needed: 4\. Nothing was sent/),
    ).toBeTruthy()
    expect(confirmations()).toBe(before)
    shop.backend.db.tables.inventoryLevel.update(levelId(), { stocked_quantity: 4 })
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    await user.click(button())
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    const { order } = await orders.retrieve({ id, query: { fields: "total" } })
    expect(order.total).toBeCloseTo(total ?? 0)
  })

  it("isn't sent for an item that no location stocks", async () => {
    await startEdit(9)
    shop.backend.db.tables.inventoryLevel.remove(levelId())
    const { user } = await open()
    const before = confirmations()
    await user.click(button())
    expect(await screen.findByText(/^No location stocks T-Shirt, M \/ Black\. Nothing was sent/)).toBeTruthy()
    expect(confirmations()).toBe(before)
    await expect(edits.confirm({ id })).rejects.toThrow("is not associated with any stock location")
  })

  it("isn't confirmed again after the server has refused it nevertheless: it can only be discarded", async () => {
    await startEdit(9)
    const { user } = await open()
    const body = { type: "not_allowed", message: "Not enough stock available for item iitem_1 at location sloc_1" }
    shop.backend.faults.set([{ method: "POST", path: "/admin/order-edits/:id/confirm", status: 400, body, times: 1 }])
    await user.click(button())
    expect(await screen.findByText("This change can’t be confirmed any more")).toBeTruthy()
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    const before = confirmations()
    expect(button().getAttribute("aria-disabled")).toBe("true")
    await user.click(button())
    expect(confirmations()).toBe(before)
    await user.click(screen.getAllByRole("button", { name: "Discard changes" })[0] as HTMLElement)
    expect(await screen.findByRole("dialog")).toBeTruthy()
  })

  it("can only be discarded after a refused confirmation, also on a page opened later", async () => {
    await startEdit(3)
    await expect(edits.confirm({ id })).rejects.toThrow("Not enough stock")
    shop.backend.db.tables.inventoryLevel.update(levelId(), { stocked_quantity: 9 })
    await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    expect(await screen.findByText("This change can’t be confirmed any more")).toBeTruthy()
    const confirm = await screen.findByRole("button", { name: /^Confirm \d changes?$/ })
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
  })
})
