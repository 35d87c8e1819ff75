import { act, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { openLiveShop, readyCart } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const STRIPE = "pp_stripe_stripe"
const shop = await openLiveShop()
const { db } = shop.backend
db.tables.paymentProvider.insert({ id: STRIPE })
db.tables.regionPaymentProvider.insert({ region_id: shop.region, payment_provider_id: STRIPE })
const world = db.export()

beforeEach(() => {
  db.import(world)
  vi.stubEnv("VITE_STRIPE_KEY", "pk_test_123")
})

const press = (name: string | RegExp) => screen.findByRole("button", { name })
/** jsdom requests no scripts: a script's load stays open until the test ends it. */
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com"]')

async function open() {
  localStore.set("shop_cart", await readyCart(shop, STRIPE))
  return renderPage("/checkout", shop.backend)
}
const failScript = async () => {
  const failed = await vi.waitUntil(script, { timeout: 5_000 })
  await act(async () => failed.dispatchEvent(new Event("error")))
}

it("offers another try and another payment method when Stripe's script is blocked", async () => {
  const { user } = await open()
  await screen.findByText("Loading the payment form…")
  await vi.waitUntil(script, { timeout: 5_000 })
  const pay = await press(/^Pay €/)
  expect(pay.getAttribute("aria-busy")).toBe("true")
  // Stripe's loader tries a second time by itself.
  await failScript()
  await failScript()
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toContain("Couldn’t load the payment form")
  await user.click(within(alert).getByRole("button", { name: "Try again" }))
  await failScript()
  await failScript()
  await user.click(await press("Use another payment method"))
  await user.click(await screen.findByRole("radio", { name: /Invoice/ }))
  await user.click(await press("Continue to review"))
  await user.click(await press("Place order"))
  await screen.findByRole("heading", { name: /Thank you/ })
  expect(db.tables.payment.all()).toMatchObject([{ provider_id: "pp_system_default" }])
})

it("offers another payment method while Stripe's script is slow", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  await open()
  await screen.findByText("Loading the payment form…")
  await act(async () => vi.advanceTimersByTime(8_000))
  await screen.findByText("The payment form is taking longer than usual")
  await press("Use another payment method")
  vi.useRealTimers()
})
