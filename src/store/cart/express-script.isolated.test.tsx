import { cleanup, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { createStripeConstructor } from "#mocks/stripe/stripe-js.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const STRIPE = "pp_stripe_stripe"
const shop = await openLiveShop()
const { tables } = shop.backend.db

it("loads Stripe's script only for a cart with items in a market with Stripe", async () => {
  const load = vi.fn(createStripeConstructor({ base: "http://shop.test" }))
  vi.stubEnv("VITE_STRIPE_KEY", "pk_demo")
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  vi.stubGlobal("Stripe", load)
  const close = () => {
    cleanup()
    vi.restoreAllMocks()
  }
  localStore.set("shop_cart", await cartInGermany(shop))
  renderPage("/cart", shop.backend)
  const isAsked = () => shop.backend.journal.entries({ path: "/store/payment-providers" }).length > 0
  await vi.waitUntil(isAsked, { timeout: 20_000 })
  await screen.findByRole("link", { name: /checkout/i })
  close()
  tables.paymentProvider.insert({ id: STRIPE })
  tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
  localStore.remove("shop_cart")
  renderPage("/cart", shop.backend)
  await screen.findByText("Your cart is empty")
  expect(load).not.toHaveBeenCalled()
  close()
  localStore.set("shop_cart", await cartInGermany(shop))
  renderPage("/cart", shop.backend)
  await screen.findByRole("button", { name: "Pay with demo wallet" })
  expect(load).toHaveBeenCalledOnce()
})
