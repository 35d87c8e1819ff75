import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { closePage } from "#tests/support/unsaved.ts"
import { periodsOf } from "./orders-of-lines.ts"

const texts = english.admin.reservation
const { form } = english.admin
const shop = await openLiveShop()
const { inventoryItem: items, reservation: reservations, stockLocation: locations } = shop.admin.admin
const { faults } = shop.backend
const [main] = (await locations.list({ query: { fields: "id,name" } })).stock_locations
const mainId = String(main?.id)
const mainName = String(main?.name)
const shelf = (await locations.create({ body: { name: "Shelf" } })).stock_location.id
const { id: itemId } = (
  await items.create({
    body: {
      title: "Lamp",
      sku: "LAMP",
      location_levels: [
        { location_id: mainId, stocked_quantity: 10 },
        { location_id: shelf, stocked_quantity: 2 },
      ],
    },
  })
).inventory_item
const world = shop.backend.db.export()

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

const all = async () =>
  (await reservations.list({ query: { inventory_item_id: itemId, fields: "*" } })).reservations.map(
    ({ quantity, location_id, description }) => [quantity, location_id === mainId ? mainName : "Shelf", description],
  )
const reservedAt = async () => {
  const query = { fields: "location_id,reserved_quantity" }
  const { inventory_levels } = await items.listLevels({ id: itemId, query })
  return Object.fromEntries(
    inventory_levels.map((level) => [level.location_id === mainId ? mainName : "Shelf", level.reserved_quantity]),
  )
}
const reserve = async (quantity: number) =>
  (await reservations.create({ body: { inventory_item_id: itemId, location_id: mainId, quantity } })).reservation.id
const button = (name: string) => screen.findByRole("button", { name })

