import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { lists, inventory, inventoryExport } = english.admin
const shop = await openLiveShop()
const { inventoryItem: items, stockLocation: locations, reservation: reservations } = shop.admin.admin
for (const { id } of shop.backend.db.tables.inventoryItem.all()) await items.delete({ id })
const [main] = (await locations.list({ query: { fields: "id" } })).stock_locations
const mainId = String(main?.id)
const shelf = (await locations.create({ body: { name: "Shelf" } })).stock_location.id
const create = async (title: string, here?: number, there?: number) => {
  const location_levels = [
    ...(here === undefined ? [] : [{ location_id: mainId, stocked_quantity: here }]),
    ...(there === undefined ? [] : [{ location_id: shelf, stocked_quantity: there }]),
  ]
  return (await items.create({ body: { title, location_levels } })).inventory_item.id
}
await create("Plenty", 90, 10)
await create("Nowhere")
await create("Little", 3)
const reserved = await create("Reserved", 20)
await create("Here only", 50, 0)
await reservations.create({ body: { inventory_item_id: reserved, location_id: mainId, quantity: 19 } })

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[1]?.textContent)

it("lists the items with few available units, the fewest first", async () => {
  const { user, address } = await renderAdminPage("/admin/inventory?available=..5", shop)
  await waitFor(() => expect(names()).toEqual(["Nowhere", "Reserved", "Little"]))
  await user.click(screen.getByRole("button", { name: lists.inventory.columns.title }))
  await waitFor(() => expect(names()).toEqual(["Little", "Nowhere", "Reserved"]))
  expect(address()).toContain("sort=title")
  expect(screen.queryByText(/^Checked/)).toBeNull()
  await user.click(screen.getByRole("button", { name: inventoryExport.filtered }))
  await screen.findByText(inventoryExport.done)
  const [request] = shop.backend.journal.entries({ path: "/admin/inventory-items/export" })
  expect(String(request?.path)).toContain(reserved)
})

it("counts only the locations of the filter", async () => {
  await renderAdminPage(`/admin/inventory?available=..5&location=["${shelf}"]`, shop)
  await waitFor(() => expect(names()).toEqual(["Here only"]))
})

it("doesn't count the stock of a deleted location, in the list and on the item's page", async () => {
  const world = shop.backend.db.export()
  await locations.delete({ id: shelf })
  try {
    const { user } = await renderAdminPage("/admin/inventory?available=90..100", shop)
    await waitFor(() => expect(names()).toEqual(["Plenty"]))
    const cells = () =>
      screen
        .getAllByRole("row")
        .slice(1)
        .flatMap((row) => within(row).getAllByRole("cell"))
    expect(cells().filter(({ textContent }) => textContent === "90")).toHaveLength(2)
    expect(cells().filter(({ textContent }) => textContent === "100")).toHaveLength(0)
    await user.click(screen.getByRole("link", { name: /Plenty/ }))
    const gone = await screen.findByRole("row", { name: /Deleted location/ })
    expect(within(gone).queryByRole("button", { name: /Change/ })).toBeNull()
    expect(within(gone).getByRole("button", { name: /Deleted location/ })).toBeTruthy()
    const { levels } = english.admin.inventory
    const total = screen.getByText(levels.total.replace("{what}", levels.available))
    expect(total.nextElementSibling?.textContent).toBe("90")
  } finally {
    shop.backend.db.import(world)
  }
})

it("keeps items with reservations when selected rows are deleted", async () => {
  const { user } = await renderAdminPage("/admin/inventory?available=..5", shop)
  await waitFor(() => expect(names()).toHaveLength(3))
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: lists.delete }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByText(inventory.delete.reserved)).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "Delete 2 items" }))
  await waitFor(() => expect(names()).toEqual(["Reserved"]))
})
