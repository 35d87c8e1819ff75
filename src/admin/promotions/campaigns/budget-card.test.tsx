import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { formatDate } from "#lib/dates.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { enterDetails, fillCart, openLiveShop, orderCart, startPayment } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions, campaign: campaigns, order: orders } = shop.admin.admin
const world = shop.backend.db.export()
const DAY = 86_400_000

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

type Budget = NonNullable<NonNullable<Parameters<typeof campaigns.create>[0]>["body"]["budget"]>

/** A campaign that was created ten days ago, with a promotion of €5.00 off the items of an order. */
async function openCampaign(budget: Budget) {
  const { clock } = shop.backend.db
  clock.fix(Date.now() - 10 * DAY)
  const { campaign } = await campaigns.create({ body: { name: "June", campaign_identifier: "june", budget } })
  const application_method = { ...amount, currency_code: "eur" }
  const body = { code: "FIVE", type: "standard", status: "active", campaign_id: campaign.id } as const
  await promotions.create({ body: { ...body, application_method } })
  clock.fix(null)
  return campaign.id
}
const amount = { type: "fixed", target_type: "items", allocation: "across", value: 5 } as const

/** Places an order with the code some days ago. */
async function placeOrder(daysAgo: number, email = "guest@example.com"): Promise<string> {
  const { clock } = shop.backend.db
  clock.fix(Date.now() - daysAgo * DAY)
  const { cart: carts } = shop.store.store
  const { id } = await fillCart(shop)
  await enterDetails(shop.store, id, email)
  await carts.addPromotions({ id, body: { promo_codes: ["FIVE"] } })
  await startPayment(shop.store, id)
  const order = await orderCart(shop.store, id)
  clock.fix(null)
  return order.id
}

const dayText = (daysAgo: number) => formatDate(Date.now() - daysAgo * DAY, "en-US", new Date())

/** The rows of the table under the chart, without its heading. */
async function rowsOf(): Promise<readonly string[]> {
  const table = within(await screen.findByRole("table", { name: "Budget used by day", hidden: true }))
  return table
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" "))
}
const differs = /but the server counts/
const { failed } = english.admin.list

it("shows the discounts of a campaign by day, those of canceled orders too, as the server counts them", async () => {
  const id = await openCampaign({ type: "spend", limit: 100, currency_code: "eur" })
  await placeOrder(4)
  const canceled = await placeOrder(2)
  await placeOrder(2)
  await orders.cancel({ id: canceled })
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  expect(await rowsOf()).toEqual([`${dayText(4)} €5.00 €5.00`, `${dayText(2)} €10.00 €15.00`])
  screen.getByText("€15.00 of €100.00")
  screen.getByText(/Bars show the use per day\. .* Canceled orders count/)
  screen.getByText(/The limit, €100\.00, is far above the chart\./)
  expect(screen.queryByText(differs)).toBeNull()
  expect(await domProblems()).toEqual([])
})

it("says where the server’s count differs from the orders", async () => {
  const id = await openCampaign({ type: "usage", limit: 10 })
  await placeOrder(3)
  const budget = shop.backend.db.tables.campaignBudget.first("campaign_id", id)
  shop.backend.db.tables.campaignBudget.update(String(budget?.id), { used: 4 })
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText(/These orders add up to 1, but the server counts 4\./)
  expect(await rowsOf()).toEqual([`${dayText(3)} 1 1`])
})

it("shows what one customer has used at most where the limit is one for each customer", async () => {
  const id = await openCampaign({ type: "use_by_attribute", attribute: "customer_email", limit: 3 })
  await placeOrder(3, "ada@example.com")
  await placeOrder(2, "ada@example.com")
  await placeOrder(1, "bob@example.com")
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText("The limit is for each customer. Most used by one customer: 2 of 3.")
  expect(await rowsOf()).toHaveLength(3)
  expect(screen.queryByText(differs)).toBeNull()
})

it("says that the server doesn’t count amounts per customer, and adds up those of orders", async () => {
  const attribute = "customer_email"
  const id = await openCampaign({ type: "spend_by_attribute", attribute, limit: 8, currency_code: "eur" })
  await placeOrder(3, "ada@example.com")
  await placeOrder(2, "ada@example.com")
  await placeOrder(2, "bob@example.com")
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText("The server doesn’t count or limit discounts per customer.")
  await screen.findByText("The limit is for each customer. Most used by one customer: €10.00 of €8.00.")
  expect(await rowsOf()).toEqual([`${dayText(3)} €5.00 €5.00`, `${dayText(2)} €10.00 €15.00`])
  expect(screen.queryByText(differs)).toBeNull()
})

it("reads no orders for a budget that isn’t used", async () => {
  const id = await openCampaign({ type: "spend", limit: 100, currency_code: "eur" })
  shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 500, body: {} }])
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText("Not used yet. Orders with promotions of this campaign will appear here.")
  expect(screen.queryByText(failed)).toBeNull()
})

it("loads the orders again after a failure", async () => {
  const id = await openCampaign({ type: "usage", limit: 10 })
  await placeOrder(1)
  shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 400, body: {} }])
  const { user } = await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText(failed)
  shop.backend.faults.set([])
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await rowsOf()).toEqual([`${dayText(1)} 1 1`])
})

it("starts with the earlier use if only the latest orders were read", async () => {
  const id = await openCampaign({ type: "usage", limit: 10_000 })
  const order = await placeOrder(1)
  const budget = shop.backend.db.tables.campaignBudget.first("campaign_id", id)
  shop.backend.db.tables.campaignBudget.update(String(budget?.id), { used: 1201 })
  const fields = "id,created_at,promotions.id,promotions.campaign_id,items.adjustments.promotion_id"
  const answer = await orders.retrieve({ id: order, query: { fields: `${fields},items.adjustments.amount` } })
  const body = { orders: [answer.order], count: 5200, offset: 0, limit: 200 }
  shop.backend.faults.set([{ method: "GET", path: "/admin/orders", status: 200, body }])
  await renderAdminPage(`/admin/campaigns/${id}`, shop)
  await screen.findByText(/Only the latest orders are included: 1,000 of 5,200\./)
  // Each of the five pages has the same order.
  expect(await rowsOf()).toEqual([`${dayText(1)} 5 1,201`])
})
