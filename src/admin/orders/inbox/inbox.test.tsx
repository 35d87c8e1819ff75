import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { claim: claims, draftOrder, order: orders, orderEdit, return: returns } = shop.admin.admin

async function sentOrder() {
  const id = await placeOrder(shop)
  await fulfillOrder(shop, id)
  const { order } = await orders.retrieve({ id })
  return { id, number: `#${order.display_id}` }
}
const edited = await sentOrder()
const returned = await sentOrder()
const claimed = await sentOrder()
const quiet = await sentOrder()
await orderEdit.initiateRequest({ body: { order_id: edited.id } })
await returns.initiateRequest({ body: { order_id: returned.id } })
await claims.create({ body: { order_id: claimed.id, type: "refund" } })
const { draft_order } = await draftOrder.create({ body: { region_id: shop.region, email: "ada@example.com" } })

const rowOf = async (number: string) => {
  const link = await screen.findByRole("link", { name: number })
  return within(link.closest("tr") as HTMLElement)
}

describe("inbox", () => {
  it("lists unfinished changes of all orders and links to their pages", async () => {
    await renderAdminPage("/admin/inbox", shop)
    const edit = await rowOf(edited.number)
    expect(edit.getByText("Order edit")).toBeTruthy()
    expect(edit.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(`/admin/orders/${edited.id}/edit`)
    expect((await rowOf(returned.number)).getByText("Return")).toBeTruthy()
    const claim = await rowOf(claimed.number)
    expect(claim.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(`/admin/orders/${claimed.id}/claim`)
    const draft = await rowOf(`#${draft_order.display_id}`)
    expect(draft.getByRole("link", { name: "View" }).getAttribute("href")).toBe(`/admin/draft-orders/${draft_order.id}`)
    expect(screen.queryByRole("link", { name: quiet.number })).toBeNull()
    expect(screen.getByText(/^4 open\..*latest 4 of 4 orders/)).toBeTruthy()
  })

  it("discards an unfinished change after confirmation", async () => {
    const { user } = await renderAdminPage("/admin/inbox", shop)
    const row = await rowOf(edited.number)
    await user.click(row.getByRole("button", { name: `Discard order edit ${edited.number}` }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("button", { name: "Discard order edit" }))
    await waitFor(() => expect(screen.queryByRole("link", { name: edited.number })).toBeNull())
    expect((await orders.retrievePreview({ id: edited.id })).order.order_change ?? null).toBeNull()
  })
})

describe("an unfinished return of an order that isn't among the latest", () => {
  it("is listed with its order's number and email", async () => {
    const recent = await openLiveShop()
    const { inventoryLevel: levels } = recent.backend.db.tables
    for (const { id } of levels.all()) levels.update(id, { stocked_quantity: 1_000 })
    const old = await placeOrder(recent)
    await fulfillOrder(recent, old)
    await recent.admin.admin.return.initiateRequest({ body: { order_id: old } })
    for (let count = 0; count < 25; count++) await placeOrder(recent)
    const { order } = await recent.admin.admin.order.retrieve({ id: old })
    await renderAdminPage("/admin/inbox", recent)
    const row = await rowOf(`#${order.display_id}`)
    expect(row.getByText("Return")).toBeTruthy()
    expect(row.getByText("guest@example.com")).toBeTruthy()
    expect(screen.getByText(/^1 open\..*latest 25 of 26 orders/)).toBeTruthy()
  })
})
