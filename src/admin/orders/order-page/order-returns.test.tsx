import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const {
  order: orders,
  orderEdit: edits,
  return: returns,
  returnReason: reasons,
  promotion: promotions,
} = shop.admin.admin
await promotions.create({
  body: {
    code: "TENTH",
    type: "standard",
    status: "active",
    is_automatic: true,
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
  },
})
const id = await placeOrder(shop)
await edits.initiateRequest({ body: { order_id: id } })
await edits.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-M-WHITE"), quantity: 2 }] } })
await edits.confirm({ id })
await fulfillOrder(shop, id)
const { return_reason: small } = await reasons.create({ body: { value: "small", label: "Too small" } })
const { return_reason: broken } = await reasons.create({ body: { value: "broken", label: "Arrived damaged" } })
const { items } = (await orders.retrieve({ id })).order
const { id: returnId } = (await returns.initiateRequest({ body: { order_id: id } })).return
const why = [{ reason_id: small.id }, { reason_id: broken.id, internal_note: "Handle" }]
await returns.addReturnItem({
  id: returnId,
  body: { items: items.map((item, at) => ({ id: item.id, quantity: 1, ...why[at] })) },
})
await returns.confirmRequest({ id: returnId, body: {} })

describe("a return of several items", () => {
  it("says of each why it comes back", async () => {
    await renderAdminPage(`/admin/orders/${id}`, shop)
    const heading = await screen.findByRole("heading", { level: 2, name: "Returns" })
    const card = within(heading.closest("section") as HTMLElement)
    expect(await card.findByText("T-Shirt, M / Black: Too small")).toBeTruthy()
    expect(card.getByText("T-Shirt, M / White: Arrived damaged · “Handle”")).toBeTruthy()
  })

  it("says nothing about recalculated discounts where it is received: the discount goes back with its items", async () => {
    const { user } = await renderAdminPage(`/admin/orders/${id}/returns/${returnId}/receive`, shop)
    await user.click(await screen.findByRole("button", { name: "Receive all undamaged" }))
    expect((await screen.findAllByText("Discount")).length).toBeGreaterThan(0)
    expect(screen.queryByText(/stays as ordered|recalculated/)).toBeNull()
  })
})
