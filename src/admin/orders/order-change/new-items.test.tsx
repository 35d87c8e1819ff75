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

  it("can't be confirmed without a shipping method, which can be added for 0.00", async () => {
    const { user, section } = await open()
    const button = () => screen.getByRole("button", { name: confirm })
    await waitFor(() => expect(button().getAttribute("aria-disabled")).toBe("true"))
    expect(section.textContent).toMatch(/no stock is reserved/)
    await user.click(await within(section).findByRole("button", { name: /^Add .+ for €0\.00$/ }))
    await waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull())
    expect(
      screen.getByText(/^The customer gets an email if the server is set up to send it\. Stock is reserved for/),
    ).toBeTruthy()
    await user.click(button())
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await reserved()).toHaveLength(1)
  })

  it("says that stock is reserved with a shipping method, and reserves it", async () => {
    const { user, section } = await open()
    const add = () => within(section).getByRole("button", { name: "Add shipping method" })
    await waitFor(() => expect(add().getAttribute("aria-busy")).toBeNull())
    await user.click(add())
    const [option] = await screen.findAllByRole("menuitem")
    await user.click(option as HTMLElement)
    expect(
      await screen.findByText(/^The customer gets an email if the server is set up to send it\. Stock is reserved for/),
    ).toBeTruthy()
    expect(section.textContent).not.toMatch(/no stock is reserved/)
    await user.click(screen.getByRole("button", { name: confirm }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    expect(await reserved()).toHaveLength(1)
  })
})

describe("new items of an exchange that was confirmed without a shipping method", () => {
  it("can be fulfilled after their stock is reserved", async () => {
    await startExchange()
    const { order } = await orders.retrievePreview({ id })
    await exchanges.request({ id: String(order.order_change?.exchange_id) })
    const { user } = await renderAdminPage(`/admin/orders/${id}/fulfill`, shop)
    expect(await screen.findByText("No stock is reserved for T-Shirt, M / White")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: /^Reserve stock at / }))
    expect(await screen.findByText("Stock is reserved for T-Shirt, M / White")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Fulfill 1 item" }))
    await screen.findByRole("heading", { level: 1, name: /^Order #/ })
    const added = (await orders.retrieve({ id, query: { fields: "*items.detail" } })).order.items
    expect(added.find((item) => item.variant_id === variant)?.detail?.fulfilled_quantity).toBe(1)
  })
})

it("a replacement can't be confirmed without a replacement item", async () => {
  const { claim } = await claims.create({ body: { order_id: id, type: "replace" } })
  const body = { items: (await items()).map((item) => ({ id: item.id, quantity: 1 })) }
  await claims.addItems({ id: claim.id, body })
  await renderAdminPage(`/admin/orders/${id}/claim`, shop)
  const button = await screen.findByRole("button", { name: "Confirm claim" })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"))
  expect(screen.getAllByText("Add new items first").length).toBeGreaterThan(0)
})
