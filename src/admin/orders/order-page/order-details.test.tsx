import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload, closePage } from "#tests/support/unsaved.ts"

const shop = await openLiveShop()
const id = await placeOrder(shop)
const other = await placeOrder(shop)
const { order: orders } = shop.admin.admin
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
})

async function open() {
  const page = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1, name: /^Order #/ })
  return page
}
const press = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }))
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
async function reload() {
  closePage()
  return open()
}
const history = async () => within(await screen.findByRole("list", { name: "History" }))

describe("order page", () => {
  it("changes the email, rejects an invalid one and records the change in the history", async () => {
    const { user } = await open()
    await press(user, "Change email")
    const dialog = within(await screen.findByRole("dialog"))
    const field = dialog.getByLabelText("Email")
    await user.clear(field)
    await user.type(field, "nobody")
    await user.click(dialog.getByRole("button", { name: "Save email" }))
    expect(await dialog.findByText("Enter a valid email address")).toBeTruthy()
    await user.type(field, "@example.com{Enter}")
    expect(await (await history()).findByText("guest@example.com → nobody@example.com")).toBeTruthy()
    await closed()
  })

  it("asks before a dialog's input is lost, and restores it after a reload", async () => {
    let { user } = await open()
    await press(user, "Change shipping address")
    const first = within(await screen.findByRole("dialog"))
    expect(first.getByLabelText("Country").hasAttribute("disabled")).toBe(true)
    await user.clear(first.getByLabelText("City"))
    await user.click(first.getByRole("button", { name: "Save address" }))
    expect(await first.findByText("Required")).toBeTruthy()
    await user.type(first.getByLabelText("City"), "Potsdam")
    await user.click(first.getByRole("button", { name: "Close" }))
    await press(user, "Keep editing")
    ;({ user } = await reload())
    await press(user, "Change shipping address")
    const again = within(await screen.findByRole("dialog"))
    expect(await again.findByText("Draft restored")).toBeTruthy()
    expect(again.getByLabelText<HTMLInputElement>("City").value).toBe("Potsdam")
    await user.click(again.getByRole("button", { name: "Save address" }))
    const entries = await history()
    expect(await entries.findAllByText(/Berlin → .*Potsdam/)).toHaveLength(2)
  })

  it("restores a dialog's draft without overwriting another admin's change", async () => {
    let { user } = await open()
    await press(user, "Change shipping address")
    const first = within(await screen.findByRole("dialog"))
    await user.clear(first.getByLabelText("Street address"))
    await user.type(first.getByLabelText("Street address"), "Neue Strasse 1")
    await orders.update({ id, body: { shipping_address: { city: "Kiel" } } })
    ;({ user } = await reload())
    await press(user, "Change shipping address")
    const again = within(await screen.findByRole("dialog"))
    expect(again.getByLabelText<HTMLInputElement>("City").value).toBe("Kiel")
    expect(again.getByLabelText<HTMLInputElement>("Street address").value).toBe("Neue Strasse 1")
    await user.click(again.getByRole("button", { name: "Save address" }))
    await closed()
    const { order } = await orders.retrieve({ id, query: { fields: "*shipping_address,*billing_address" } })
    expect(order.shipping_address).toMatchObject({ city: "Kiel", address_1: "Neue Strasse 1" })
  })

  it("asks before it overwrites a field that another admin changed too", async () => {
    const { user, queryClient } = await open()
    await press(user, "Change shipping address")
    const dialog = within(await screen.findByRole("dialog"))
    await user.clear(dialog.getByLabelText("City"))
    await user.type(dialog.getByLabelText("City"), "Potsdam")
    await orders.update({ id, body: { shipping_address: { city: "Kiel" } } })
    await user.click(dialog.getByRole("button", { name: "Save address" }))
    expect(await dialog.findByText("City is now: Kiel")).toBeTruthy()
    const cityField = async () =>
      (await orders.retrieve({ id, query: { fields: "*shipping_address" } })).order.shipping_address?.city
    expect(await cityField()).toBe("Kiel")
    await user.click(dialog.getByRole("button", { name: "Use their changes" }))
    expect(dialog.getByLabelText<HTMLInputElement>("City").value).toBe("Kiel")
    await user.clear(dialog.getByLabelText("City"))
    await user.type(dialog.getByLabelText("City"), "Ulm")
    await user.click(dialog.getByRole("button", { name: "Save address" }))
    await closed()
    expect(await cityField()).toBe("Ulm")
    expect(queryClient.isMutating()).toBe(0)
  })

  it("reopens a dialog with the server's values after a save", async () => {
    const { user, queryClient } = await open()
    await press(user, "Change email")
    const first = within(await screen.findByRole("dialog"))
    await user.clear(first.getByLabelText("Email"))
    await user.type(first.getByLabelText("Email"), "mine@example.com{Enter}")
    await closed()
    await orders.update({ id, body: { email: "theirs@example.com" } })
    await queryClient.invalidateQueries({ queryKey: ["admin"] })
    await press(user, "Change email")
    const again = within(await screen.findByRole("dialog"))
    expect(again.getByLabelText<HTMLInputElement>("Email").value).toBe("theirs@example.com")
  })

  it("restores an email that was typed before a reload", async () => {
    let { user, router } = await open()
    await press(user, "Change email")
    await user.type(within(await screen.findByRole("dialog")).getByLabelText("Email"), ".org")
    expect(asksBeforeReload(router)).toBe(true)
    ;({ user, router } = await reload())
    await press(user, "Change email")
    const again = within(await screen.findByRole("dialog"))
    expect(again.getByLabelText<HTMLInputElement>("Email").value).toBe("guest@example.com.org")
    await user.click(again.getByRole("button", { name: "Discard draft" }))
    expect(again.getByLabelText<HTMLInputElement>("Email").value).toBe("guest@example.com")
  })

  it("shows an error of the server about the email once, at its field", async () => {
    const { user } = await open()
    await press(user, "Change email")
    const dialog = within(await screen.findByRole("dialog"))
    await user.type(dialog.getByLabelText("Email"), ".org")
    const body = { type: "invalid_data", message: "Invalid request: Invalid value for field 'email'" }
    shop.backend.faults.set([{ method: "POST", path: `/admin/orders/${id}`, status: 400, body }])
    await user.click(dialog.getByRole("button", { name: "Save email" }))
    await waitFor(() => expect(dialog.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true"))
    expect(dialog.queryByRole("alert")).toBeNull()
    shop.backend.faults.set([])
  })

  it("adds a note that only the team can see, after a reload, and removes it", async () => {
    let { user } = await open()
    await press(user, "Add note")
    await user.type(within(await screen.findByRole("dialog")).getByLabelText("Note"), "Called twice")
    await user.keyboard("{Escape}")
    await press(user, "Keep editing")
    ;({ user } = await reload())
    await press(user, "Add note")
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Called twice")
    await user.click(dialog.getByRole("button", { name: "Save note" }))
    await closed()
    await press(user, "Remove note “Called twice”")
    await press(user, "Remove note")
    expect(await screen.findByText("No notes yet. Only the team can see them.")).toBeTruthy()
  })
})

describe("draft page", () => {
  it("restores the customer who was chosen before a reload", async () => {
    const { customer } = await shop.admin.admin.customer.create({
      body: { email: "bea@example.com", first_name: "Bea" },
    })
    shop.backend.db.tables.customer.update(customer.id, { has_account: true })
    const { draft_order: draft } = await shop.admin.admin.draftOrder.create({
      body: { region_id: shop.region, email: "ada@example.com" },
    })
    const openDialog = async () => {
      const { user } = await renderAdminPage(`/admin/draft-orders/${draft.id}`, shop)
      await press(user, "Change customer")
      return { user, dialog: within(await screen.findByRole("dialog")) }
    }
    const first = await openDialog()
    await first.user.type(first.dialog.getByRole("combobox"), "Bea")
    await first.user.click(await screen.findByRole("option", { name: /Bea/ }))
    closePage()
    const { user, dialog } = await openDialog()
    expect(dialog.getByText("Draft restored")).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>("Email").value).toBe("bea@example.com")
    await user.click(dialog.getByRole("button", { name: "Save customer" }))
    await closed()
    const { order } = await orders.retrieve({ id: draft.id, query: { fields: "customer_id" } })
    expect(order.customer_id).toBe(customer.id)
  })

  it("keeps the shipping address when a missing billing address is added", async () => {
    const { draftOrder: drafts } = shop.admin.admin
    const shipping_address = { first_name: "Ada", last_name: "Shopper", address_1: "Lange Strasse 7", city: "Berlin" }
    const body = { region_id: shop.region, email: "ada@example.com" }
    const { draft_order: draft } = await drafts.create({
      body: { ...body, shipping_address: { ...shipping_address, country_code: "de" } },
    })
    const { user } = await renderAdminPage(`/admin/draft-orders/${draft.id}`, shop)
    await press(user, "Change billing address")
    const dialog = within(await screen.findByRole("dialog"))
    for (const [label, text] of [
      ["First name", "Firm"],
      ["Last name", "Accounting"],
      ["Street address", "Rechnungsweg 1"],
      ["City", "Bonn"],
    ] as const)
      await user.type(dialog.getByLabelText(label), text)
    await user.selectOptions(dialog.getByLabelText("Country"), "de")
    await user.click(dialog.getByRole("button", { name: "Save address" }))
    await closed()
    const { order } = await orders.retrieve({ id: draft.id, query: { fields: "*shipping_address,*billing_address" } })
    expect(order.billing_address).toMatchObject({ city: "Bonn" })
    expect(order.shipping_address).toMatchObject({ city: "Berlin" })
  })
})

describe("another order opened from the page", () => {
  async function openOther(router: Awaited<ReturnType<typeof open>>["router"]) {
    await router.navigate({ to: "/admin/orders/$id", params: { id: other } })
    const { order } = await orders.retrieve({ id: other, query: { fields: "display_id" } })
    await screen.findByRole("heading", { level: 1, name: `Order #${order.display_id}` })
  }

  it("doesn't get an email or a note that was typed for the first one", async () => {
    const { user, router } = await open()
    await press(user, "Change email")
    await user.type(within(await screen.findByRole("dialog")).getByLabelText("Email"), ".org")
    await user.keyboard("{Escape}")
    await press(user, "Discard")
    await closed()
    await press(user, "Add note")
    await user.type(within(await screen.findByRole("dialog")).getByLabelText("Note"), "Called twice")
    await user.keyboard("{Escape}")
    await press(user, "Discard")
    await closed()
    await openOther(router)
    await press(user, "Change email")
    const email = within(await screen.findByRole("dialog")).getByLabelText<HTMLInputElement>("Email")
    expect(email.value).toBe("guest@example.com")
    await user.keyboard("{Escape}")
    await closed()
    await press(user, "Add note")
    expect(within(await screen.findByRole("dialog")).getByLabelText<HTMLInputElement>("Note").value).toBe("")
  })

  it("closes a question about the first one", async () => {
    const { user, router } = await open()
    await press(user, "More actions")
    await user.click(await screen.findByRole("menuitem", { name: "Cancel order" }))
    await screen.findByRole("dialog")
    await openOther(router)
    await closed()
  })
})
