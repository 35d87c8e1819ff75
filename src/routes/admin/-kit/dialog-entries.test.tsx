import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload } from "#tests/support/unsaved.ts"

const { inventory, reservation, locations, customer, form, team } = english.admin
const shop = await openLiveShop()
const { admin } = shop.admin
const [main] = (await admin.stockLocation.list({ query: { fields: "id,name" } })).stock_locations
const mainId = String(main?.id)
const shelf = (await admin.stockLocation.create({ body: { name: "Shelf" } })).stock_location.id
await admin.stockLocation.create({ body: { name: "Third" } })
const levels = [mainId, shelf].map((location_id) => ({ location_id, stocked_quantity: 10 }))
const item = (await admin.inventoryItem.create({ body: { title: "Lamp", location_levels: levels } })).inventory_item.id
const held = { inventory_item_id: item, location_id: mainId, quantity: 2 }
const reserved = (await admin.reservation.create({ body: held })).reservation.id
const person = (await admin.customer.create({ body: { email: "ada@example.com" } })).customer.id

interface Row {
  title: string
  path: string
  /** Label of the button that opens it. */
  open: string
  /** Label of a field. */
  field: string
  /** The option to choose, if the field is a list. */
  choice?: string
}

const rows: readonly Row[] = [
  {
    title: "changing the stock",
    path: `inventory/${item}`,
    open: inventory.levels.changeAt.replace("{location}", String(main?.name)),
    field: inventory.change.reason,
  },
  {
    title: "adding a location",
    path: `inventory/${item}`,
    open: inventory.levels.add,
    field: inventory.add.stocked,
  },
  {
    title: "adding a fulfillment set",
    path: `settings/locations/${mainId}`,
    open: locations.set.add,
    field: locations.set.name,
  },
  {
    title: "adding a customer note",
    path: `customers/${person}`,
    open: customer.notes.add,
    field: customer.notes.text,
  },
  {
    title: "inviting a person",
    path: "settings/team",
    open: team.invites.create.action,
    field: team.invites.create.email,
  },
  {
    title: "moving a reservation",
    path: `reservations/${reserved}`,
    open: reservation.move,
    field: reservation.newLocation,
    choice: "Shelf: 10 available",
  },
]

it.each(rows)(
  "$title asks before its entries are lost by closing it or reloading",
  async ({ path, open, field, choice }) => {
    const { user, router } = await renderAdminPage(`/admin/${path}`, shop)
    await user.click(await screen.findByRole("button", { name: open }))
    const dialog = within(await screen.findByRole("dialog"))
    const input = dialog.getByLabelText<HTMLInputElement>(field)
    expect(asksBeforeReload(router)).toBe(false)
    if (choice) await user.selectOptions(input, await dialog.findByRole("option", { name: choice }))
    else await user.type(input, "1")
    const { value } = input
    expect(asksBeforeReload(router)).toBe(true)
    await user.keyboard("{Escape}")
    const question = async () => within(await screen.findByRole("dialog", { name: form.leave.title }))
    await user.click((await question()).getByRole("button", { name: form.leave.keep }))
    await waitFor(() => expect(screen.queryByRole("dialog", { name: form.leave.title })).toBeNull())
    expect(input.value).toBe(value)
    await user.keyboard("{Escape}")
    await user.click((await question()).getByRole("button", { name: form.leave.discard }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(asksBeforeReload(router)).toBe(false)
  },
)
