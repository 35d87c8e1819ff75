import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { customer: customers, customerGroup: groups } = shop.admin.admin
const world = shop.backend.db.export()
let id = ""
beforeEach(async () => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  id = (await groups.create({ body: { name: "Wholesale" } })).customer_group.id
})
const create = async (first_name: string) =>
  (await customers.create({ body: { first_name, email: `${first_name.toLowerCase()}@example.com` } })).customer.id
const members = async () =>
  (await customers.list({ query: { groups: [id], fields: "id,first_name", order: "first_name" } })).customers.map(
    ({ first_name }) => first_name,
  )

it("adds customers that are found by searching, and removes selected ones", async () => {
  await create("Ada")
  await groups.batchCustomers({ id, body: { add: [await create("Bo")] } })
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Add customers" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add customers" }))
  await user.type(await dialog.findByRole("combobox"), "example.com")
  expect((await screen.findByRole("option", { name: /Bo/ })).textContent).toContain("Already in this group")
  await user.click(screen.getByRole("option", { name: /Ada/ }))
  await user.click(dialog.getByRole("button", { name: "Add 1 customer" }))
  await screen.findByText("1 customer added")
  await user.click(await screen.findByRole("checkbox", { name: "Select Ada" }))
  await user.click(screen.getByRole("button", { name: "Remove from group" }))
  const question = within(await screen.findByRole("dialog", { name: "Remove 1 customer from this group?" }))
  await user.click(question.getByRole("button", { name: "Remove 1 customer" }))
  await screen.findByText("1 customer removed")
  expect(await members()).toEqual(["Bo"])
})

it("names the customers of a group before it is deleted", async () => {
  await groups.batchCustomers({ id, body: { add: [await create("Ada")] } })
  const { user, address } = await renderAdminPage(`/admin/customer-groups/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Delete customer group" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Delete “Wholesale”?" }))
  await dialog.findByText("Ada")
  await user.click(dialog.getByRole("button", { name: "Delete customer group" }))
  await waitFor(() => expect(address()).toBe("/admin/customer-groups"))
  expect((await customers.list({ query: { q: "ada@example.com" } })).count).toBe(1)
})

it("names the price lists and promotions for a group before it is deleted", async () => {
  const { priceList, promotion } = shop.admin.admin
  const rules = { "customer.groups.id": [id] }
  const list = { description: "Regulars", status: "active" as const, prices: [], rules }
  await priceList.create({ body: { ...list, title: "Regulars" } })
  await priceList.create({ body: { ...list, title: "Everyone", rules: {} } })
  const method = { type: "percentage" as const, target_type: "order" as const, value: 5 }
  await promotion.create({
    body: {
      code: "GROUP5",
      type: "standard",
      status: "active",
      application_method: method,
      rules: [{ attribute: "customer.groups.id", operator: "in", values: [id] }],
    },
  })
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Delete customer group" }))
  expect(
    await screen.findByText("These are for this group and may then apply to no one: Regulars and GROUP5."),
  ).toBeTruthy()
})

it("adds customers by pasted emails, after naming those that can't be added with their lines", async () => {
  await create("Ada")
  await groups.batchCustomers({ id, body: { add: [await create("Bo")] } })
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}/emails`, shop)
  const field = await screen.findByLabelText("Emails")
  await user.click(field)
  await user.paste("ada@example.com\nbo@example.com\nnope\nnobody@example.com\nADA@example.com")
  await screen.findByText("3 emails · 1 entry isn’t an email · 1 repeated email is ignored")
  await user.click(screen.getByRole("button", { name: "Check 3 emails" }))
  await screen.findByText("1 customer can be added")
  expect(screen.getByText("1 customer is already in the group")).toBeTruthy()
  const problems = within(screen.getByRole("region", { name: "2 entries can’t be added" }))
  expect(problems.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    "Row 3nopeNot an email address",
    "Row 4nobody@example.comNo customer with this email",
  ])
  expect(await domProblems()).toEqual([])
  expect(await members()).toEqual(["Bo"])
  await user.click(screen.getByRole("button", { name: "Add 1 customer" }))
  await screen.findByText("1 customer was added")
  expect(await members()).toEqual(["Ada", "Bo"])
})

it("names the 3 broken ones of 10,000 pasted emails before those of unknown customers, and adds the others", async () => {
  const { customer } = shop.backend.db.tables
  const lines = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.com`)
  for (const [index, email] of lines.entries()) if (index >= 150 && index < 400) customer.insert({ email })
  for (const index of [200, 5_000, 9_999]) lines[index] = `person${index}`
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}/emails`, shop)
  await user.click(await screen.findByLabelText("Emails"))
  await user.paste(lines.join("\n"))
  await user.click(await screen.findByRole("button", { name: "Check 9,997 emails" }))
  await screen.findByText("249 customers can be added")
  const problems = within(screen.getByRole("region", { name: "9,751 entries can’t be added" }))
  const rows = problems.getAllByRole("listitem").map((row) => row.textContent)
  expect(rows.slice(0, 4)).toEqual([
    "Row 201person200Not an email address",
    "Row 5,001person5000Not an email address",
    "Row 10,000person9999Not an email address",
    "Row 1person0@example.comNo customer with this email",
  ])
  expect(rows.at(-1)).toBe("and 9,651 more")
  await user.click(screen.getByRole("button", { name: "Add 249 customers" }))
  await screen.findByText("249 customers were added")
  expect((await customers.list({ query: { groups: [id], fields: "id", limit: 1 } })).count).toBe(249)
})

it("keeps the pasted emails if the check fails, and asks before leaving", async () => {
  shop.backend.faults.set([{ method: "GET", path: "/admin/customers", drop: "before" }])
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}/emails`, shop)
  await user.click(await screen.findByLabelText("Emails"))
  await user.paste("ada@example.com")
  await user.click(screen.getByRole("button", { name: "Check 1 email" }))
  await screen.findByText("Couldn’t check the emails. Nothing was changed; try again.")
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Emails")).value).toBe("ada@example.com")
  await user.click(screen.getByRole("link", { name: "Wholesale" }))
  await screen.findByRole("dialog", { name: "Discard unsaved changes?" })
})

it("says who wasn't added after a lost response, and adds them then", async () => {
  await create("Ada")
  const { user } = await renderAdminPage(`/admin/customer-groups/${id}/emails`, shop)
  await user.click(await screen.findByLabelText("Emails"))
  await user.paste("ada@example.com")
  await user.click(screen.getByRole("button", { name: "Check 1 email" }))
  await screen.findByText("1 customer can be added")
  shop.backend.faults.set([{ method: "POST", path: "/admin/customer-groups/:id/customers", drop: "before" }])
  await user.click(screen.getByRole("button", { name: "Add 1 customer" }))
  await screen.findByText("1 customer wasn’t added")
  shop.backend.faults.set([])
  await user.click(screen.getByRole("button", { name: "Add the remaining customer" }))
  await screen.findByText("1 customer was added")
  expect(await members()).toEqual(["Ada"])
})
