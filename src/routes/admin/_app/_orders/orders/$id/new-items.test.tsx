import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, exchange: exchanges, claim: claims, reservation: reservations } = shop.admin.admin
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const variant = shop.variant("SHIRT-M-WHITE")
const items = async () => ((await orders.retrieve({ id })).order.items ?? []).slice(0, 1)
const outbound = { items: [{ variant_id: variant, quantity: 1 }] }

async function startExchange() {
  const { exchange } = await exchanges.create({ body: { order_id: id } })
  const body = { items: (await items()).map((item) => ({ id: item.id, quantity: 1 })) }
  await exchanges.addInboundItems({ id: exchange.id, body })
  await exchanges.addOutboundItems({ id: exchange.id, body: outbound })
}
async function startClaim() {
  const { claim } = await claims.create({ body: { order_id: id, type: "replace" } })
  const body = { items: (await items()).map((item) => ({ id: item.id, quantity: 1 })) }
  await claims.addItems({ id: claim.id, body })
  await claims.addOutboundItems({ id: claim.id, body: outbound })
}
/** Reservations of the added item. */
async function reserved() {
  const { order } = await orders.retrieve({ id })
  const line_item_id = (order.items ?? []).filter((item) => item.variant_id === variant).map((item) => item.id)
  return (await reservations.list({ query: { line_item_id } })).reservations
}

describe.each([
  { flow: "exchange", start: startExchange, card: "Shipping for new items", confirm: "Confirm exchange" },
  { flow: "claim", start: startClaim, card: "Shipping for replacement items", confirm: "Confirm claim" },
])("new items of a change: $flow", ({ flow, start, card, confirm }) => {
  async function open() {
    await start()
    const page = await renderAdminPage(`/admin/orders/${id}/${flow}`, shop)
    const heading = await screen.findByRole("heading", { name: card })
    return { ...page, section: heading.closest("section") as HTMLElement }
  }

  it("warns that no stock is reserved without a shipping method", async () => {
    const { user, section } = await open()
    expect(section.textContent).toMatch(/no stock is reserved/)
    expect(screen.getByText("The customer is notified. No stock is reserved.")).toBeTruthy()
    expect(screen.queryByText(/Stock is reserved for/)).toBeNull()
    await user.click(screen.getByRole("button", { name: confirm }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await reserved()).toEqual([])
  })

  it("says that stock is reserved with a shipping method, and reserves it", async () => {
    const { user, section } = await open()
    const add = () => within(section).getByRole("button", { name: "Add shipping method" })
    await waitFor(() => expect(add().getAttribute("aria-busy")).toBeNull())
    await user.click(add())
    const [option] = await screen.findAllByRole("menuitem")
    await user.click(option as HTMLElement)
    expect(await screen.findByText(/^The customer is notified\. Stock is reserved for/)).toBeTruthy()
    expect(section.textContent).not.toMatch(/no stock is reserved/)
    await user.click(screen.getByRole("button", { name: confirm }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await reserved()).toHaveLength(1)
  })
})
