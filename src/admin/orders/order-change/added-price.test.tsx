import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { roundMoney } from "#lib/money.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, claim, exchange, payment, promotion } = shop.admin.admin
await promotion.create({
  body: {
    code: "TENTH",
    type: "standard",
    status: "active",
    is_automatic: true,
    application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
  },
})
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const { order: paid } = await orders.retrieve({ id, query: { fields: "*items,*payment_collections.payments" } })
await payment.capture({ id: String(paid.payment_collections?.[0]?.payments?.[0]?.id), body: {} })
const itemId = String(paid.items[0]?.id)
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const items = [{ id: itemId, quantity: 1 }]
const startClaim = async () => {
  const { claim: started } = await claim.create({ body: { order_id: id, type: "replace" } })
  await claim.addItems({ id: started.id, body: { items } })
  await claim.addInboundItems({ id: started.id, body: { items } })
  return `/admin/orders/${id}/claim`
}
const startExchange = async () => {
  const { exchange: started } = await exchange.create({ body: { order_id: id } })
  await exchange.addInboundItems({ id: started.id, body: { items } })
  return `/admin/orders/${id}/exchange`
}

/** Adds the first variant that is found; returns the totals of a returned unit and of the added one, as displayed. */
async function add({ user, queryClient }: Awaited<ReturnType<typeof renderAdminPage>>) {
  await user.type(await screen.findByLabelText("Search products"), "SHIRT-M-BLACK")
  await user.click((await screen.findAllByRole("button", { name: /^Add T-Shirt, M/ }))[0] as HTMLElement)
  await screen.findByText("New")
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const { order } = await orders.retrievePreview({ id })
  const [returned, added] = order.items
  const rounded = (amount: number) => roundMoney(amount, "eur")
  return [rounded((returned?.total ?? 0) / 2), rounded(added?.total ?? 0)]
}

describe("the price of a claim's replacement", () => {
  it("is the price paid for the returned item, so that nothing is due", async () => {
    const page = await renderAdminPage(await startClaim(), shop)
    const [returned, added] = await add(page)
    expect(added).toBe(returned)
    expect(screen.getAllByText("€0.00").length).toBeGreaterThan(0)
    expect(screen.queryByText(/^The replacement is free and/)).toBeNull()
  })

  it("is nothing on request, with a warning that the returned item is refunded, too", async () => {
    const page = await renderAdminPage(await startClaim(), shop)
    await page.user.click(await screen.findByRole("radio", { name: /^Free of charge/ }))
    const [returned, added] = await add(page)
    expect(added).toBe(0)
    expect(screen.getByText(`The replacement is free and €${returned?.toFixed(2)} is refunded, too`)).toBeTruthy()
  })
})

it("an exchange can be an even swap, too", async () => {
  const page = await renderAdminPage(await startExchange(), shop)
  await page.user.click(await screen.findByRole("radio", { name: /^Same value as the returned item/ }))
  const [returned, added] = await add(page)
  expect(added).toBe(returned)
})