describe("a new reservation", () => {
  const openNew = async () => {
    const page = await renderAdminPage(`/admin/reservations/new?item=${itemId}`, shop)
    const location = await screen.findByLabelText(texts.fields.location_id)
    await within(location).findByRole("option", { name: "Shelf: 2 available" })
    return { ...page, location, quantity: screen.getByLabelText(texts.fields.quantity) }
  }

  it("needs a location, and at most as many units as are available there", async () => {
    const { user, location, quantity, address } = await openNew()
    expect(await domProblems()).toEqual([])
    await user.click(await button(texts.create))
    await waitFor(() => expect(location.getAttribute("aria-invalid")).toBe("true"))
    await user.selectOptions(location, shelf)
    await user.clear(quantity)
    await user.type(quantity, "3")
    await user.click(await button(texts.create))
    await screen.findByText("Only 2 units are available at this location")
    expect(quantity.getAttribute("aria-invalid")).toBe("true")
    await user.clear(quantity)
    await user.type(quantity, "1.5")
    await screen.findByText(texts.problems.whole)
    await user.clear(quantity)
    await user.type(quantity, "2")
    await user.type(screen.getByLabelText(texts.fields.description), "For Ada")
    await user.click(await button(texts.create))
    await screen.findByText(texts.created)
    await screen.findByRole("heading", { level: 1, name: "2 units of Lamp" })
    expect(address()).toMatch(/^\/admin\/reservations\/resitem_/)
    expect(await all()).toEqual([[2, "Shelf", "For Ada"]])
  })

  it("says what is available if others reserve the units first", async () => {
    const { user, location, quantity } = await openNew()
    await user.selectOptions(location, mainId)
    await user.clear(quantity)
    await user.type(quantity, "8")
    await reserve(5)
    await user.click(await button(texts.create))
    await screen.findByText("Only 5 units are available at this location")
    expect(await all()).toHaveLength(1)
  })

  it("is created by a second attempt if nothing was sent by the first, even beside an equal one", async () => {
    await reserve(1)
    const { user, location } = await openNew()
    await user.selectOptions(location, mainId)
    faults.set([{ path: "/admin/reservations", drop: "before" }])
    await user.click(await button(texts.create))
    await screen.findByText(form.failed.lost)
    faults.set([])
    await user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toHaveLength(2)
  })

  it("is created once if the response and the check are lost and the page is loaded again", async () => {
    const { user, location } = await openNew()
    await user.selectOptions(location, mainId)
    await user.type(screen.getByLabelText(texts.fields.description), "For Ada")
    faults.set([
      { method: "POST", path: "/admin/reservations", drop: "after", times: 1 },
      // The read before it has a response.
      { method: "GET", path: "/admin/reservations", latency: 1, times: 1 },
      { method: "GET", path: "/admin/reservations", drop: "before" },
    ])
    await user.click(await button(texts.create))
    await screen.findByText(form.failed.lost)
    faults.set([])
    expect(await all()).toHaveLength(1)
    cleanup()
    const page = await openNew()
    expect(screen.getByLabelText<HTMLInputElement>(texts.fields.description).value).toBe("For Ada")
    await page.user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toEqual([[1, mainName, "For Ada"]])
  })

  it("is created once if the page is loaded again before the response", async () => {
    const { user, location } = await openNew()
    await user.selectOptions(location, mainId)
    await user.type(screen.getByLabelText(texts.fields.description), "For Ada")
    faults.set([
      { method: "POST", path: "/admin/reservations", drop: "after", times: 1 },
      { method: "GET", path: "/admin/reservations", latency: 1, times: 1 },
      { method: "GET", path: "/admin/reservations", latency: 300 },
    ])
    await user.click(await button(texts.create))
    await waitFor(() => expect(shop.backend.db.tables.reservation.all()).toHaveLength(1))
    closePage()
    faults.set([])
    const page = await openNew()
    expect(screen.getByLabelText<HTMLInputElement>(texts.fields.description).value).toBe("For Ada")
    await page.user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toEqual([[1, mainName, "For Ada"]])
  })

  it("is reserved at the location and in the quantity that were chosen after a lost attempt, and nowhere else", async () => {
    const { user, location, quantity } = await openNew()
    const loseNext = (reads: number) =>
      faults.set([
        { method: "POST", path: "/admin/reservations", drop: "after", times: 1 },
        { method: "GET", path: "/admin/reservations", latency: 1, times: reads },
        { method: "GET", path: "/admin/reservations", drop: "before" },
      ])
    await user.selectOptions(location, mainId)
    loseNext(1)
    await user.click(await button(texts.create))
    await screen.findByText(form.failed.lost)
    faults.set([])
    await user.clear(quantity)
    await user.type(quantity, "2")
    await user.selectOptions(location, shelf)
    // The units at the first location are given back first, also if that has to be repeated.
    faults.set([{ method: "DELETE", path: "/admin/reservations/:id", drop: "after", times: 1 }])
    await user.click(await button(texts.create))
    await waitFor(async () => expect(await all()).toEqual([]))
    await screen.findByText(form.failed.lost)
    loseNext(2)
    await user.click(await button(texts.create))
    await waitFor(() => expect(screen.queryByText(form.failed.lost)).toBeNull())
    await screen.findByText(form.failed.lost)
    faults.set([])
    expect(await all()).toEqual([[2, "Shelf", null]])
    await user.clear(quantity)
    await user.type(quantity, "1")
    await user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toEqual([[1, "Shelf", null]])
    expect(await reservedAt()).toEqual({ [mainName]: 0, Shelf: 1 })
  })

  it("of all units can be sent again after a lost attempt has reserved them", async () => {
    const { user, location, quantity } = await openNew()
    await user.selectOptions(location, mainId)
    await user.clear(quantity)
    await user.type(quantity, "10")
    faults.set([
      { method: "POST", path: "/admin/reservations", drop: "after", times: 1 },
      { method: "GET", path: "/admin/reservations", latency: 1, times: 1 },
      { method: "GET", path: "/admin/reservations", drop: "before" },
    ])
    await user.click(await button(texts.create))
    await screen.findByText(form.failed.lost)
    faults.set([])
    cleanup()
    const page = await openNew()
    await within(page.location).findByRole("option", { name: `${mainName}: none available` })
    await page.user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toEqual([[10, mainName, null]])
  })

  it("is created once if the response is lost, even beside an equal one", async () => {
    await reserve(1)
    const { user, location } = await openNew()
    await user.selectOptions(location, mainId)
    faults.set([{ method: "POST", path: "/admin/reservations", drop: "before" }])
    await user.click(await button(texts.create))
    await screen.findByText(form.failed.lost)
    expect(await all()).toHaveLength(1)
    faults.set([{ method: "POST", path: "/admin/reservations", drop: "after", times: 1 }])
    await user.click(await button(texts.create))
    await screen.findByText(texts.created)
    expect(await all()).toHaveLength(2)
  })
})

