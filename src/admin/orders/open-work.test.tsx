import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, claim } = shop.admin.admin
const { inventoryItem } = shop.admin.admin
for (const { id, location_levels } of (
  await inventoryItem.list({ query: { fields: "id,location_levels.location_id" } })
).inventory_items)
  for (const { location_id } of location_levels ?? [])
    await inventoryItem.updateLevel({ id, location_id, body: { stocked_quantity: 100 } })

const numberOf = async (id: string) =>
  `#${(await orders.retrieve({ id, query: { fields: "display_id" } })).order.display_id}`
const itemOf = async (id: string) => String((await orders.retrieve({ id })).order.items[0]?.id)

/** Fulfills a quantity of the order's item; returns the id of the fulfillment. */
async function fulfill(id: string, quantity: number): Promise<string> {
  await orders.createFulfillment({ id, body: { items: [{ id: await itemOf(id), quantity }] } })
  const { order } = await orders.retrieve({ id, query: { fields: "*fulfillments" } })
  return String(order.fulfillments?.at(-1)?.id)
}
async function ship(id: string, quantity: number): Promise<string> {
  const fulfillment_id = await fulfill(id, quantity)
  await orders.createShipment({ id, fulfillment_id, body: { items: [{ id: await itemOf(id), quantity }] } })
  return fulfillment_id
}

const partlyShipped = await placeOrder(shop, 3)
await ship(partlyShipped, 2)
const partlyDelivered = await placeOrder(shop, 3)
await orders.markAsDelivered({ id: partlyDelivered, fulfillment_id: await ship(partlyDelivered, 2) })
const unpacked = await placeOrder(shop)
await orders.cancelFulfillment({ id: unpacked, fulfillment_id: await fulfill(unpacked, 2), body: {} })
const replaced = await placeOrder(shop)
await ship(replaced, 2)
await orders.complete({ id: replaced, body: {} })
const shippingOptions = await shop.admin.admin.order.listShippingOptions({ id: replaced })
const option = String(
  shippingOptions.shipping_options.find(
    ({ rules }) => !(rules ?? []).some(({ attribute, value }) => attribute === "is_return" && String(value) === "true"),
  )?.id,
)
const started = await claim.create({ body: { order_id: replaced, type: "replace" } })
await claim.addItems({ id: started.claim.id, body: { items: [{ id: await itemOf(replaced), quantity: 1 }] } })
await claim.addOutboundItems({
  id: started.claim.id,
  body: { items: [{ variant_id: shop.variant("SHIRT-M-BLACK"), quantity: 1, unit_price: 0 }] },
})
await claim.addOutboundShipping({ id: started.claim.id, body: { shipping_option_id: option } })
await claim.request({ id: started.claim.id })
const packed = await placeOrder(shop)
await fulfillOrder(shop, packed)
const canceled = await placeOrder(shop)
await orders.cancel({ id: canceled })

const toFulfill = await Promise.all([replaced, unpacked, partlyDelivered, partlyShipped].map(numberOf))
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const shown = () => screen.queryAllByRole("link", { name: /^#\d+$/ }).map(({ textContent }) => textContent)

describe("orders with items to fulfill", () => {
  it("are all counted on the home page, which leads to them", async () => {
    const { user } = await renderAdminPage("/admin", shop)
    await user.click(await screen.findByRole("link", { name: /^Orders to fulfill ?4$/ }))
    await waitFor(() => expect(shown()).toEqual(toFulfill))
    expect((await screen.findByRole("link", { name: "Unfulfilled" })).getAttribute("aria-current")).toBe("page")
  })

  it("can be fulfilled from the quick view", async () => {
    const { user } = await renderAdminPage("/admin/orders?work=fulfill", shop)
    await waitFor(() => expect(shown()).toEqual(toFulfill))
    act(() => screen.getByRole("link", { name: toFulfill[0] as string }).focus())
    await user.keyboard(" ")
    for (const number of toFulfill) {
      const dialog = within(await screen.findByRole("dialog", { name: `Order ${number}` }))
      expect(await dialog.findByRole("link", { name: "Fulfill items" })).toBeTruthy()
      await user.keyboard("{ArrowDown}")
    }
  })
})

it("lists the orders with fulfillments to ship", async () => {
  const { user } = await renderAdminPage("/admin/orders", shop)
  await user.click(await screen.findByRole("link", { name: "To ship" }))
  const number = await numberOf(packed)
  await waitFor(() => expect(shown()).toEqual([number]))
})
