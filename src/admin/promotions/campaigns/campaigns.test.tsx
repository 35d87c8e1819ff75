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

type Budget = NonNullable<NonNullable<Parameters<typeof campaigns.create>[0]>["body"]["budget"]>
const create = async (budget?: Budget) => {
  const body = { name: "June", campaign_identifier: "june", ...(budget ? { budget } : {}) }
  return (await campaigns.create({ body })).campaign
}
const promote = async (code: string, campaign_id: string | null = null, currency_code: string | null = null) => {
  const method = { type: "percentage", target_type: "items", allocation: "across", value: 10, currency_code } as const
  const body = { code, type: "standard", status: "active", campaign_id, application_method: method } as const
  return (await promotions.create({ body })).promotion
}
const codesOf = async (campaign_id: string) =>
  (await promotions.list({ query: { campaign_id, order: "code" } })).promotions.map(({ code }) => code)

describe("the promotions of a campaign", () => {
  it("adds promotions, and says why one with another currency doesn’t fit", async () => {
    const { id } = await create({ type: "spend", limit: 100, currency_code: "eur" })
    await promote("EURO", null, "eur")
    await promote("DOLLAR", null, "usd")
    const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Add promotions" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add promotions" }))
    await user.click(dialog.getByRole("combobox", { name: "Promotions" }))
    const refused = await screen.findByRole("option", { name: /DOLLAR/ })
    expect(refused.textContent).toContain("Its currency isn’t the budget’s: EUR")
    expect(refused.getAttribute("aria-disabled")).toBe("true")
    await user.click(await screen.findByRole("option", { name: /EURO/ }))
    await user.keyboard("{Escape}")
    await user.click(dialog.getByRole("button", { name: "Add 1 promotion" }))
    await screen.findByText("1 promotion added")
    await screen.findByRole("link", { name: "EURO" })
    expect(await codesOf(id)).toEqual(["EURO"])
  })

  it("adds a promotion whose campaign was deleted", async () => {
    const old = (await campaigns.create({ body: { name: "May", campaign_identifier: "may" } })).campaign
    await promote("LEFT", old.id)
    await campaigns.delete({ id: old.id })
    const { id } = await create()
    await promote("NEW")
    const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Add promotions" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add promotions" }))
    await user.click(dialog.getByRole("combobox", { name: "Promotions" }))
    await user.click(await screen.findByRole("option", { name: /LEFT/ }))
    await user.click(await screen.findByRole("option", { name: /NEW/ }))
    await user.keyboard("{Escape}")
    await user.click(dialog.getByRole("button", { name: "Add 2 promotions" }))
    await screen.findByText("2 promotions added")
    expect(await codesOf(id)).toEqual(["LEFT", "NEW"])
  })

  it("removes promotions from the campaign and keeps them", async () => {
    const { id } = await create()
    await promote("ONE", id)
    await promote("TWO", id)
    const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    await user.click(await screen.findByRole("checkbox", { name: "Select ONE" }))
    await user.click(screen.getByRole("button", { name: "Remove from campaign" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Remove 1 promotion from this campaign?" }))
    await user.click(dialog.getByRole("button", { name: "Remove 1 promotion" }))
    await screen.findByText("1 promotion removed")
    expect(await codesOf(id)).toEqual(["TWO"])
    expect((await promotions.list({ query: { code: "ONE" } })).count).toBe(1)
  })
})

describe("the form of a campaign", () => {
  it("names a limit below the used amount at its field", async () => {
    const { id } = await create({ type: "usage", limit: 100 })
    const budget = shop.backend.db.tables.campaignBudget.first("campaign_id", id)
    shop.backend.db.tables.campaignBudget.update(String(budget?.id), { used: 7 })
    const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    const limit = await screen.findByRole("textbox", { name: "Limit" })
    await user.clear(limit)
    await user.type(limit, "6")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    const description = /The limit can’t be lower than what has been used: 7/
    await screen.findByRole("textbox", { name: "Limit", description })
    expect(await domProblems()).toEqual([])
    await user.type(limit, "0")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    await screen.findByText("Campaign saved")
    expect((await campaigns.retrieve({ id })).campaign.budget).toMatchObject({ limit: 60, used: 7 })
  })

  it("names a limit per customer below what a customer has used at its field", async () => {
    const { id } = await create({ type: "use_by_attribute", attribute: "customer_email", limit: 5 })
    const { campaignBudget, campaignBudgetUsage } = shop.backend.db.tables
    const budget_id = String(campaignBudget.first("campaign_id", id)?.id)
    for (const used of [2, 4]) campaignBudgetUsage.insert({ budget_id, attribute_value: `c${used}@example.com`, used })
    const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    const limit = await screen.findByRole("textbox", { name: "Limit" })
    await user.clear(limit)
    await user.type(limit, "3")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    const description = /The limit can’t be lower than what has been used: 4/
    await screen.findByRole("textbox", { name: "Limit", description })
  })

  it("has the budget that was corrected after a lost response", async () => {
    const { user } = await renderAdminPage("/admin/campaigns/new", shop)
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "July")
    await user.type(screen.getByRole("textbox", { name: "Identifier" }), "july")
    const type = screen.getByLabelText("Type of budget")
    await user.selectOptions(type, "usage")
    await user.type(screen.getByRole("textbox", { name: "Limit" }), "5")
    shop.backend.faults.set([
      { method: "POST", path: "/admin/campaigns", drop: "after", times: 1 },
      // The read before it has a response.
      { method: "GET", path: "/admin/campaigns", latency: 1, times: 1 },
      { method: "GET", path: "/admin/campaigns", drop: "before" },
    ])
    await user.click(screen.getByRole("button", { name: "Create campaign" }))
    await screen.findByText(/it’s safe to try again/)
    shop.backend.faults.set([])
    await user.selectOptions(type, "use_by_attribute")
    await user.type(screen.getByRole("textbox", { name: "Limit" }), "3")
    await user.click(screen.getByRole("button", { name: "Create campaign" }))
    await screen.findByText("Campaign created")
    const { campaigns: found } = await campaigns.list({ query: { fields: "*budget" } })
    expect(found.map(({ budget }) => [budget?.type, budget?.limit])).toEqual([["use_by_attribute", 3]])
  })

  it("names an end before the start at its field", async () => {
    const { user } = await renderAdminPage("/admin/campaigns/new", shop)
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "July")
    await user.type(screen.getByRole("textbox", { name: "Identifier" }), "july")
    await user.type(screen.getByLabelText(/^Starts/), "2026-07-02T10:00")
    await user.type(screen.getByLabelText(/^Ends/), "2026-07-01T10:00")
    await user.click(screen.getByRole("button", { name: "Create campaign" }))
    await screen.findByText("The end must be after the start")
    expect(screen.getByLabelText(/^Ends/).getAttribute("aria-invalid")).toBe("true")
    expect((await campaigns.list()).count).toBe(0)
  })
})

