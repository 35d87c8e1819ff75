import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { levels, change, add, remove, history, usage, delete: deletion } = english.admin.inventory
const shop = await openLiveShop()
const { inventoryItem: items, reservation: reservations, stockLocation: locations } = shop.admin.admin
const { faults } = shop.backend
const [main] = (await locations.list({ query: { fields: "id,name" } })).stock_locations
const mainId = String(main?.id)
const mainName = String(main?.name)
const shelf = (await locations.create({ body: { name: "Shelf" } })).stock_location.id
const body = { title: "Lamp", sku: "LAMP", location_levels: [{ location_id: mainId, stocked_quantity: 10 }] }
const { id } = (await items.create({ body })).inventory_item
const world = shop.backend.db.export()

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

const stocked = async (location = mainId) => {
  const query = { location_id: location, fields: "stocked_quantity" }
  return (await items.listLevels({ id, query })).inventory_levels[0]?.stocked_quantity
}
const open = async (backend = shop.backend) => {
  const page = await renderAdminPage(`/admin/inventory/${id}`, { ...shop, backend })
  await screen.findByText(mainName)
  return page
}
const inDialog = async () => within(await screen.findByRole("dialog"))
type User = Awaited<ReturnType<typeof open>>["user"]
async function openChange(user: User) {
  await user.click(screen.getByRole("button", { name: levels.changeAt.replace("{location}", mainName) }))
  return inDialog()
}

describe("the stock of an item", () => {
  it("is adjusted from its present quantity, with a reason in the history", async () => {
    const { user } = await open()
    const dialog = await openChange(user)
    await items.updateLevel({ id, location_id: mainId, body: { stocked_quantity: 8 } })
    await user.type(dialog.getByLabelText(change.by), "-3")
    await user.type(dialog.getByLabelText(change.reason), "Broken glass")
    await user.keyboard("{Enter}")
    await screen.findByText(change.saved)
    expect(await stocked()).toBe(5)
    await screen.findByText("Broken glass")
    expect(screen.getByText(/^8 → 5/)).toBeTruthy()
    expect(screen.getByRole("heading", { name: history.title })).toBeTruthy()
    // The history isn't metadata to edit.
    expect(screen.queryByDisplayValue(/^stock_change/)).toBeNull()
  })

  it.each([
    ["a double click", (user: User, button: HTMLElement) => user.dblClick(button)],
    ["pressing Enter twice", (user: User) => user.keyboard("{Enter}{Enter}")],
  ])("is adjusted once by %s", async (_, save) => {
    let respond = () => {}
    const isPressed = new Promise<void>((resolve) => {
      respond = resolve
    })
    // A faster response closes the dialog, and the second press opens it again.
    const hold: typeof shop.backend.fetch = async (request) => {
      if (request.method === "POST") await isPressed
      return shop.backend.fetch(request)
    }
    const { user } = await open({ ...shop.backend, fetch: hold })
    const dialog = await openChange(user)
    await user.type(dialog.getByLabelText(change.by), "5")
    await save(user, dialog.getByRole("button", { name: change.save }))
    respond()
    await screen.findByText(change.saved)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(await stocked()).toBe(15)
  })

  it("doesn't overwrite a quantity that changed since the dialog was opened", async () => {
    const { user } = await open()
    const dialog = await openChange(user)
    await user.click(dialog.getByRole("radio", { name: new RegExp(`^${change.set}`) }))
    const to = dialog.getByLabelText(change.to)
    await user.clear(to)
    await user.type(to, "20")
    await items.updateLevel({ id, location_id: mainId, body: { stocked_quantity: 9 } })
    await user.click(dialog.getByRole("button", { name: change.save }))
    await dialog.findByText(change.changed.title)
    expect(dialog.getByText(/^When you opened this, it was 10\. Now it’s 9/)).toBeTruthy()
    expect(await stocked()).toBe(9)
    await user.click(dialog.getByRole("button", { name: change.save }))
    await screen.findByText(change.saved)
    expect(await stocked()).toBe(20)
  })

  it("rejects decimals and removing more than is in stock, at the field", async () => {
    const { user } = await open()
    const dialog = await openChange(user)
    const difference = dialog.getByLabelText(change.by)
    await user.type(difference, "1.5{Enter}")
    await dialog.findByText(change.problems.change)
    await user.clear(difference)
    await user.type(difference, "-11{Enter}")
    await dialog.findByText("Only 10 units are in stock")
    expect(await domProblems()).toEqual([])
    expect(difference.getAttribute("aria-invalid")).toBe("true")
    expect(await stocked()).toBe(10)
  })

  it("warns before less is in stock than is reserved, and afterward", async () => {
    await reservations.create({ body: { inventory_item_id: id, location_id: mainId, quantity: 4 } })
    const { user } = await open()
    const dialog = await openChange(user)
    await user.type(dialog.getByLabelText(change.by), "-8")
    await dialog.findByText(/^4 units are reserved, more than will be in stock/)
    await user.keyboard("{Enter}")
    await screen.findByText(/^2 units more are reserved than in stock/)
  })

  it("says where the server's count of reserved units isn't the sum of the reservations", async () => {
    await reservations.create({ body: { inventory_item_id: id, location_id: mainId, quantity: 4 } })
    const { tables } = shop.backend.db
    const [level] = tables.inventoryLevel.by("inventory_item_id", id)
    tables.inventoryLevel.update(String(level?.id), { reserved_quantity: 7 })
    await open()
    await screen.findByText(/^The server counts 7 reserved units here, but the reservations add up to 4/)
  })

  it("keeps the entries when the server can't be reached, and saves them once", async () => {
    const { user } = await open()
    const dialog = await openChange(user)
    await user.type(dialog.getByLabelText(change.by), "5")
    faults.set([{ method: "POST", path: `/admin/inventory-items/${id}/location-levels/${mainId}`, drop: "after" }])
    await user.keyboard("{Enter}")
    await screen.findByText(change.saved)
    expect(await stocked()).toBe(15)
  })
})

