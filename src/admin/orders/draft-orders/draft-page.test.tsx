import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { served } from "#mocks/http/served.ts"
import { english } from "#tests/support/english.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.drafts
const shop = await openLiveShop()
const { draftOrder: drafts, order: orders } = shop.admin.admin
const items = [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 2 }]
const { draft_order } = await drafts.create({
  body: { region_id: shop.region, email: "ada@example.com", shipping_address: address, items },
})
const { id } = draft_order
await drafts.beginEdit({ id })
const { shipping_options } = await orders.listShippingOptions({ id })
const shipping_option_id = String(shipping_options[0]?.id)
await drafts.addShippingMethod({ id, body: { shipping_option_id, custom_amount: 4 } })
await drafts.confirmEdit({ id })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const open = () => renderAdminPage(`/admin/draft-orders/${id}`, shop)
const heading = (name: RegExp) => screen.findByRole("heading", { level: 1, name })

describe("a draft's page", () => {
  it("shows the amounts that its order would have", async () => {
    const { order } = await orders.retrieve({ id })
    await open()
    const card = within(
      (await screen.findByRole("heading", { level: 2, name: "Summary" })).closest("section") as HTMLElement,
    )
    const amount = (label: string) => card.getByText(label).nextSibling?.textContent
    expect(amount("Items")).toBe(`€${order.item_subtotal?.toFixed(2)}`)
    expect(amount("Shipping")).toBe("€4.00")
    expect(amount("Tax")).toBe(`€${order.tax_total?.toFixed(2)}`)
    expect(amount("Total")).toBe(`€${order.total?.toFixed(2)}`)
  })

  it("opens the order that the draft has become, from an old link", async () => {
    await drafts.convertToOrder({ id })
    const { address: current } = await open()
    await heading(/^Order #/)
    expect(current()).toBe(`/admin/orders/${id}`)
  })

  it("opens the order if a colleague converts the draft while its page is open", async () => {
    const { queryClient, address: current } = await open()
    await heading(/^Draft #/)
    await drafts.convertToOrder({ id })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await heading(/^Order #/)
    expect(current()).toBe(`/admin/orders/${id}`)
  })

  it("isn't loaded again once it has become an order", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: texts.convert.action }))
    const requests = () => served.get("GET /admin/draft-orders/:id")?.received
    const before = requests()
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: texts.convert.confirm }))
    await heading(/^Order #/)
    expect(requests()).toBe(before)
  })

  it("says that the customer was asked to approve the changes, and returns to it after the edit", async () => {
    const { user, address: current } = await open()
    await user.click(await screen.findByRole("link", { name: texts.edit.action }))
    const request = () => screen.findByRole("button", { name: new RegExp(`^${english.admin.orderEdit.request}`) })
    expect((await request()).getAttribute("aria-disabled")).toBe("true")
    await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
    await waitFor(async () => expect((await request()).getAttribute("aria-disabled")).not.toBe("true"))
    await user.click(await request())
    await screen.findByText(english.admin.orderEdit.requested)
    await user.click(screen.getByRole("button", { name: /^Back to draft/ }))
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: english.admin.orderChange.leave.keep }),
    )
    await screen.findByText(texts.openEdit.requested)
    expect(current()).toBe(`/admin/draft-orders/${id}`)
    const { order_changes } = await orders.listChanges({ id })
    expect(order_changes).toContainEqual(
      expect.objectContaining({ status: "requested", requested_by: expect.any(String) }),
    )
  })
})

it("separates the sentences about confirming the changes of a draft, which a phone shows on one line", async () => {
  const { items: lines = [] } = (await drafts.beginEdit({ id })).draft_order_preview
  await drafts.updateItem({ id, item_id: String(lines[0]?.id), body: { quantity: 3 } })
  await renderAdminPage(`/admin/draft-orders/${id}/edit`, shop)
  await screen.findByRole("button", { name: /^Confirm 1 change/ })
  const { paymentNote, consequence } = texts.edit
  expect(document.body.textContent).toContain(`${paymentNote} ${consequence}`)
})

it("names the item whose stock is short when the conversion is refused, and converts once there is enough", async () => {
  const { variantInventoryItem, inventoryLevel } = shop.backend.db.tables
  const part = variantInventoryItem.first("variant_id", shop.variant("SHIRT-M-BLACK"))
  const level = String(inventoryLevel.by("inventory_item_id", String(part?.inventory_item_id))[0]?.id)
  inventoryLevel.update(level, { stocked_quantity: 1, reserved_quantity: 0 })
  const { user } = await open()
  await user.click(await screen.findByRole("button", { name: texts.convert.action }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: texts.convert.confirm }))
  await dialog.findByText(/^Not enough stock of T-Shirt, M \/ Black at .+\. Available: 1, needed: 2\. The draft wasn’t/)
  expect((await orders.retrieve({ id, query: { fields: "id,is_draft_order" } })).order.is_draft_order).toBe(true)
  inventoryLevel.update(level, { stocked_quantity: 2 })
  await user.click(dialog.getByRole("button", { name: texts.convert.confirm }))
  await heading(/^Order #/)
})
