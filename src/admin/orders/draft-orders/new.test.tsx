import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { address, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { asksBeforeReload, closePage } from "#tests/support/unsaved.ts"
import { customerAddressesQuery } from "./customer-addresses.ts"

const texts = english.admin.drafts.new

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
  const { user, queryClient, router } = await renderAdminPage("/admin/draft-orders/new", shop)
  const picker = await screen.findByRole("combobox", { name: /^Existing customer/ })
  const pick = async (name: string) => {
    await user.type(picker, name, { initialSelectionStart: 0, initialSelectionEnd: 99 })
    await user.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }))
  }
  return { user, pick, queryClient, router }
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

it("finds guests, marks them, and fills in the address of their latest order", async () => {
  await placeOrder(shop)
  const { user } = await open()
  await user.type(screen.getByRole("combobox", { name: /^Existing customer/ }), "guest@")
  const guest = await screen.findByRole("option", { name: /^guest@example\.com/ })
  expect(guest.textContent).toContain("Guest")
  await user.click(guest)
  await filled(address.city)
  expect(screen.getByLabelText<HTMLInputElement>("Street address").value).toBe(address.address_1)
})

it("clears the customer's address when a guest's email is typed instead", async () => {
  const { user, pick } = await open()
  await pick("Ana")
  await filled("Bonn")
  const picker = screen.getByRole("combobox", { name: /^Existing customer/ })
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

it("keeps the entries for a reload, and still knows which address was filled in", async () => {
  const { pick, router } = await open()
  expect(asksBeforeReload(router)).toBe(false)
  await pick("Ana")
  await filled("Bonn")
  expect(asksBeforeReload(router)).toBe(true)
  closePage()
  const reloaded = await open()
  await screen.findByText(english.admin.form.draft.title)
  expect(screen.getByLabelText<HTMLInputElement>(english.admin.orderDetails.picker.email).value).toBe("Ana@example.com")
  expect(city().value).toBe("Bonn")
  await reloaded.pick("Bea")
  await filled("Kiel")
  await reloaded.user.click(screen.getByRole("button", { name: english.admin.form.draft.discard }))
  expect(city().value).toBe("")
  expect(asksBeforeReload(reloaded.router)).toBe(false)
})

it("asks before the entries are lost, and shows a missing customer and address at their fields", async () => {
  const { user, router } = await open()
  await user.type(city(), "Ulm")
  await user.click(screen.getByRole("button", { name: texts.submit }))
  await screen.findByText(english.admin.orderDetails.picker.reasons.nobody)
  expect(screen.getByLabelText("First name").getAttribute("aria-invalid")).toBe("true")
  void router.navigate({ to: "/admin/draft-orders" })
  const question = within(await screen.findByRole("dialog", { name: texts.leave.title }))
  await user.click(question.getByRole("button", { name: texts.leave.confirm }))
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/draft-orders"))
  closePage()
  await open()
  expect(city().value).toBe("")
})

const all = async () =>
  (await shop.admin.admin.draftOrder.list({ query: { fields: "*shipping_address" } })).draft_orders
const press = (user: Awaited<ReturnType<typeof open>>["user"]) =>
  user.click(screen.getByRole("button", { name: texts.submit }))
const opened = (router: Awaited<ReturnType<typeof open>>["router"]) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/draft-orders\/.+\/edit$/))
const lostResponse = { method: "POST" as const, path: "/admin/draft-orders", drop: "after" as const, times: 1 }
const lostCheck = { method: "GET" as const, path: "/admin/draft-orders", status: 500, times: 9 }

it.each([
  ["found at once", []],
  ["looked for again before the next attempt", [lostCheck]],
])("creates one draft although the response was lost: it is %s", async (_, more) => {
  const before = await all()
  const { user, pick, router } = await open()
  await pick("Ana")
  await filled("Bonn")
  faults.set([lostResponse, ...more])
  await press(user)
  if (more.length > 0) {
    await screen.findByText(texts.failed)
    faults.set([])
    await press(user)
  }
  await opened(router)
  const created = (await all()).filter(({ id }) => !before.some((each) => each.id === id))
  expect(created.map(({ id }) => `/admin/draft-orders/${id}/edit`)).toEqual([router.state.location.pathname])
})

it.each([
  ["as it was sent", "Bonn"],
  ["with a corrected city", "Ulm"],
])("creates one draft %s although the response was lost and the page was loaded again", async (_, typed) => {
  const before = await all()
  const { user, pick } = await open()
  await pick("Ana")
  await filled("Bonn")
  const orders = shop.backend.db.tables.order
  const count = orders.all().length
  faults.set([lostResponse, { method: "GET", path: "/admin/draft-orders", latency: 300 }])
  await press(user)
  await waitFor(() => expect(orders.all()).toHaveLength(count + 1))
  closePage()
  faults.set([])
  const again = await open()
  expect(city().value).toBe("Bonn")
  await again.user.clear(city())
  await again.user.type(city(), typed)
  await press(again.user)
  await opened(again.router)
  const created = (await all()).filter(({ id }) => !before.some((each) => each.id === id))
  expect(created.map((draft) => draft.shipping_address?.city)).toEqual([typed])
})
