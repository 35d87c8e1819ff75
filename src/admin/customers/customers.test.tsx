import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { customer: customers, customerGroup: groups, order: orders, payment: payments } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

const create = async (body: {
  email: string
  first_name?: string
  company_name?: string
  metadata?: Record<string, unknown>
}) => (await customers.create({ body })).customer
const open = (id: string) => renderAdminPage(`/admin/customers/${id}`, shop)
const card = async (name: string) => {
  const heading = await within(await screen.findByRole("main")).findByRole("heading", { level: 2, name })
  return within(heading.closest("section") as HTMLElement)
}

/** Places an order as a guest and captures its payment. */
async function paidOrder(): Promise<{ id: string; customerId: string; payment: string; total: number }> {
  const id = await placeOrder(shop)
  const { order } = await orders.retrieve({
    id,
    query: { fields: "id,customer_id,total,payment_collections.payments.id" },
  })
  const payment = String(order.payment_collections?.[0]?.payments?.[0]?.id)
  await payments.capture({ id: payment })
  return { id, customerId: String(order.customer_id), payment, total: Number(order.total) }
}

it("shows the orders of a customer, and the lifetime value after refunds", async () => {
  const { customerId, payment, total } = await paidOrder()
  await placeOrder(shop)
  await payments.refund({ id: payment, body: { amount: 5.5 } })
  const { user, address } = await open(customerId)
  const value = await card("Lifetime value")
  await value.findByText(`€${(total - 5.5).toFixed(2)}`)
  expect(value.getByText("EUR · 2 orders")).toBeTruthy()
  const list = await card("Orders")
  expect(await list.findAllByRole("link", { name: /^#\d+$/ })).toHaveLength(2)
  expect(await domProblems()).toEqual([])
  await user.click(list.getByRole("link", { name: "Show in order list" }))
  await waitFor(() => expect(address()).toContain("/admin/orders?customer="))
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3))
})

it("doesn't count canceled orders in the lifetime value", async () => {
  const id = await placeOrder(shop)
  const { order } = await orders.retrieve({ id, query: { fields: "id,customer_id" } })
  await orders.cancel({ id })
  await open(String(order.customer_id))
  await (await card("Lifetime value")).findByText("No orders yet")
  await (await card("Orders")).findByText("Canceled")
})

it("links to the customer who has the email already, and names the guest of an account", async () => {
  const ada = await create({ email: "ada@example.com", first_name: "Ada" })
  const { user } = await renderAdminPage("/admin/customers/new", shop)
  await user.type(await screen.findByLabelText("Email"), "ada@example.com")
  await screen.findByText("There’s already a guest with this email")
  expect(screen.getByRole("link", { name: "Open Ada" }).getAttribute("href")).toBe(`/admin/customers/${ada.id}`)
  await user.click(screen.getByRole("button", { name: "Create customer" }))
  await screen.findByText("“ada@example.com” is already in use. Choose a different one.")
})

it("explains that a guest and an account have the same email, and links to both", async () => {
  const guest = await create({ email: "ada@example.com", first_name: "Ada" })
  const account = shop.backend.db.tables.customer.insert({ email: "ada@example.com", has_account: true })
  const { router } = await open(guest.id)
  await screen.findByText("ada@example.com has an account with the same email")
  expect(screen.getByRole("link", { name: "Open ada@example.com" }).getAttribute("href")).toContain(account.id)
  await router.navigate({ to: "/admin/customers/$id", params: { id: account.id } })
  await screen.findByText("Ada is also a guest with the same email")
})

it("rejects a text that isn't an email at its field", async () => {
  const { user } = await renderAdminPage("/admin/customers/new", shop)
  await user.type(await screen.findByLabelText("Email"), "ada")
  await user.click(screen.getByRole("button", { name: "Create customer" }))
  await screen.findByText("Enter a valid email address")
})

it("keeps notes of two admins, and hides them from the metadata", async () => {
  const { id } = await create({ email: "ada@example.com", metadata: { vip: true } })
  const { user } = await open(id)
  await user.click((await card("Notes")).getByRole("button", { name: "Add note" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add note" }))
  expect(dialog.getByRole("button", { name: "Save note" }).getAttribute("aria-disabled")).toBe("true")
  await user.type(dialog.getByLabelText("Note"), "Calls on Mondays")
  const other = { id: "n1", text: "Prefers email", at: "2026-03-01T10:00:00.000Z" }
  await customers.update({ id, body: { metadata: { "customer_note:n1": other } } })
  await user.click(dialog.getByRole("button", { name: "Save note" }))
  await screen.findByText("Note saved")
  const notes = await card("Notes")
  await notes.findByText("Calls on Mondays")
  expect(notes.getByText("Prefers email")).toBeTruthy()
  expect(screen.getAllByLabelText("Key")).toHaveLength(1)
  await user.click(notes.getByRole("button", { name: "Remove note “Prefers email”" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove note" }))
  await waitFor(() => expect(notes.queryByText("Prefers email")).toBeNull())
  const { customer } = await customers.retrieve({ id })
  expect(Object.keys(customer.metadata ?? {})).toHaveLength(2)
})

it("keeps the text of a note whose response was lost, and saves it once", async () => {
  const { id } = await create({ email: "ada@example.com" })
  const { user } = await open(id)
  await user.click((await card("Notes")).getByRole("button", { name: "Add note" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add note" }))
  await user.type(dialog.getByLabelText("Note"), "Calls on Mondays")
  shop.backend.faults.set([{ method: "POST", path: "/admin/customers/:id", drop: "after" }])
  await user.click(dialog.getByRole("button", { name: "Save note" }))
  await dialog.findByText(/^Couldn’t reach the server/)
  shop.backend.faults.set([])
  await user.click(dialog.getByRole("button", { name: "Save note" }))
  await screen.findByText("Note saved")
  const { customer } = await customers.retrieve({ id })
  expect(Object.keys(customer.metadata ?? {})).toHaveLength(1)
})

it("adds an address as the default, edits and deletes it", async () => {
  const { id } = await create({ email: "ada@example.com", first_name: "Ada" })
  const { user, address } = await open(id)
  await user.click(await screen.findByRole("link", { name: "Add address" }))
  await user.type(await screen.findByLabelText("Street address"), "Long Street 1")
  await user.click(screen.getByRole("button", { name: "Add address" }))
  expect(await screen.findAllByText("Required")).toHaveLength(2)
  await user.type(screen.getByLabelText("City"), "Berlin")
  await user.selectOptions(screen.getByLabelText("Country"), "de")
  await user.click(screen.getByRole("checkbox", { name: "Default shipping address" }))
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Add address" }))
  await screen.findByText("Address added")
  await waitFor(() => expect(address()).toBe(`/admin/customers/${id}`))
  const addresses = await card("Addresses")
  await addresses.findByText("Default shipping address")
  await user.click(addresses.getByRole("link", { name: "Edit Long Street 1, Berlin" }))
  await user.type(await screen.findByLabelText(/^Name of the address/), "Home")
  await user.click(screen.getByRole("button", { name: "Save address" }))
  await screen.findByRole("heading", { level: 1, name: "Home" })
  await user.click(screen.getByRole("button", { name: "Delete address" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Delete “Home”?" }))
  await dialog.findByText(/^Past orders keep their addresses/)
  await user.click(dialog.getByRole("button", { name: "Delete address" }))
  await screen.findByText("Address deleted")
  expect((await customers.listAddresses({ id })).count).toBe(0)
})

it("offers the provinces of the country, and clears the province with it", async () => {
  const { id } = await create({ email: "ada@example.com", first_name: "Ada" })
  const { user } = await open(id)
  await user.click(await screen.findByRole("link", { name: "Add address" }))
  await user.selectOptions(await screen.findByLabelText("Country"), "us")
  await user.selectOptions(screen.getByLabelText("State or province"), "CA")
  await user.selectOptions(screen.getByLabelText("Country"), "jp")
  expect(screen.getByLabelText<HTMLInputElement>("State or province").value).toBe("")
  await user.selectOptions(screen.getByLabelText("Country"), "ca")
  await user.selectOptions(screen.getByLabelText("State or province"), "ON")
  await user.type(screen.getByLabelText("Street address"), "King Street 1")
  await user.type(screen.getByLabelText("City"), "Toronto")
  await user.click(screen.getByRole("button", { name: "Add address" }))
  await screen.findByText("Address added")
  const { addresses } = await customers.listAddresses({ id })
  expect(addresses.map(({ province }) => province)).toEqual(["ON"])
})

it("names the orders of a customer before deletion", async () => {
  const { id, customerId } = await paidOrder()
  await fulfillOrder(shop, id)
  const { user, address } = await open(customerId)
  await user.click(await screen.findByRole("button", { name: "Delete customer" }))
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(/This order is kept, without a link to the customer/)
  await dialog.findByText(/^#\d+$/)
  await user.click(dialog.getByRole("button", { name: "Delete customer" }))
  await screen.findByText("Customer deleted")
  await waitFor(() => expect(address()).toBe("/admin/customers"))
})

it("adds a customer to a group, and removes it with Undo", async () => {
  const { customer_group } = await groups.create({ body: { name: "Wholesale" } })
  const { id } = await create({ email: "ada@example.com" })
  const members = async () => (await customers.list({ query: { groups: [customer_group.id], fields: "id" } })).count
  const { user } = await open(id)
  await user.click((await card("Groups")).getByRole("button", { name: "Add to group" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add to group" }))
  await user.type(await dialog.findByRole("combobox"), "Whole")
  await user.click(await screen.findByRole("option", { name: "Wholesale" }))
  await user.click(dialog.getByRole("button", { name: "Add to 1 group" }))
  await screen.findByText("Added to 1 group")
  const list = await card("Groups")
  await list.findByRole("link", { name: "Wholesale" })
  await user.click(list.getByRole("button", { name: "Remove from Wholesale" }))
  await screen.findByText("Removed from “Wholesale”")
  expect(await members()).toBe(0)
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(async () => expect(await members()).toBe(1))
})

it("adds the selected customers to a group, and leaves out those who are in it", async () => {
  const { customer_group } = await groups.create({ body: { name: "Wholesale" } })
  for (const first_name of ["Ada", "Bo"]) await create({ first_name, email: `${first_name}@example.com` })
  const cy = await create({ first_name: "Cy", email: "cy@example.com" })
  await groups.batchCustomers({ id: customer_group.id, body: { add: [cy.id] } })
  const { user } = await renderAdminPage("/admin/customers?q=example.com", shop)
  for (const name of ["Ada", "Bo", "Cy"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await user.click(screen.getByRole("button", { name: "Add to group" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add 3 customers to a group" }))
  await user.type(await dialog.findByRole("combobox"), "Whole")
  await user.click(await screen.findByRole("option", { name: "Wholesale" }))
  await dialog.findByText("Already in this group")
  await user.click(dialog.getByRole("button", { name: "Add 2 customers" }))
  await screen.findByRole("dialog", { name: "2 rows done" })
  expect((await customers.list({ query: { groups: [customer_group.id], fields: "id" } })).count).toBe(3)
})

it("filters by account, group and company", async () => {
  const { customer_group } = await groups.create({ body: { name: "Wholesale" } })
  const ada = await create({ first_name: "Ada", email: "ada@example.com", company_name: "Engines" })
  await create({ first_name: "Bo", email: "bo@example.com" })
  await groups.batchCustomers({ id: customer_group.id, body: { add: [ada.id] } })
  shop.backend.db.tables.customer.insert({ email: "cy@example.com", first_name: "Cy", has_account: true })
  const { router } = await renderAdminPage("/admin/customers?account=true", shop)
  const names = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell")[1]?.textContent)
  await waitFor(() => expect(names()).toEqual(["Cy", "Jane Doe"]))
  await router.navigate({ to: "/admin/customers", search: { group: [customer_group.id] } })
  await waitFor(() => expect(names()).toEqual(["Ada"]))
  await waitFor(() => expect(screen.getAllByText("Wholesale")).toHaveLength(2))
  await router.navigate({ to: "/admin/customers", search: { company: "Engines" } })
  await screen.findByText("is “Engines”")
  await waitFor(() => expect(names()).toEqual(["Ada"]))
})
