import { act, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { inventoryItem: inventory, reservation: reservations, stockLocation: places } = shop.admin.admin
const id = await placeOrder(shop, 6)
const { tables } = shop.backend.db
const part = tables.variantInventoryItem.first("variant_id", shop.variant("SHIRT-M-BLACK"))
const itemId = String(part?.inventory_item_id)
const [home] = (await places.list({ query: { fields: "id,name" } })).stock_locations
const { stock_location: leeds } = await places.create({ body: { name: "Leeds" } })
const { stock_location: barn } = await places.create({ body: { name: "Barn" } })
await inventory.createLevel({ id: itemId, body: { location_id: leeds.id, stocked_quantity: 4 } })
const [level] = tables.inventoryLevel.by("inventory_item_id", itemId)
tables.inventoryLevel.update(String(level?.id), { stocked_quantity: 7 })
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

/** Stocked and reserved units by location, and the quantities of the reservations. */
async function stock() {
  const { inventory_levels } = await inventory.listLevels({ id: itemId, query: {} })
  const counts = inventory_levels.map(({ location_id, stocked_quantity, reserved_quantity }) => [
    location_id === home?.id ? "home" : "leeds",
    `${stocked_quantity} - ${reserved_quantity}`,
  ])
  const { reservations: rows } = await reservations.list({ query: { inventory_item_id: itemId } })
  return { ...Object.fromEntries(counts), reserved: rows.map(({ quantity }) => quantity) }
}

async function open(quantity: number) {
  const { user } = await renderAdminPage(`/admin/orders/${id}/fulfill`, shop)
  const field = await screen.findByRole("spinbutton")
  await user.clear(field)
  await user.type(field, `${quantity}{Enter}`)
  const place = async (to: string) => {
    const change = screen.queryByRole("button", { name: "Change location" })
    if (change) await user.click(change)
    await user.selectOptions(screen.getByRole("combobox", { name: "Location" }), to)
  }
  const button = () => screen.getByRole("button", { name: `Fulfill ${quantity} items` })
  return { user, place, button }
}
const onOrderPage = () => screen.findByRole("heading", { level: 1, name: /^Order #/ })

describe("fulfilling a part of an order", () => {
  it("takes it from the order's own reservation, also if little else is in stock, and keeps the rest reserved", async () => {
    expect(await stock()).toEqual({ home: "7 - 6", leeds: "4 - 0", reserved: [6] })
    const { user, button } = await open(2)
    await user.click(button())
    await onOrderPage()
    expect(await stock()).toEqual({ home: "5 - 4", leeds: "4 - 0", reserved: [4] })
  })

  it("from another location leaves the rest reserved where it was", async () => {
    const { user, place, button } = await open(4)
    await place(leeds.id)
    await user.click(button())
    await onOrderPage()
    expect(await stock()).toEqual({ home: "7 - 2", leeds: "0 - 0", reserved: [2] })
  })

  it("gives the whole reservation back if the server refuses the fulfillment", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", status: 400, times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    await screen.findByRole("alert")
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    expect(await stock()).toEqual({ home: "7 - 6", leeds: "4 - 0", reserved: [6] })
    await user.click(button())
    await onOrderPage()
    expect(await stock()).toEqual({ home: "5 - 4", leeds: "4 - 0", reserved: [4] })
  })

  it("keeps the rest reserved when only the response is lost", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", drop: "after", times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    await onOrderPage()
    expect(await stock()).toEqual({ home: "5 - 4", leeds: "4 - 0", reserved: [4] })
  })

  it("keeps the whole reservation when the request is lost, and splits it again on retry", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", drop: "before", times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    await screen.findByRole("alert")
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    expect(await stock()).toEqual({ home: "7 - 6", leeds: "4 - 0", reserved: [6] })
    await user.click(button())
    await onOrderPage()
    expect(await stock()).toEqual({ home: "5 - 4", leeds: "4 - 0", reserved: [4] })
  })

  it("keeps the whole reservation when the response to its reduction is lost", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/reservations/:id", drop: "after", times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    await screen.findByRole("alert")
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    expect(await stock()).toEqual({ home: "7 - 6", leeds: "4 - 0", reserved: [6] })
  })

  it("says that the rest isn't reserved when that fails, and reserves it on retry", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/reservations", status: 500, times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    expect((await screen.findByRole("alert")).textContent).toContain("Fulfilled, but the rest isn’t reserved")
    await user.click(screen.getByRole("button", { name: "Reserve the rest" }))
    await onOrderPage()
    expect(await stock()).toEqual({ home: "5 - 4", leeds: "4 - 0", reserved: [4] })
  })

  it("names what isn't reserved on the order's page when the rest was left unreserved", async () => {
    shop.backend.faults.set([{ method: "POST", path: "/admin/reservations", status: 500, times: 1 }])
    const { user, button } = await open(2)
    await user.click(button())
    await screen.findByRole("alert")
    await user.click(screen.getByRole("button", { name: "Back to order" }))
    await onOrderPage()
    expect(await screen.findByText("Not reserved: 4 × T-Shirt, M / Black")).toBeTruthy()
  })

  it("finds the reservation of an item that was added while the page was open", async () => {
    const { queryClient } = await renderAdminPage(`/admin/orders/${id}`, shop)
    await onOrderPage()
    const { order: orders, orderEdit } = shop.admin.admin
    await orderEdit.initiateRequest({ body: { order_id: id } })
    await orderEdit.addItems({ id, body: { items: [{ variant_id: shop.variant("SHIRT-S-BLACK"), quantity: 1 }] } })
    await orderEdit.confirm({ id })
    expect((await orders.retrieve({ id })).order.items).toHaveLength(2)
    await act(() => queryClient.invalidateQueries({ queryKey: ["admin"] }))
    expect((await screen.findAllByText(/S \/ Black/)).length).toBeGreaterThan(0)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/^Not reserved/)).toBeNull()
  })

  it("isn't offered from a location that doesn't stock the item", async () => {
    const { place, button } = await open(2)
    await place(barn.id)
    expect(screen.getByText("T-Shirt, M / Black isn’t stocked at Barn")).toBeTruthy()
    expect(button().getAttribute("aria-disabled")).toBe("true")
    await place(leeds.id)
    expect(screen.queryByText(/isn’t stocked at/)).toBeNull()
    expect(button().getAttribute("aria-disabled")).toBeNull()
  })

  it("forgets that a location refused it once another is chosen", async () => {
    const body = {
      type: "not_allowed",
      message: `Not enough stock available for item ${itemId} at location ${home?.id}`,
    }
    shop.backend.faults.set([{ method: "POST", path: "/admin/orders/:id/fulfillments", status: 400, body, times: 1 }])
    const { user, place, button } = await open(2)
    await user.click(button())
    expect((await screen.findByRole("alert")).textContent).toContain("doesn’t have enough available stock")
    await waitFor(() => expect(button().getAttribute("aria-busy")).toBeNull())
    await place(leeds.id)
    expect(screen.queryByRole("alert")).toBeNull()
  })
})
