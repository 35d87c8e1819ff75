import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderOffice } from "#tests/support/render-office.ts"

const shop = await openLiveShop()
const { order: orders } = shop.admin.admin
const numberOf = async (id: string) => `#${(await orders.retrieve({ id })).order.display_id}`

const sent = await placeOrder(shop)
await fulfillOrder(shop, sent)
const waiting = await placeOrder(shop)
const canceled = await placeOrder(shop)
await orders.cancel({ id: canceled })

const list = (search: Record<string, string[]>) =>
  renderOffice(
    `/admin/orders?${Object.entries(search)
      .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
      .join("&")}`,
    shop,
  )
const shown = async () => (await screen.findAllByRole("link", { name: /^#\d+$/ })).map((link) => link.textContent)

describe("the list of orders", () => {
  it("is filtered by how far its goods are", async () => {
    await list({ fulfillment: ["fulfilled"] })
    expect(await shown()).toEqual([await numberOf(sent)])
    expect(screen.getByText("Looked through 3 of 3 orders")).toBeTruthy()
  })

  it("is filtered by payment and fulfillment together", async () => {
    await list({ payment: ["authorized", "canceled"], fulfillment: ["not_fulfilled"] })
    expect(await shown()).toContain(await numberOf(waiting))
    expect(screen.queryByRole("link", { name: await numberOf(sent) })).toBeNull()
  })

  it("says so when nothing matches, and shows all again", async () => {
    const { user, address } = await list({ payment: ["refunded"] })
    await screen.findByText("No order matches")
    await user.click(screen.getByRole("button", { name: "Clear filters" }))
    expect(await shown()).toHaveLength(3)
    expect(address()).not.toContain("refunded")
  })
})
