import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { return: returns, exchange: exchanges, claim: claims, order: orders } = shop.admin.admin

async function sentOrder() {
  const id = await placeOrder(shop)
  await fulfillOrder(shop, id)
  const { order } = await orders.retrieve({ id })
  return { id, number: `#${order.display_id}`, itemId: String(order.items?.[0]?.id) }
}
const expected = await sentOrder()
const written = await sentOrder()
const exchanged = await sentOrder()
const claimed = await sentOrder()

for (const order of [expected, written]) {
  const started = await returns.initiateRequest({ body: { order_id: order.id } })
  const { id } = started.return
  await returns.addReturnItem({ id, body: { items: [{ id: order.itemId, quantity: 1 }] } })
  if (order === expected) await returns.confirmRequest({ id, body: {} })
}
const { exchange } = await exchanges.create({ body: { order_id: exchanged.id } })
await exchanges.addInboundItems({ id: exchange.id, body: { items: [{ id: exchanged.itemId, quantity: 1 }] } })
const { claim } = await claims.create({ body: { order_id: claimed.id, type: "refund" } })
await claims.addItems({ id: claim.id, body: { items: [{ id: claimed.itemId, quantity: 1 }] } })
await claims.request({ id: claim.id })

const rowOf = async (number: string) => {
  const link = await screen.findByRole("link", { name: number })
  return within(link.closest("tr") as HTMLElement)
}

describe("lists of returns, claims and exchanges", () => {
  it("count the returns to receive and link to the next step", async () => {
    await renderAdminPage("/admin/returns", shop)
    const tab = await screen.findByRole("tab", { name: /^Returns\s*1$/ })
    expect(tab.getAttribute("aria-selected")).toBe("true")
    const waiting = await rowOf(expected.number)
    expect(waiting.getByText("Requested")).toBeTruthy()
    expect(waiting.getByRole("link", { name: "Receive return" }).getAttribute("href")).toMatch(
      /\/returns\/return_.*\/receive$/,
    )
    const open = await rowOf(written.number)
    expect(open.getByText("In progress")).toBeTruthy()
    expect(open.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(`/admin/orders/${written.id}/return`)
    const back = await rowOf(exchanged.number)
    expect(back.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
      `/admin/orders/${exchanged.id}/exchange`,
    )
  })

  it("keep the tab and the status in the URL", async () => {
    const search = `?status=${encodeURIComponent('["received"]')}`
    const { user, address } = await renderAdminPage(`/admin/returns${search}`, shop)
    await screen.findByText("No matching returns")
    await user.click(screen.getByRole("button", { name: "Clear filters" }))
    await rowOf(expected.number)
    await user.click(screen.getByRole("tab", { name: /^Claims/ }))
    const row = await rowOf(claimed.number)
    expect(row.getByText("No return")).toBeTruthy()
    expect(row.getByText("Refund")).toBeTruthy()
    expect(address()).toContain("tab=claims")
  })
})
