import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload, closePage } from "#tests/support/unsaved.ts"

const { inventory, reservation, locations, customer, form, refusal, team, payments, transfer } = english.admin
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
const order = await placeOrder(shop)
const paid = (await admin.order.retrieve({ id: order })).order.payment_collections?.[0]?.payments?.[0]?.id
await admin.payment.capture({ id: String(paid), body: {} })
shop.backend.db.tables.customer.update(person, { has_account: true })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

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

describe("a refund", () => {
  async function open() {
    const page = await renderAdminPage(`/admin/orders/${order}`, shop)
    await page.user.click(await screen.findByRole("button", { name: "Refund payment" }))
    return { ...page, dialog: within(await screen.findByRole("dialog")) }
  }

  it("keeps its entries for a reload, and no longer once it is done", async () => {
    const first = await open()
    await first.user.type(first.dialog.getByLabelText(new RegExp(`^${payments.refund.note}`)), "Scratched")
    closePage()
    const { user, dialog } = await open()
    await dialog.findByText(form.draft.title)
    const note = dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${payments.refund.note}`))
    expect(note.value).toBe("Scratched")
    const amount = dialog.getByLabelText(payments.refund.amount)
    await user.clear(amount)
    await user.type(amount, "1")
    await user.click(dialog.getByRole("button", { name: /^Refund €1\.00/ }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    closePage()
    const again = await open()
    expect(again.dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${payments.refund.note}`)).value).toBe("")
    expect(asksBeforeReload(again.router)).toBe(false)
  })

  it("shows a refused amount at its field", async () => {
    const { user, dialog } = await open()
    const message = "You cannot refund more than what is captured on the payment."
    const body = { type: "invalid_data", message }
    shop.backend.faults.set([{ method: "POST", path: "/admin/payments/:id/refund", status: 400, body, times: 1 }])
    const amount = dialog.getByLabelText(payments.refund.amount)
    await user.clear(amount)
    await user.type(amount, "1")
    await user.click(dialog.getByRole("button", { name: /^Refund €1\.00/ }))
    await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"))
    expect(dialog.getByText(refusal.other.replace("{reason}", message))).toBeTruthy()
  })
})

it("an offer of an order to another customer keeps its entries for a reload", async () => {
  const open = async () => {
    const page = await renderAdminPage(`/admin/orders/${order}`, shop)
    await page.user.click(await screen.findByRole("button", { name: english.admin.orders.detail.more }))
    await page.user.click(await screen.findByRole("menuitem", { name: transfer.action }))
    return { ...page, dialog: within(await screen.findByRole("dialog")) }
  }
  const { user, dialog } = await open()
  await user.click(dialog.getByRole("combobox"))
  await user.click(await screen.findByRole("option", { name: /^ada@example\.com/ }))
  await user.type(dialog.getByLabelText(new RegExp(`^${transfer.offer.note}`)), "Asked by phone")
  closePage()
  const reloaded = await open()
  await reloaded.dialog.findByText(form.draft.title)
  expect(reloaded.dialog.getByRole<HTMLInputElement>("combobox").value).toBe("ada@example.com")
  await reloaded.user.click(reloaded.dialog.getByRole("button", { name: form.draft.discard }))
  expect(reloaded.dialog.getByRole<HTMLInputElement>("combobox").value).toBe("")
  expect(asksBeforeReload(reloaded.router)).toBe(false)
})
