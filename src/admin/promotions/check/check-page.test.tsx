import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { writeQuery } from "#lib/search-params.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions, customerGroup: groups, customer: customers } = shop.admin.admin
const { tables } = shop.backend.db
const shirt = shop.variant("SHIRT-M-BLACK")
const orderId = await placeOrder(shop, 3)
const world = shop.backend.db.export()

beforeEach(() => {
  localStorage.clear()
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

type Body = NonNullable<Parameters<typeof promotions.create>[0]["body"]>
const create = async (change: Partial<Body> = {}): Promise<string> => {
  const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
  const body = { code: "TEN", type: "standard", status: "active", application_method, ...change } as const
  return (await promotions.create({ body: body as Body })).promotion.id
}
const cart = { items: [`${shirt}:2`], region: shop.region, country: "de" }
const open = (id: string, params: Readonly<Record<string, unknown>> = cart) =>
  renderAdminPage(`/admin/promotions/${id}/check${writeQuery(params)}`, shop)
const submit = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole("button", { name: "Check promotion" }))
const trials = () =>
  tables.cart.all().filter(({ metadata }) => (metadata as { promotion_check?: boolean } | null)?.promotion_check)
const trialItems = () => trials().flatMap(({ id }) => tables.cartLineItem.by("cart_id", id))
const emptied = () => screen.findByText("The trial cart was emptied.")

describe("a check of a promotion", () => {
  it("opens from the selected row of the list", async () => {
    const id = await create()
    const { user, address } = await renderAdminPage("/admin/promotions", shop)
    await user.click(await screen.findByRole("checkbox", { name: /TEN/ }))
    await user.click(await screen.findByRole("link", { name: "Check with a cart" }))
    await waitFor(() => expect(address()).toContain(`/admin/promotions/${id}/check`))
    await screen.findByText("No result yet")
  })

  it("opens from the actions of the promotion", async () => {
    const id = await create()
    const { user, address } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Check with a cart" }))
    await waitFor(() => expect(address()).toContain(`/admin/promotions/${id}/check`))
  })

  it("shows what the server takes off each item, and empties the trial cart", async () => {
    const page = await open(await create())
    await submit(page)
    await screen.findByText("The promotion applies: €5.00 off")
    const row = await screen.findByRole("row", { name: /T-Shirt/ })
    expect(within(row).getByText("€5.00")).toBeDefined()
    await emptied()
    expect(trials()).toHaveLength(1)
    expect(trialItems()).toEqual([])
    expect(await domProblems()).toEqual([])
  })

  it("names each rule that doesn't hold, with what the cart has", async () => {
    const rules = [
      { attribute: "shipping_address.country_code", operator: "in" as const, values: ["dk", "fr"] },
      { attribute: "region.id", operator: "in" as const, values: [shop.region] },
      { attribute: "sales_channel_id", operator: "ne" as const, values: ["sc_deleted"] },
    ]
    const page = await open(await create({ rules }))
    await submit(page)
    await screen.findByText("The promotion doesn’t apply")
    await screen.findByText("Country is one of Denmark, France. The cart has: Germany.")
    const held = screen.getByText("Region is one of Europe").closest("li")
    expect(held?.textContent).toContain("Holds")
    expect(held?.textContent).toContain("In the cart: Europe")
    screen.getByText("Sales channel is none of a deleted record")
    expect(document.body.textContent).not.toMatch(/sc_deleted/)
    expect(document.body.textContent).not.toMatch(/\b(reg|cart|prod|variant)_[0-9A-Z]/)
    await emptied()
  })

  it("keeps a quantity that is changed right before something else", async () => {
    const { address } = await open(await create())
    const more = await screen.findByRole("button", { name: /^Increase/ })
    const code = screen.getByRole("checkbox")
    act(() => {
      fireEvent.click(more)
      fireEvent.click(code)
    })
    await waitFor(() => expect(decodeURIComponent(address())).toContain(`${shirt}:3`))
    expect(address()).toContain("code=false")
  })

  it("says whether each item is discounted", async () => {
    const product = String(tables.productVariant.get(shop.variant("MUG-CLASSIC"))?.product_id)
    const target_rules = [{ attribute: "items.product.id", operator: "in" as const, values: [product] }]
    const method = { type: "percentage", target_type: "items", allocation: "across", value: 10, target_rules } as const
    const id = await create({ application_method: method as Body["application_method"] })
    const page = await open(id)
    await submit(page)
    await screen.findByText("Nothing in the cart matches “What is discounted”.")
    const line = screen.getByText(/T-Shirt.*: .*T-Shirt/).closest("li")
    expect(line?.textContent).toContain("Doesn’t match")
    await emptied()
  })

  it("takes the code as not entered if the administrator says so", async () => {
    const page = await open(await create())
    await page.user.click(await screen.findByRole("checkbox", { name: "Enter the code TEN" }))
    await submit(page)
    await screen.findByText("Its code isn’t entered.")
    await emptied()
  })

  it("tries a customer group with a temporary customer, who is deleted", async () => {
    const { customer_group } = await groups.create({ body: { name: "Wholesale" } })
    const rules = [{ attribute: "customer.groups.id", operator: "in" as const, values: [customer_group.id] }]
    const before = (await customers.list()).count
    const page = await open(await create({ rules }), { ...cart, group: customer_group.id })
    await submit(page)
    await screen.findByText("The promotion applies: €5.00 off")
    await screen.findByText("In the cart: Wholesale")
    await emptied()
    expect((await customers.list()).count).toBe(before)
  })

  it("deletes the guest whom the server creates for a new email", async () => {
    const before = (await customers.list()).count
    const page = await open(await create(), { ...cart, email: "nobody@example.com" })
    await submit(page)
    await emptied()
    expect((await customers.list()).count).toBe(before)
  })

  it("isn't run, and shows no result, while the email isn't one", async () => {
    const page = await open(await create())
    const email = await screen.findByLabelText<HTMLInputElement>("Email")
    await page.user.type(email, "ada@")
    await screen.findByText("Correct the marked field")
    await submit(page)
    expect(trials()).toEqual([])
    await page.user.type(email, "example.com")
    await waitFor(() => expect(screen.queryByText("Correct the marked field")).toBeNull())
    await submit(page)
    await emptied()
  })

  it("copies the items, the customer and the shipping of an order", async () => {
    const page = await open(await create(), {})
    await page.user.type(await screen.findByRole("combobox", { name: "Copy an order" }), "guest@example.com")
    await page.user.click(await screen.findByRole("option", { name: /^#\d+/ }))
    await waitFor(() => expect(page.address()).toContain(encodeURIComponent(`${shirt}:3`)))
    await submit(page)
    await screen.findByText("The promotion applies: €7.50 off")
    await emptied()
    expect(tables.order.get(orderId)?.status).toBe("pending")
  })

  it("adds an item by its name", async () => {
    const page = await open(await create(), {})
    const button = await screen.findByRole("button", { name: "Check promotion" })
    expect(button.getAttribute("aria-disabled") ?? button.getAttribute("disabled")).not.toBeNull()
    await page.user.type(await screen.findByRole("combobox", { name: "Add an item" }), "MUG-CLASSIC")
    await page.user.click(await screen.findByRole("option", { name: /MUG-CLASSIC/ }))
    await screen.findByRole("button", { name: /^Remove .*Mug/ })
    await submit(page)
    await screen.findByText(/^The promotion applies/)
    await emptied()
  })

  it("asks to check again after the cart has changed", async () => {
    const page = await open(await create())
    await submit(page)
    await emptied()
    await page.user.click(await screen.findByRole("button", { name: /^Remove .*T-Shirt/ }))
    await screen.findByText("The cart has changed since. Check the promotion again.")
  })
})

describe("a check that fails", () => {
  it("links to the keys if none has a sales channel", async () => {
    const [key] = tables.apiKey.all()
    await shop.admin.admin.apiKey.revoke({ id: String(key?.id), body: {} })
    await open(await create())
    const link = await screen.findByRole("link", { name: "Open publishable keys" })
    expect(link.getAttribute("href")).toContain("/admin/settings/api-keys")
  })

  it("says why the server refused the cart, and leaves nothing behind", async () => {
    const page = await open(await create())
    const body = { type: "invalid_data", message: "The variant is sold out" }
    shop.backend.faults.set([{ method: "POST", path: "/store/carts", status: 400, body }])
    await submit(page)
    await screen.findByText("The server refused the cart. Server message: “The variant is sold out.”")
    expect(trials()).toEqual([])
  })

  it("shows why the server refused the code", async () => {
    const budget = { type: "use_by_attribute" as const, limit: 1, attribute: "customer_email" }
    const page = await open(await create({ campaign: { name: "June", campaign_identifier: "june", budget } }))
    await submit(page)
    await screen.findByText("Its campaign counts uses by email. Choose a customer or enter an email.")
    await screen.findByText(/^The server refused the code. Server message: “Attribute value for "customer_email"/)
    expect(screen.queryByText("The server and the rules disagree")).toBeNull()
    await emptied()
  })

  it("empties the trial cart after the code failed", async () => {
    const page = await open(await create())
    shop.backend.faults.set([{ method: "POST", path: "/store/carts/:id/promotions", status: 500 }])
    await submit(page)
    await screen.findByText("The server has an error. Try again.")
    await emptied()
    expect(trials()).toHaveLength(1)
    expect(trialItems()).toEqual([])
  })

  it("offers to empty the trial cart again", async () => {
    const page = await open(await create())
    shop.backend.faults.set([{ method: "DELETE", path: "/store/carts/:id/line-items/:line_id", status: 400 }])
    await submit(page)
    await screen.findByText("The promotion applies: €5.00 off")
    await screen.findByText("Couldn’t remove all parts of the trial")
    expect(trialItems()).toHaveLength(1)
    shop.backend.faults.set([])
    await page.user.click(screen.getByRole("button", { name: "Try again" }))
    await emptied()
    expect(trialItems()).toEqual([])
  })

  it("empties the trial cart after the administrator has left the page", async () => {
    const page = await open(await create())
    shop.backend.faults.set([{ method: "POST", path: "/store/carts/:id/promotions", latency: 300 }])
    await submit(page)
    await waitFor(() => expect(trialItems()).toHaveLength(1))
    await page.router.navigate({ to: "/admin/promotions" })
    await waitFor(() => expect(trialItems()).toEqual([]))
    expect(trials()).toHaveLength(1)
  })
})
