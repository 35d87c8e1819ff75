import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, vi } from "vitest"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import { createStripeConstructor } from "#mocks/stripe/stripe-js.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { LiveShop } from "./live-shop.ts"

export const STRIPE = "pp_stripe_stripe"

/**
 * Addresses that Stripe's script has opened since {@link stubStripe}. The app loads the script once, which all test
 * files of a worker share.
 */
export const left: string[] = []

/** Sets Stripe's key and the stand-in for its script, as the demo does; before each test. */
export function stubStripe(): void {
  left.length = 0
  vi.stubEnv("VITE_STRIPE_KEY", "pk_demo")
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: false }))
  const leave = (address: string) => void left.push(address)
  vi.stubGlobal("Stripe", createStripeConstructor({ base: "http://shop.test", leave }))
}

/** Adds Stripe to all regions of a shop. */
export function addStripe({ backend: { db } }: LiveShop): void {
  db.tables.paymentProvider.insert({ id: STRIPE })
  for (const { id } of db.tables.region.all())
    db.tables.regionPaymentProvider.insert({ region_id: id, payment_provider_id: STRIPE })
}

/** Confirms a cart's payment at Stripe, as a wallet does. */
export async function payAtStripe({ backend }: LiveShop, cart: Cart): Promise<Confirmation> {
  const { data } = cart.payment_collection?.payment_sessions?.[0] ?? {}
  await backend.fetch(
    new Request(`http://shop.test/_demo/stripe/${data?.id}/confirm`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_secret: data?.client_secret, method: "wallet" }),
    }),
  )
  return { outcome: "confirmed" }
}

/** Presses the order button once the payment form can be used; before, the button ignores presses. */
export async function pressPay(user: UserEvent): Promise<void> {
  const button = () => screen.findByRole("button", { name: /^Pay €/ })
  await waitFor(async () => expect((await button()).getAttribute("aria-busy")).toBeNull())
  await user.click(await button())
}
