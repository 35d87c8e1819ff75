import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { signUpCustomer } from "#tests/support/customer.ts"
import { fillCart, fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
await signUpCustomer(shop, "nora@example.com")
const open = await placeOrder(shop)
const sent = await placeOrder(shop)
await fulfillOrder(shop, sent)

describe("React StrictMode, in which npm start stops and restarts each machine once", () => {
  it.each([
    [`orders/${open}/edit`, /^Edit order/],
    [`orders/${sent}/return`, /^Return/],
    [`orders/${sent}/claim`, /^Claim/],
    [`orders/${sent}/exchange`, /^Exchange/],
    [`orders/${open}/fulfill`, /^Fulfill order/],
  ])("loads admin/%s", async (path, name) => {
    await renderAdminPage(`/admin/${path}`, shop, true)
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy()
  })

  it("loads the checkout", async () => {
    localStore.set("shop_cart", (await fillCart(shop)).id)
    renderPage("/checkout", shop.backend, true)
    expect(await screen.findByLabelText("Email address")).toBeTruthy()
  })
})
