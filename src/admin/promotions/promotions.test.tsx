import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions, campaign: campaigns } = shop.admin.admin
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

/** A promotion of 10% off all items. */
const create = async (code = "TEN") => {
  const application_method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
  const body = { code, type: "standard", status: "active", application_method } as const
  return (await promotions.create({ body })).promotion
}
const saved = async (id: string) =>
  (await promotions.retrieve({ id, query: { fields: "id,code,status,campaign_id,*application_method" } })).promotion
type User = Awaited<ReturnType<typeof renderAdminPage>>["user"]
const choose = async (user: User, item: string) => {
  await user.click(await screen.findByRole("button", { name: "Actions" }))
  await user.click(await screen.findByRole("menuitem", { name: item }))
}

describe("the page of a promotion", () => {
  it("deactivates the promotion after a confirmation", async () => {
    const { id } = await create()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await screen.findByText("10% off all items, with the code TEN.")
    expect(await domProblems()).toEqual([])
    await choose(user, "Deactivate")
    const dialog = within(await screen.findByRole("dialog", { name: "Deactivate 1 promotion?" }))
    await user.click(dialog.getByRole("button", { name: "Deactivate" }))
    await screen.findByRole("dialog", { name: "1 row done" })
    expect(await saved(id)).toMatchObject({ status: "inactive" })
  })

  it("moves the promotion into a campaign", async () => {
    const { id } = await create()
    const { campaign } = await campaigns.create({ body: { name: "June", campaign_identifier: "june" } })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await choose(user, "Change campaign")
    const dialog = within(await screen.findByRole("dialog", { name: "Change the campaign of 1 promotion?" }))
    await user.type(dialog.getByRole("combobox", { name: "Campaign" }), "Ju")
    await user.click(await screen.findByRole("option", { name: /June/ }))
    await user.click(dialog.getByRole("button", { name: "Change campaign" }))
    await screen.findByRole("link", { name: "June" })
    expect(await saved(id)).toMatchObject({ campaign_id: campaign.id })
  })

  it("deletes the promotion and returns to the list", async () => {
    const { id } = await create()
    await create("KEPT")
    const { user, address } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await choose(user, "Delete promotion")
    const dialog = within(await screen.findByRole("dialog", { name: "Delete “TEN”?" }))
    await user.click(dialog.getByRole("button", { name: "Delete promotion" }))
    await screen.findByText("Promotion deleted")
    await waitFor(() => expect(address()).toBe("/admin/promotions"))
    await screen.findByRole("link", { name: "KEPT" })
    expect((await promotions.list({ query: { code: "TEN" } })).count).toBe(0)
  })
})

describe("the promotion builder", () => {
  it("creates a promotion with a condition that was found by name", async () => {
    const { user, address } = await renderAdminPage("/admin/promotions/new", shop)
    await user.click(await screen.findByRole("button", { name: "Continue to the discount" }))
    await user.type(await screen.findByRole("textbox", { name: "Percentage" }), "25")
    await user.click(screen.getByRole("button", { name: "Continue to the conditions" }))
    const [items] = await screen.findAllByRole("button", { name: "Add condition" })
    await waitFor(() => expect((items as HTMLButtonElement).disabled).toBe(false))
    await user.click(items as HTMLElement)
    await user.type(await screen.findByRole("combobox", { name: "Values" }), "T-Sh")
    await user.click(await screen.findByRole("option", { name: "T-Shirt" }))
    await user.keyboard("{Escape}")
    await user.click(screen.getByRole("button", { name: "Continue to code and limits" }))
    await user.type(await screen.findByRole("textbox", { name: "Code" }), "SHIRT25")
    await user.click(screen.getByRole("button", { name: "Continue to the review" }))
    await screen.findByText("25% off T-Shirt, with the code SHIRT25.")
    await user.click(screen.getByRole("button", { name: "Create and activate" }))
    await screen.findByText("Promotion SHIRT25 activated")
    const [made] = (await promotions.list({ query: { code: "SHIRT25" } })).promotions
    expect(made).toMatchObject({ status: "active", application_method: { type: "percentage", value: 25 } })
    await waitFor(() => expect(address()).toBe(`/admin/promotions/${made?.id}`))
  })

  it("names a code that exists already at its field", async () => {
    await create()
    const { user } = await renderAdminPage("/admin/promotions/new", shop)
    await user.click(await screen.findByRole("button", { name: "Continue to the discount" }))
    await user.type(await screen.findByRole("textbox", { name: "Percentage" }), "25")
    await user.click(screen.getByRole("button", { name: "Continue to the conditions" }))
    await user.click(await screen.findByRole("button", { name: "Continue to code and limits" }))
    await user.type(await screen.findByRole("textbox", { name: "Code" }), "TEN")
    await user.click(screen.getByRole("button", { name: "Continue to the review" }))
    await user.click(await screen.findByRole("button", { name: "Save as draft" }))
    const description = /Already used by another promotion or campaign: TEN/
    await screen.findByRole("textbox", { name: "Code", description })
    expect(await domProblems()).toEqual([])
  })

  it("warns of guests that can't shop or use the code if a campaign counts uses per customer", async () => {
    const { user } = await renderAdminPage("/admin/promotions/new", shop)
    await user.click(await screen.findByRole("button", { name: "Continue to the discount" }))
    await user.type(await screen.findByRole("textbox", { name: "Percentage" }), "25")
    await user.click(screen.getByRole("button", { name: "Continue to the conditions" }))
    await user.click(await screen.findByRole("button", { name: "Continue to code and limits" }))
    await user.click(await screen.findByRole("radio", { name: "A new campaign" }))
    await user.selectOptions(screen.getByRole("combobox", { name: "Type of budget" }), "Number of uses")
    expect(screen.queryByText(/guests|signed in/i)).toBeNull()
    await user.selectOptions(screen.getByRole("combobox", { name: "Type of budget" }), "Uses per customer")
    expect(screen.getByText("Only customers who are signed in can use the code.")).toBeTruthy()
    await user.click(screen.getByRole("radio", { name: "Automatically" }))
    expect(screen.getByText(/^Guests can’t shop: the server refuses every cart/)).toBeTruthy()
    await user.selectOptions(screen.getByRole("combobox", { name: "Count by" }), "Email")
    expect(screen.getByText(/^Guests without an email can’t shop/)).toBeTruthy()
    await user.click(screen.getByRole("radio", { name: "By entering the code" }))
    expect(screen.getByText("Guests can use the code only after they have entered their email.")).toBeTruthy()
    expect(await domProblems()).toEqual([])
  })

  it("warns of guests for an existing campaign that counts uses per customer", async () => {
    const budget = { type: "use_by_attribute", attribute: "customer_id", limit: 1 } as const
    await campaigns.create({ body: { name: "June", campaign_identifier: "june", budget } })
    const { user } = await renderAdminPage("/admin/promotions/new", shop)
    await user.click(await screen.findByRole("button", { name: "Continue to the discount" }))
    await user.type(await screen.findByRole("textbox", { name: "Percentage" }), "25")
    await user.click(screen.getByRole("button", { name: "Continue to the conditions" }))
    await user.click(await screen.findByRole("button", { name: "Continue to code and limits" }))
    await user.click(await screen.findByRole("radio", { name: "Automatically" }))
    await user.click(screen.getByRole("radio", { name: "An existing campaign" }))
    await user.type(await screen.findByRole("combobox", { name: "An existing campaign" }), "Ju")
    await user.click(await screen.findByRole("option", { name: /June/ }))
    expect(await screen.findByText(/^Guests can’t shop: the server refuses every cart/)).toBeTruthy()
  })
})