describe("a reservation", () => {
  it("can be enlarged by what is available", async () => {
    const id = await reserve(4)
    const { user } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    const quantity = await screen.findByLabelText(texts.fields.quantity)
    await screen.findByText("6 more units are available here")
    expect(await domProblems()).toEqual([])
    await user.clear(quantity)
    await user.type(quantity, "11")
    await user.click(await button(texts.save))
    await screen.findByText("Only 10 units are available at this location")
    await user.clear(quantity)
    await user.type(quantity, "10")
    await user.click(await button(texts.save))
    await screen.findByText(texts.saved)
    expect(await reservedAt()).toEqual({ [mainName]: 10, Shelf: 0 })
  })

  it("says how to go on if more is reserved than is in stock, because no change is accepted then", async () => {
    const id = await reserve(8)
    await items.updateLevel({ id: itemId, location_id: mainId, body: { stocked_quantity: 6 } })
    const { user } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    const quantity = await screen.findByLabelText(texts.fields.quantity)
    await user.clear(quantity)
    await user.type(quantity, "4")
    await user.click(await button(texts.save))
    expect(await screen.findByText(/^2 more units are reserved here than are in stock/)).toBeTruthy()
  })

  it("is named after its item and the item's product", async () => {
    const { variantInventoryItem } = shop.backend.db.tables
    const link = variantInventoryItem.first("variant_id", shop.variant("SHIRT-M-BLACK"))
    const inventory_item_id = String(link?.inventory_item_id)
    const body = { inventory_item_id, location_id: mainId, quantity: 2 }
    const { id } = (await reservations.create({ body })).reservation
    await renderAdminPage(`/admin/reservations/${id}`, shop)
    await screen.findByRole("heading", { level: 1, name: "2 units of T-Shirt, M / Black" })
    expect(screen.getByRole("link", { name: "T-Shirt, M / Black" })).toBeTruthy()
  })

  it("can't be moved to a location with too few units", async () => {
    const id = await reserve(2)
    await reservations.create({ body: { inventory_item_id: itemId, location_id: shelf, quantity: 1 } })
    const { user } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    await user.click(await button(texts.move))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByRole("option", { name: "Shelf: 1 available" })
    expect(await domProblems()).toEqual([])
    await user.selectOptions(dialog.getByLabelText(texts.newLocation), shelf)
    await dialog.findByText("Only 1 unit is available at this location")
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    expect(await reservedAt()).toEqual({ [mainName]: 2, Shelf: 1 })
  })

  it("is moved once if a response is lost", async () => {
    await items.updateLevel({ id: itemId, location_id: shelf, body: { stocked_quantity: 5 } })
    const id = await reserve(2)
    const { user, address } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    await user.click(await button(texts.move))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByRole("option", { name: "Shelf: 5 available" })
    await user.selectOptions(dialog.getByLabelText(texts.newLocation), shelf)
    faults.set([
      { method: "POST", path: "/admin/reservations", drop: "after", times: 1 },
      { method: "DELETE", path: `/admin/reservations/${id}`, drop: "before", times: 1 },
    ])
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await dialog.findByText(form.failed.title)
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await screen.findByText(texts.moved)
    expect(await all()).toEqual([[2, "Shelf", null]])
    expect(await reservedAt()).toEqual({ [mainName]: 0, Shelf: 2 })
    await waitFor(() => expect(address()).not.toContain(id))
  })

  it("is reserved at one location only if another one is chosen after an interrupted move", async () => {
    const attic = (await locations.create({ body: { name: "Attic" } })).stock_location.id
    await items.createLevel({ id: itemId, body: { location_id: attic, stocked_quantity: 5 } })
    const id = await reserve(2)
    const { user } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    await user.click(await button(texts.move))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByRole("option", { name: "Attic: 5 available" })
    await user.selectOptions(dialog.getByLabelText(texts.newLocation), attic)
    faults.set([{ method: "DELETE", path: `/admin/reservations/${id}`, drop: "before", times: 1 }])
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await dialog.findByText(form.failed.title)
    await user.selectOptions(dialog.getByLabelText(texts.newLocation), shelf)
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await screen.findByText(texts.moved)
    const query = { fields: "location_id,reserved_quantity" }
    const { inventory_levels } = await items.listLevels({ id: itemId, query })
    expect(Object.fromEntries(inventory_levels.map((level) => [level.location_id, level.reserved_quantity]))).toEqual({
      [mainId]: 0,
      [shelf]: 2,
      [attic]: 0,
    })
  })

  it("keeps the units that someone else adds during an interrupted move", async () => {
    await items.updateLevel({ id: itemId, location_id: shelf, body: { stocked_quantity: 5 } })
    const id = await reserve(2)
    const { user } = await renderAdminPage(`/admin/reservations/${id}`, shop)
    await user.click(await button(texts.move))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByRole("option", { name: "Shelf: 5 available" })
    await user.selectOptions(dialog.getByLabelText(texts.newLocation), shelf)
    faults.set([{ method: "DELETE", path: `/admin/reservations/${id}`, drop: "before", times: 1 }])
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await dialog.findByText(form.failed.title)
    await reservations.update({ id, body: { quantity: 5, description: "For Bea" } })
    await user.click(dialog.getByRole("button", { name: "Move 2 units" }))
    await dialog.findByText(texts.moveFailed.changed)
    expect(await all()).toEqual([[5, mainName, "For Bea"]])
    await user.click(await dialog.findByRole("button", { name: "Move 5 units" }))
    await screen.findByText(texts.moved)
    expect(await all()).toEqual([[5, "Shelf", "For Bea"]])
    expect(await reservedAt()).toEqual({ [mainName]: 0, Shelf: 5 })
  })

  it("is deleted with a hint at its order, and releases its units", async () => {
    await placeOrder(shop, 1)
    const [row] = (await reservations.list({ query: { fields: "id,line_item_id" } })).reservations
    const { user, address } = await renderAdminPage(`/admin/reservations/${row?.id}`, shop)
    await screen.findByRole("link", { name: /^Order #/ })
    await user.click(await button(texts.delete.label))
    const dialog = within(await screen.findByRole("dialog"))
    await dialog.findByText(texts.delete.order)
    await user.click(await dialog.findByRole("button", { name: texts.delete.label }))
    await screen.findByText(texts.delete.done)
    await waitFor(() => expect(address()).toBe("/admin/reservations"))
    await screen.findByText(english.admin.lists.reservations.none.title)
  })
})

it("the list names the orders, and filters by item", async () => {
  await placeOrder(shop, 1)
  await reserve(3)
  const { router } = await renderAdminPage("/admin/reservations", shop)
  await screen.findByRole("link", { name: /^Order #/ })
  expect(screen.getAllByRole("row")).toHaveLength(3)
  void router.navigate({ to: "/admin/reservations", search: { item: [itemId] } })
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2))
  expect(screen.getByRole("link", { name: "Lamp" })).toBeTruthy()
})

it("reads the orders around the reservations, close ones at once", () => {
  const at = (time: string) => ({ line_item_id: "a", created_at: `2026-03-01T${time}:00.000Z` })
  const times = periodsOf([at("10:00"), at("10:05"), at("12:00")]).map(({ from, to }) => [
    new Date(from).toISOString().slice(11, 16),
    new Date(to).toISOString().slice(11, 16),
  ])
  expect(times).toEqual([
    ["11:59", "12:01"],
    ["09:59", "10:06"],
  ])
})
