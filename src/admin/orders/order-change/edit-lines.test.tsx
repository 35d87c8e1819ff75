import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { orderEdit, order: orders } = shop.admin.admin
const id = await placeOrder(shop)
const itemId = String((await orders.retrieve({ id })).order.items[0]?.id)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const open = async () => {
  const page = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  await screen.findByRole("spinbutton")
  const heading = screen.getAllByRole("heading", { level: 2, name: "Items" })[0]
  return { ...page, items: within(heading?.closest("section") as HTMLElement) }
}

describe("the items of an order edit", () => {
  it("have amounts with tax where the summary's amounts include tax", async () => {
    shop.backend.db.tables.orderLineItem.update(itemId, { is_tax_inclusive: true })
    const { items } = await open()
    expect(items.getByText("€25.00 each")).toBeTruthy()
    expect(items.getByText("€50.00")).toBeTruthy()
  })

  it("keep the focus in a note's field that was emptied", async () => {
    await orderEdit.initiateRequest({ body: { order_id: id } })
    await orderEdit.updateOriginalItem({ id, item_id: itemId, body: { quantity: 2, internal_note: "Gift" } })
    const { user } = await open()
    const field = screen.getByLabelText<HTMLInputElement>(/^Note/)
    await user.clear(field)
    await user.keyboard("{Enter}")
    const noteNow = async () => {
      const [item] = (await orders.retrievePreview({ id })).order.items
      return item?.actions?.at(-1)?.internal_note ?? ""
    }
    await waitFor(async () => expect(await noteNow()).toBe(""))
    await waitFor(() => expect(field.value).toBe(""))
    expect(field.closest("details")?.open).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  it("keep a note when the quantity is changed", async () => {
    await orderEdit.initiateRequest({ body: { order_id: id } })
    await orderEdit.updateOriginalItem({ id, item_id: itemId, body: { quantity: 3, internal_note: "Gift" } })
    await orderEdit.updateOriginalItem({ id, item_id: itemId, body: { quantity: 4 } })
    await open()
    expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe("Gift")
  })
})
