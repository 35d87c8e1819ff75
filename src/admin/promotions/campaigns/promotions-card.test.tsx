import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions, campaign: campaigns } = shop.admin.admin
const world = shop.backend.db.export()
let id = ""

const promote = async (code: string, currency_code: string | null, more: object = {}) => {
  const application_method = { type: "percentage", target_type: "order", allocation: "across", value: 10 } as const
  const body = { code, type: "standard", status: "active", ...more } as const
  const method = { ...application_method, ...(currency_code ? { currency_code } : {}) }
  return (await promotions.create({ body: { ...body, application_method: method } })).promotion.id
}

beforeEach(async () => {
  localStorage.clear()
  shop.backend.db.import(world)
  const budget = { type: "spend", limit: 100, currency_code: "eur" } as const
  id = (await campaigns.create({ body: { name: "June", campaign_identifier: "june", budget } })).campaign.id
})

it("offers promotions with why one doesn't fit the campaign, and adds those that do", async () => {
  const other = (await campaigns.create({ body: { name: "July", campaign_identifier: "july" } })).campaign.id
  const fits = await promote("FITS", "eur")
  await promote("DOLLARS", "usd")
  await promote("ANY", null)
  await promote("TAKEN", "eur", { campaign_id: other })
  const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Add promotions" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add promotions" }))
  await user.click(await dialog.findByRole("combobox", { name: "Promotions" }))
  for (const reason of [
    "DOLLARS Its currency isn’t the budget’s: EUR",
    "ANY Has no currency, but the budget is in EUR",
    "TAKEN In another campaign: July",
  ]) {
    const option = await screen.findByRole("option", { name: new RegExp(reason.replace(" ", ".*")) })
    expect(option.getAttribute("aria-disabled")).toBe("true")
  }
  await user.click(screen.getByRole("option", { name: "FITS" }))
  await user.click(dialog.getByRole("button", { name: "Add 1 promotion" }))
  await screen.findByText("1 promotion added")
  await waitFor(() => expect(shop.backend.db.tables.promotion.get(fits)?.campaign_id).toBe(id))
})

it("names promotions in the campaign that don't fit its budget or are used up", async () => {
  // The server doesn't compare currencies here.
  const add = [
    await promote("DOLLARS", "usd"),
    await promote("LIMITED", "eur", { limit: 1 }),
    await promote("FITS", "eur"),
  ]
  await campaigns.batchPromotions({ id, body: { add } })
  shop.backend.db.tables.promotion.update(String(add[1]), { used: 1 })
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }))
  ;(await row("DOLLARS")).getByText("Its currency isn’t the budget’s: EUR")
  ;(await row("LIMITED")).getByText("The usage limit is reached. The promotion no longer applies.")
  expect((await row("FITS")).queryByText(/currency|limit/)).toBeNull()
  expect(await domProblems()).toEqual([])
})

it("warns of guests if the budget counts uses per customer, also before promotions are added", async () => {
  const budget = { type: "use_by_attribute", attribute: "customer_id", limit: 1 } as const
  const once = (await campaigns.create({ body: { name: "Once", campaign_identifier: "once", budget } })).campaign.id
  await promote("AUTO", null, { is_automatic: true })
  await promote("FIRST", null, { campaign_id: once })
  await promote("SECOND", null, { campaign_id: once })
  const { user } = await renderAdminPage(`/admin/campaigns/${once}`, shop)
  await screen.findByText("Only customers who are signed in can use the codes.")
  expect(screen.queryByText(/^Guests can’t shop/)).toBeNull()
  await user.click(await screen.findByRole("button", { name: "Add promotions" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add promotions" }))
  await user.click(await dialog.findByRole("combobox", { name: "Promotions" }))
  await user.click(await screen.findByRole("option", { name: "AUTO" }))
  await dialog.findByText(/^Guests can’t shop: the server refuses every cart that this promotion may apply to/)
  await user.click(dialog.getByRole("button", { name: "Add 1 promotion" }))
  await screen.findByText(/^Guests can’t shop/)
  expect(await domProblems()).toEqual([])
})
