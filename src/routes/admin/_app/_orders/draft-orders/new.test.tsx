import { screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { customerAddressesQuery } from "#routes/admin/-queries/drafts.ts"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { customer: customers } = shop.admin.admin
async function addCustomer(first_name: string, city: string) {
  const { customer } = await customers.create({ body: { email: `${first_name}@example.com`, first_name } })
  if (city) await customers.createAddress({ id: customer.id, body: { ...address, first_name, city } })
  shop.backend.db.tables.customer.update(customer.id, { has_account: true })
  return customer.id
}
const anaId = await addCustomer("Ana", "Bonn")
await addCustomer("Bea", "Kiel")
await addCustomer("Cem", "")
const { faults } = shop.backend

beforeEach(() => faults.set([]))

async function open() {
  const { user, queryClient } = await renderAdminPage("/admin/draft-orders/new", shop)
  const picker = await screen.findByRole("combobox", { name: /^Customer/ })
  const pick = async (name: string) => {
    await user.type(picker, name, { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await user.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }))
  }
  return { user, pick, queryClient }
}
const city = () => screen.getByLabelText<HTMLInputElement>("City")
const filled = (name: string) => waitFor(() => expect(city().value).toBe(name))

it("fills in the address of each chosen customer, and clears it if there is none", async () => {
  const { pick } = await open()
  await pick("Ana")
  await filled("Bonn")
  await pick("Bea")
  await filled("Kiel")
  await pick("Cem")
  await filled("")
})

it("clears the customer's address when a guest's email is typed instead", async () => {
  const { user, pick } = await open()
  await pick("Ana")
  await filled("Bonn")
  const picker = screen.getByRole("combobox", { name: /^Customer/ })
  await user.type(picker, "{Backspace}", { initialSelectionStart: 0, initialSelectionEnd: 99 })
  await filled("")
})

it("keeps a typed address and offers the customer's", async () => {
  const { user, pick } = await open()
  await user.type(city(), "Ulm")
  await pick("Ana")
  await user.click(await screen.findByRole("button", { name: "Use the customer’s address" }))
  await filled("Bonn")
  await user.type(city(), " am Rhein")
  await pick("Bea")
  expect(await screen.findByText("The address you entered was kept")).toBeTruthy()
  expect(city().value).toBe("Bonn am Rhein")
})

it("ignores the address of a customer who is no longer chosen", async () => {
  const { pick, queryClient } = await open()
  faults.set([{ path: "/admin/customers/:id", latency: 2_000, times: 1 }])
  await pick("Ana")
  await pick("Bea")
  await filled("Kiel")
  const late = () => queryClient.getQueryData(customerAddressesQuery(anaId).queryKey)
  await waitFor(() => expect(late()).toBeTruthy())
  expect(city().value).toBe("Kiel")
})
