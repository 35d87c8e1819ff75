import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, exchange: exchanges, reservation: reservations, stockLocation: locations } = shop.admin.admin
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const [white, black] = [shop.variant("SHIRT-M-WHITE"), shop.variant("SHIRT-M-BLACK")]
const { stock_location: barn } = await locations.create({ body: { name: "Barn" } })
for (const { id: item } of shop.backend.db.tables.inventoryItem.all())
  await shop.admin.admin.inventoryItem.createLevel({ id: item, body: { location_id: barn.id, stocked_quantity: 0 } })
// Confirmed without a shipping method, so that nothing is reserved for the new items.
const { exchange } = await exchanges.create({ body: { order_id: id } })
const returned = ((await orders.retrieve({ id })).order.items ?? []).map((item) => ({ id: item.id, quantity: 1 }))
await exchanges.addInboundItems({ id: exchange.id, body: { items: returned } })
const added = [white, black].map((variant_id) => ({ variant_id, quantity: 2 }))
await exchanges.addOutboundItems({ id: exchange.id, body: { items: added } })
await exchanges.request({ id: exchange.id })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

/** Reserved quantities of a variant's new items. */
async function reserved(variant: string) {
  const { order } = await orders.retrieve({ id, query: { fields: "*items.detail" } })
  const lines = order.items.filter((item) => item.variant_id === variant && item.detail?.fulfilled_quantity === 0)
  const { reservations: rows } = await reservations.list({ query: { line_item_id: lines.map((line) => line.id) } })
  return rows.map(({ quantity }) => quantity)
}

async function openPage() {
  const { user } = await renderAdminPage(`/admin/orders/${id}/fulfill`, shop)
  await screen.findByText("No stock is reserved for T-Shirt, M / White, T-Shirt, M / Black")
  const button = () => screen.getByRole("button", { name: /^Reserve stock at / })
  const rest = () => waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
  return {
    user,
    button,
    rest,
    choose: async (name: string, quantity: number) => {
      const field = screen.getByRole("spinbutton", { name })
      await user.clear(field)
      await user.type(field, `${quantity}{Enter}`)
    },
    fulfill: async (name: string) => {
      await user.click(screen.getByRole("button", { name }))
      await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    },
  }
}
const whiteField = "Quantity of T-Shirt, M / White to fulfill"
const blackField = "Quantity of T-Shirt, M / Black to fulfill"

describe("reserving stock while fulfilling", () => {
  it("says that stock is reserved only for items whose stock it has reserved", async () => {
    const { user, button, choose, fulfill } = await openPage()
    await choose(blackField, 0)
    await user.click(button())
    expect(await screen.findByText("Stock is reserved for T-Shirt, M / White")).toBeTruthy()
    await choose(blackField, 1)
    expect(screen.getByText("No stock is reserved for T-Shirt, M / Black")).toBeTruthy()
    expect(screen.queryByText(/^Stock is reserved for/)).toBeNull()
    await user.click(button())
    expect(await screen.findByText("Stock is reserved for T-Shirt, M / Black")).toBeTruthy()
    expect([await reserved(white), await reserved(black)]).toEqual([[2], [1]])
    await fulfill("Fulfill 3 items")
  })

  it("raises a reservation to a quantity that was raised later", async () => {
    const { user, button, choose, fulfill } = await openPage()
    await choose(blackField, 0)
    await choose(whiteField, 1)
    await user.click(button())
    await screen.findByText("Stock is reserved for T-Shirt, M / White")
    await choose(whiteField, 2)
    expect(screen.getByText("Too little stock is reserved for T-Shirt, M / White")).toBeTruthy()
    await user.click(button())
    await screen.findByText("Stock is reserved for T-Shirt, M / White")
    expect(await reserved(white)).toEqual([2])
    await fulfill("Fulfill 2 items")
  })

  it("says that another location was chosen than the one at which stock was reserved", async () => {
    const { user, button } = await openPage()
    await user.click(button())
    await screen.findByText(/^Stock is reserved for/)
    await user.click(screen.getByRole("button", { name: "Change location" }))
    await user.selectOptions(screen.getByRole("combobox", { name: "Location" }), barn.id)
    expect(screen.getByText("Reserved at another location")).toBeTruthy()
  })

  it("forgets that a location lacked stock once another is chosen", async () => {
    const { user, button } = await openPage()
    const place = screen.getByRole<HTMLSelectElement>("combobox", { name: "Location" })
    const first = place.value
    await user.selectOptions(place, barn.id)
    await user.click(button())
    expect(await screen.findByText(/^This location doesn’t have enough stock/)).toBeTruthy()
    await user.selectOptions(place, first)
    expect(screen.queryByText(/^This location doesn’t have enough stock/)).toBeNull()
    await user.click(button())
    expect(await screen.findByText("Stock is reserved for T-Shirt, M / White, T-Shirt, M / Black")).toBeTruthy()
  })

  it("reserves once although the response was lost", async () => {
    const { user, button, rest } = await openPage()
    shop.backend.faults.set([{ method: "POST", path: "/admin/reservations", drop: "after", times: 1 }])
    await user.click(button())
    expect(await screen.findByText("No stock is reserved for T-Shirt, M / Black")).toBeTruthy()
    await rest()
    await user.click(button())
    await screen.findByText(/^Stock is reserved for/)
    expect([await reserved(white), await reserved(black)]).toEqual([[2], [2]])
  })

  it("reserves nothing that someone else reserved in the meantime", async () => {
    const { user, button } = await openPage()
    const { order } = await orders.retrieve({ id, query: { fields: "*items.variant.inventory_items" } })
    const place = screen.getByRole<HTMLSelectElement>("combobox", { name: "Location" }).value
    for (const { id: line_item_id, variant } of order.items.slice(-2))
      await reservations.create({
        body: {
          line_item_id,
          location_id: place,
          quantity: 2,
          inventory_item_id: String(variant?.inventory_items?.[0]?.inventory_item_id),
        },
      })
    await user.click(button())
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Reserve stock at / })).toBeNull())
    expect([await reserved(white), await reserved(black)]).toEqual([[2], [2]])
  })
})
