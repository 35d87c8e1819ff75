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

const requested = await sentOrder()
const swap = (await exchanges.create({ body: { order_id: requested.id } })).exchange
await exchanges.addInboundItems({ id: swap.id, body: { items: [{ id: requested.itemId, quantity: 1 }] } })
const outbound = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 2 }]
await exchanges.addOutboundItems({ id: swap.id, body: { items: outbound } })
await exchanges.request({ id: swap.id })

const rowOf = async (number: string) => {
  const link = await screen.findByRole("link", { name: number })
  return within(link.closest("tr") as HTMLElement)
}

describe("lists of returns, claims and exchanges", () => {
  it("count the returns to receive and link to the next step", async () => {
    await renderAdminPage("/admin/returns", shop)
    const tab = await screen.findByRole("tab", { name: /^Returns\s*2$/ })
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

describe("the quick view", () => {
  const open = async (tab: string, number: string) => {
    const page = await renderAdminPage(`/admin/returns${tab && `?tab=${tab}`}`, shop)
    const row = await rowOf(number)
    await page.user.click(row.getByRole("button", { name: /^Quick view/ }))
    return { ...page, shown: within(await screen.findByRole("dialog")) }
  }
  const itemsIn = async (shown: ReturnType<typeof within>, title: string) => {
    const heading = await shown.findByRole("heading", { name: title })
    return within(heading.closest("section") as HTMLElement)
  }

  it("shows an exchange's items to return and its new items", async () => {
    const { shown } = await open("exchanges", requested.number)
    expect((await itemsIn(shown, "Items to return")).getByText(/^1 × .*Shirt/)).toBeTruthy()
    expect((await itemsIn(shown, "New items")).getByText(/^2 × .*Mug/)).toBeTruthy()
    expect(shown.getByRole("link", { name: "Receive return" })).toBeTruthy()
    expect(shown.getByRole("link", { name: "Open order" }).getAttribute("href")).toBe(`/admin/orders/${requested.id}`)
  })

  it.each([
    ["claim", "claims", claimed.number, "Claimed items"],
    ["return", "", expected.number, "Items to return"],
  ])("shows the items of a %s", async (_, tab, number, title) => {
    const { shown } = await open(tab, number)
    expect((await itemsIn(shown, title)).getByText(/^1 × .*Shirt/)).toBeTruthy()
  })

  it("says that a return that isn't requested yet has no items, and moves with the arrow keys", async () => {
    const { user, shown } = await open("exchanges", exchanged.number)
    await shown.findByText(/^No items yet/)
    await user.keyboard("{ArrowUp}")
    await shown.findByRole("heading", { name: "New items" })
  })
})
