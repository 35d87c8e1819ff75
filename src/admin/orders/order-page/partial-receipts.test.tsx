import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, payment, return: returns, stockLocation } = shop.admin.admin
const id = await placeOrder(shop, 3)
const read = async () => (await orders.retrieve({ id, query: { fields: "*items.detail,*fulfillments" } })).order
const { order: placed } = await orders.retrieve({ id })
await payment.capture({ id: String(placed.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
await fulfillOrder(shop, id)
const line = String(placed.items[0]?.id)
const [fulfillment] = (await read()).fulfillments ?? []
await orders.createShipment({
  id,
  fulfillment_id: String(fulfillment?.id),
  body: { items: [{ id: line, quantity: 3 }] },
})
const [place] = (await stockLocation.list({})).stock_locations
const started = await returns.initiateRequest({ body: { order_id: id, location_id: String(place?.id) } })
const returnId = started.return.id
await returns.addReturnItem({ id: returnId, body: { items: [{ id: line, quantity: 3 }] } })
await returns.confirmRequest({ id: returnId, body: {} })
async function receive(quantity: number) {
  await returns.initiateReceive({ id: returnId, body: {} })
  await returns.receiveItems({ id: returnId, body: { items: [{ id: line, quantity }] } })
  await returns.confirmReceive({ id: returnId, body: {} })
}
const unreceived = shop.backend.db.export()
await receive(1)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

describe("a return that arrives in several parts", () => {
  it("is refunded as it arrives: first nothing, then what has arrived", async () => {
    shop.backend.db.import(unreceived)
    await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByText("Due when the return arrives")
    cleanup()
    shop.backend.db.import(world)
    await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByText("€59.50 of it when the return arrives")
  })

  it("can be received up to what hasn't arrived after the second part", async () => {
    await receive(1)
    const { user } = await renderAdminPage(`/admin/orders/${id}/returns/${returnId}/receive`, shop)
    await user.click(await screen.findByRole("button", { name: "Receive all undamaged" }))
    await screen.findByText("1 of 1")
    await user.click(screen.getByRole("button", { name: "Confirm receipt" }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    const [item] = (await read()).items
    expect(item?.detail).toMatchObject({ return_requested_quantity: 0, return_received_quantity: 3 })
  })

  it("isn't offered for receipt once all parts have arrived", async () => {
    await receive(1)
    await receive(1)
    await renderAdminPage(`/admin/orders/${id}`, shop)
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    const card = within(screen.getByRole("heading", { name: "Returns" }).closest("section") as HTMLElement)
    expect(screen.getByRole("button", { name: /^Refund €/ })).toBeTruthy()
    expect(card.queryByRole("link", { name: /^Receive/ })).toBeNull()
    expect(card.getByText("Received")).toBeTruthy()
  })

  it("is marked as expected in the list of orders until all parts have arrived", async () => {
    const { queryClient } = await renderAdminPage("/admin/orders", shop)
    await screen.findByRole("img", { name: "Return expected" })
    await receive(1)
    await receive(1)
    await queryClient.invalidateQueries()
    await screen.findByRole("img", { name: "Return received" })
    expect(screen.queryByRole("img", { name: "Return expected" })).toBeNull()
  })

  const row = async () => within((await screen.findByRole("link", { name: /^#\d+$/ })).closest("tr") as HTMLElement)

  it("is counted and offered in the list of returns while a part is missing", async () => {
    await renderAdminPage("/admin/returns", shop)
    expect((await row()).getByText("Partially received")).toBeTruthy()
    expect((await row()).getByRole("link", { name: "Receive return" })).toBeTruthy()
    expect(await screen.findByRole("tab", { name: /^Returns\s*1$/ })).toBeTruthy()
  })

  it("is received in the list of returns too once all parts have arrived, and no longer counted", async () => {
    await receive(1)
    await receive(1)
    await renderAdminPage("/admin/returns?status=received", shop)
    expect((await row()).getByText("Received")).toBeTruthy()
    expect((await row()).queryByRole("link", { name: "Receive return" })).toBeNull()
    expect(screen.queryByRole("tab", { name: /^Returns\s*1$/ })).toBeNull()
  })

  it("is counted with any number of others, whose addresses the server still accepts", async () => {
    const table = shop.backend.db.tables.orderReturn
    const row = table.get(returnId)
    // No id contains a U.
    const orderOf = (at: number) => `${id.slice(0, -4)}U${String(at).padStart(3, "0")}`
    for (let at = 0; row && at < 620; at++) table.insert({ ...row, id: `${returnId}${at}`, order_id: orderOf(at) })
    await renderAdminPage("/admin/returns", shop)
    expect(await screen.findByRole("tab", { name: /^Returns\s*621$/ })).toBeTruthy()
  })

  it("is found and counted by its status in the list of returns, also beside others", async () => {
    const other = await placeOrder(shop)
    await fulfillOrder(shop, other)
    const [item] = (await orders.retrieve({ id: other })).order.items
    const { return: second } = await returns.initiateRequest({ body: { order_id: other } })
    await returns.addReturnItem({ id: second.id, body: { items: [{ id: String(item?.id), quantity: 2 }] } })
    await returns.confirmRequest({ id: second.id, body: {} })
    const numbers = async (...statuses: string[]) => {
      const search = `?status=${encodeURIComponent(JSON.stringify(statuses))}`
      const { queryClient } = await renderAdminPage(`/admin/returns${search}`, shop)
      await screen.findByText(/^\d+–\d+ of \d+$|^No matching returns$/)
      const found = screen.queryByText(/^\d+–\d+ of \d+$/)?.textContent ?? "none"
      queryClient.clear()
      cleanup()
      return found
    }
    expect(await numbers("received")).toBe("none")
    expect(await numbers("partially_received")).toBe("1–1 of 1")
    expect(await numbers("partially_received", "requested")).toBe("1–2 of 2")
    await receive(1)
    await receive(1)
    expect(await numbers("partially_received")).toBe("none")
    expect(await numbers("received")).toBe("1–1 of 1")
    expect(await numbers("received", "requested")).toBe("1–2 of 2")
    expect(await numbers("received", "partially_received")).toBe("1–1 of 1")
  })

  it("says that nothing is left if the last part was received elsewhere, and leaves no unfinished receipt", async () => {
    const { user } = await renderAdminPage(`/admin/orders/${id}/returns/${returnId}/receive`, shop)
    const all = await screen.findByRole("button", { name: "Receive all undamaged" })
    await receive(1)
    await receive(1)
    await user.click(all)
    await screen.findByRole("heading", { name: "This return has been received" })
    await user.click(screen.getByRole("button", { name: /^Back to order/ }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect((await orders.retrievePreview({ id })).order.order_change ?? null).toBeNull()
  })
})

describe("a return that a customer has requested", () => {
  /** Returns a fulfilled order's item in the store: such a return has no location. */
  async function requestReturn() {
    const orderId = await placeOrder(shop)
    await fulfillOrder(shop, orderId)
    const { order } = await shop.store.store.order.retrieve({ id: orderId })
    const option = shop.backend.db.tables.shippingOption.first("name", "Return Parcel")
    const { return: row } = await shop.store.store.return.create({
      body: {
        order_id: orderId,
        items: [{ id: String(order.items?.[0]?.id), quantity: 1 }],
        return_shipping: { option_id: String(option?.id) },
      },
    })
    return { id: row.id, path: `/admin/orders/${orderId}/returns/${row.id}/receive` }
  }
  const statusOf = async (returned: string) => (await returns.retrieve({ id: returned })).return.status

  it("is received at the location that shipped the order", async () => {
    const requested = await requestReturn()
    const { user } = await renderAdminPage(requested.path, shop)
    await user.click(await screen.findByRole("button", { name: "Receive all undamaged" }))
    await screen.findByText("1 of 1")
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Location/ }).value).toBe(String(place?.id))
    const confirm = screen.getByRole("button", { name: "Confirm receipt" })
    await waitFor(() => expect(confirm.getAttribute("aria-busy")).toBeNull())
    await user.click(confirm)
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await statusOf(requested.id)).toBe("received")
  })

  it("is received at another location that is chosen after its receipt has begun", async () => {
    const { stock_location: barn } = await stockLocation.create({ body: { name: "Barn" } })
    const { tables } = shop.backend.db
    for (const { id: item } of tables.inventoryItem.all())
      await shop.admin.admin.inventoryItem.createLevel({
        id: item,
        body: { location_id: barn.id, stocked_quantity: 0 },
      })
    const requested = await requestReturn()
    const { user } = await renderAdminPage(requested.path, shop)
    await user.click(await screen.findByRole("button", { name: "Receive all undamaged" }))
    await screen.findByText("1 of 1")
    await user.selectOptions(screen.getByRole("combobox", { name: /^Location/ }), barn.id)
    const confirm = screen.getByRole("button", { name: "Confirm receipt" })
    await waitFor(() => expect(confirm.getAttribute("aria-busy")).toBeNull())
    await user.click(confirm)
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await statusOf(requested.id)).toBe("received")
    const levels = tables.inventoryLevel.by("location_id", barn.id)
    expect(levels.reduce((sum, { stocked_quantity }) => sum + stocked_quantity, 0)).toBe(1)
  })
})