describe("the locations of an item", () => {
  it("are added with a quantity", async () => {
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: levels.add }))
    const dialog = await inDialog()
    const quantity = dialog.getByLabelText(add.stocked)
    await user.clear(quantity)
    await user.type(quantity, "x{Enter}")
    await dialog.findByText(change.problems.whole)
    await user.clear(quantity)
    await user.type(quantity, "7{Enter}")
    await screen.findByText(add.added)
    expect(await stocked(shelf)).toBe(7)
    expect(await screen.findAllByText("17")).toHaveLength(2)
  })

  it("are removed with their stock after a confirmation, not while units are reserved", async () => {
    const { reservation } = await reservations.create({
      body: { inventory_item_id: id, location_id: mainId, quantity: 4 },
    })
    const { user, queryClient } = await open()
    await user.click(screen.getByRole("button", { name: levels.remove.replace("{location}", mainName) }))
    const dialog = await inDialog()
    expect(dialog.getAllByText(/^4 units are reserved there/).length).toBeGreaterThan(0)
    expect(dialog.getByRole("button", { name: remove.confirm }).getAttribute("aria-disabled")).toBe("true")
    await reservations.delete({ id: reservation.id })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await dialog.findByText(/^10 units are in stock there/)
    await items.updateLevel({ id, location_id: mainId, body: { stocked_quantity: 12 } })
    await user.click(dialog.getByRole("button", { name: "Remove with 10 units" }))
    await dialog.findByText(remove.changed)
    await user.click(await dialog.findByRole("button", { name: "Remove with 12 units" }))
    await screen.findByText(remove.done)
    await screen.findByText(levels.none.title)
    expect(await stocked()).toBeUndefined()
  })
})

it("is removed from a location without stock at once", async () => {
  await items.updateLevel({ id, location_id: mainId, body: { stocked_quantity: 0 } })
  const { user } = await open()
  await user.click(screen.getByRole("button", { name: levels.remove.replace("{location}", mainName) }))
  await user.click((await inDialog()).getByRole("button", { name: remove.confirm }))
  await screen.findByText(remove.done)
  expect(await stocked()).toBeUndefined()
})

it("shows the variants that use it, what limits a kit, and its reservations", async () => {
  const variantId = shop.variant("SHIRT-M-BLACK")
  const variant = shop.backend.db.tables.productVariant.get(variantId)
  const productId = String(variant?.product_id)
  await shop.admin.admin.product.batchVariantInventoryItems({
    id: productId,
    body: { create: [{ variant_id: variantId, inventory_item_id: id, required_quantity: 4 }], update: [], delete: [] },
    query: { fields: "id" },
  })
  await placeOrder(shop, 1)
  const { user } = await open()
  await screen.findByText(/Can be sold: 1, limited by Lamp/)
  await screen.findByRole("link", { name: `4 units at ${mainName}` })
  await user.click(screen.getByRole("button", { name: deletion.label }))
  const dialog = await inDialog()
  await dialog.findAllByText(deletion.reserved)
  expect(dialog.getByRole("button", { name: deletion.label }).getAttribute("aria-disabled")).toBe("true")
})

it("deletes an item that nothing uses", async () => {
  const { user, address } = await open()
  expect(screen.getByText(usage.none)).toBeTruthy()
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: deletion.label }))
  const dialog = await inDialog()
  await user.click(await dialog.findByRole("button", { name: deletion.label }))
  await screen.findByText(deletion.done)
  await waitFor(() => expect(address()).toBe("/admin/inventory"))
})
