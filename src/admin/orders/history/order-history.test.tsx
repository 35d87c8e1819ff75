import { cleanup, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit: edits, return: returns, returnReason, stockLocation } = shop.admin.admin

const history = async () =>
  within((await screen.findByRole("heading", { name: "History" })).closest("section") as HTMLElement)

const WHY = "Too small · “Hole in the sleeve”"
const { return_reason } = await returnReason.create({ body: { label: "Too small", value: "too_small" } })

async function requestReturn() {
  const id = await placeOrder(shop)
  await fulfillOrder(shop, id)
  const [place] = (await stockLocation.list({})).stock_locations
  const started = await returns.initiateRequest({ body: { order_id: id, location_id: String(place?.id) } })
  const returnId = started.return.id
  const item = { id: String((await orders.retrieve({ id })).order.items[0]?.id), quantity: 1 }
  const why = { reason_id: return_reason.id, internal_note: "Hole in the sleeve" }
  await returns.addReturnItem({ id: returnId, body: { items: [{ ...item, ...why }] } })
  await returns.confirmRequest({ id: returnId, body: {} })
  return { id, returnId }
}

describe("history of an order", () => {
  it("keeps the name of an item that a later edit removed", async () => {
    const id = await placeOrder(shop)
    await edits.initiateRequest({ body: { order_id: id } })
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }]
    await edits.addItems({ id, body: { items } })
    await edits.confirm({ id })
    const added = (await orders.retrieve({ id })).order.items.find((item) => item.variant_id === items[0]?.variant_id)
    await edits.initiateRequest({ body: { order_id: id } })
    await edits.updateOriginalItem({ id, item_id: String(added?.id), body: { quantity: 0 } })
    await edits.confirm({ id })
    await renderAdminPage(`/admin/orders/${id}`, shop)
    const card = await history()
    const name = [added?.product_title, added?.variant_title].filter(Boolean).join(", ")
    expect(await card.findByText(`2 × ${name} added`)).toBeTruthy()
    expect(card.getByText(`2 × ${name} removed`)).toBeTruthy()
  })

  it("names the edit of a draft the same before and after its conversion", async () => {
    const { draftOrder: drafts } = shop.admin.admin
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
    const body = { region_id: shop.region, email: "ada@example.com", items }
    const { id } = (await drafts.create({ body })).draft_order
    await drafts.beginEdit({ id })
    await drafts.addItems({ id, body: { items } })
    await drafts.confirmEdit({ id })
    await renderAdminPage(`/admin/draft-orders/${id}`, shop)
    const before = await (await history()).findByText(/ confirmed the edit$/)
    const sentence = String(before.textContent)
    cleanup()
    await drafts.convertToOrder({ id })
    await renderAdminPage(`/admin/orders/${id}`, shop)
    expect(await (await history()).findByText(sentence)).toBeTruthy()
  })

  it("says that the customer requested a return that no admin confirmed", async () => {
    const { id } = await requestReturn()
    const { orderChange } = shop.backend.db.tables
    const change = orderChange.by("order_id", id).find(({ change_type }) => change_type === "return_request")
    orderChange.update(String(change?.id), { created_by: null, requested_by: null, confirmed_by: null })
    await renderAdminPage(`/admin/orders/${id}`, shop)
    expect(await (await history()).findByText("The customer requested a return")).toBeTruthy()
  })

  it("shows the price of an added item and the discounts that were recalculated", async () => {
    const { promotion: promotions } = shop.admin.admin
    const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
    await promotions.create({
      body: { code: "TENTH", type: "standard", status: "active", is_automatic: true, application_method: method },
    })
    const id = await placeOrder(shop)
    await edits.initiateRequest({ body: { order_id: id } })
    const { order_preview } = await edits.addItems({
      id,
      body: { items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }] },
    })
    const added = order_preview.items.find((item) => item.variant_sku === "MUG-CLASSIC")
    const action_id = String(added?.actions?.find(({ action }) => action === "ITEM_ADD")?.id)
    await edits.updateAddedItem({ id, action_id, body: { quantity: 2, unit_price: 7.5 } })
    const change = (await orders.retrievePreview({ id })).order.order_change
    await orders.updateOrderChange({ id: String(change?.id), body: { carry_over_promotions: true } })
    await edits.confirm({ id })
    await renderAdminPage(`/admin/orders/${id}`, shop)
    const card = await history()
    const name = [added?.product_title, added?.variant_title].filter(Boolean).join(", ")
    expect(await card.findByText(`2 × ${name} added`)).toBeTruthy()
    expect(card.getByText(`${name}: €7.50 each`)).toBeTruthy()
    // 10 % of two shirts at 25.00 and two mugs at 7.50, without tax as in the summary.
    expect(card.getByText("Discounts recalculated: -€6.50")).toBeTruthy()
  })

  it("shows the reason and the note of a returned item, as do its line and its return", async () => {
    const { id } = await requestReturn()
    await renderAdminPage(`/admin/orders/${id}`, shop)
    expect(await (await history()).findByText(new RegExp(`to be returned · ${WHY}$`))).toBeTruthy()
    expect(screen.getByText(new RegExp(`^return: ${WHY}$`, "i"))).toBeTruthy()
    expect(screen.getByText(WHY)).toBeTruthy()
  })

  it("isn't needed to receive a return: its page shows the reason and the note", async () => {
    const { id, returnId } = await requestReturn()
    await renderAdminPage(`/admin/orders/${id}/returns/${returnId}/receive`, shop)
    expect(await screen.findByText(WHY)).toBeTruthy()
  })
})