describe("the status of a campaign", () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  it.each([
    ["Scheduled", at(1), at(2)],
    ["Active", at(-1), at(1)],
    ["Active", null, null],
    ["Expired", at(-2), at(-1)],
    ["Expired", null, at(-1)],
  ])("is %s from %s to %s, in the list and on its page", async (status, starts_at, ends_at) => {
    const body = { name: "June", campaign_identifier: "june", starts_at, ends_at }
    await campaigns.create({ body })
    const { user } = await renderAdminPage("/admin/campaigns", shop)
    const link = await screen.findByRole("link", { name: "June" })
    const row = link.closest("tr")
    expect(row?.textContent).toContain(status)
    await user.click(link)
    const heading = await screen.findByRole("heading", { level: 1, name: "June" })
    expect(heading.parentElement?.textContent).toContain(status)
  })
})

describe("the form of an existing campaign", () => {
  it("names an end before the start at its field", async () => {
    const dates = { starts_at: "2026-07-02T10:00:00.000Z", ends_at: "2026-07-09T10:00:00.000Z" }
    const { campaign } = await campaigns.create({ body: { name: "July", campaign_identifier: "july", ...dates } })
    const { user } = await renderAdminPage(`/admin/campaigns/${campaign.id}`, shop)
    const ends = await screen.findByLabelText(/^Ends/)
    await user.clear(ends)
    await user.type(ends, "2026-07-01T10:00")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    await screen.findByText("The end must be after the start")
    expect(screen.getByLabelText(/^Ends/).getAttribute("aria-invalid")).toBe("true")
    expect((await campaigns.retrieve({ id: campaign.id })).campaign).toMatchObject(dates)
    // The same where the start is moved instead.
    await user.clear(ends)
    await user.type(ends, "2026-07-09T10:00")
    const starts = screen.getByLabelText(/^Starts/)
    await user.clear(starts)
    await user.type(starts, "2026-07-10T10:00")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    await screen.findByText("The end must be after the start")
    await user.clear(starts)
    await user.type(starts, "2026-07-08T10:00")
    await user.click(screen.getByRole("button", { name: "Save campaign" }))
    await screen.findByText("Campaign saved")
  })
})

describe("the page of a campaign", () => {
  it("deletes the campaign and keeps its promotions", async () => {
    const { id } = await create()
    await promote("ONE", id)
    const { user, address } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Delete campaign" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Delete “June”?" }))
    await dialog.findByText("ONE")
    await user.click(dialog.getByRole("button", { name: "Delete campaign" }))
    await screen.findByText("Campaign deleted")
    await waitFor(() => expect(address()).toBe("/admin/campaigns"))
    const query = { code: "ONE", fields: "id,*campaign" }
    expect((await promotions.list({ query })).promotions).toMatchObject([{ campaign: null }])
  })
})
