import type { Appearance, Stripe, StripeElementLocale, StripeError } from "@stripe/stripe-js"
import { storeUrl } from "#lib/absolute-url.ts"
import { settings } from "#lib/config.ts"
import { sameMoney } from "#lib/money.ts"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import type { BeginOptions, Payment, PaymentModule, PaymentSession } from "./payment-module.ts"

/** Publishable key that the stand-in for Stripe's script accepts. */
const DEMO_KEY = "pk_demo"

/** A payment whose confirmation has succeeded, or is being processed by the bank; the server decides. */
const CONFIRMED: ReadonlySet<string | undefined> = new Set(["requires_capture", "succeeded", "processing"])

export const secretOf = ({ data }: PaymentSession): string | null =>
  typeof data?.client_secret === "string" ? data.client_secret : null

let loaded: Promise<Stripe | null> | undefined

/** Loads Stripe's script once; a failed attempt is repeated by the next call. */
export async function loadStripe(): Promise<Stripe> {
  const key = settings().VITE_STRIPE_KEY?.trim() || (import.meta.env.VITE_DEMO ? DEMO_KEY : "")
  if (!key) throw new Error("VITE_STRIPE_KEY is not set")
  loaded ??= import("@stripe/stripe-js/pure").then((script) => script.loadStripe(key))
  const stripe = await loaded.catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  if (!stripe) throw new Error("Stripe.js has no document")
  return stripe
}

/** A lost response is no refusal: the error of a second confirmation says that the first one has succeeded. */
export function confirmationOf(error: StripeError | undefined): Confirmation {
  if (!error || CONFIRMED.has(error.payment_intent?.status)) return { outcome: "confirmed" }
  const isReason = error.type === "card_error" || error.type === "validation_error"
  return { outcome: "refused", message: (isReason && error.message) || null }
}

/** The form is in Stripe's frame, which knows nothing of the page's colors. */
export function appearance(): Appearance {
  const { theme } = document.documentElement.dataset
  const isDark = theme ? theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches
  return { theme: isDark ? "night" : "stripe" }
}

/** The browser's back button restores a page that still waits for the shopper to leave. */
const reloadWhenRestored = ({ persisted }: PageTransitionEvent) => {
  if (persisted) window.location.reload()
}

async function begin(session: PaymentSession, { locale, bill, returnPath }: BeginOptions): Promise<Payment> {
  const clientSecret = secretOf(session)
  if (!clientSecret) throw new Error("The payment session has no client secret")
  if (!sameMoney(session.amount ?? bill.amount, bill.amount, bill.currency_code))
    throw new Error("The payment session has another amount")
  const stripe = await loadStripe()
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
  if (!paymentIntent) throw new Error(error?.message ?? "The payment can't be loaded")
  const isConfirmed = CONFIRMED.has(paymentIntent.status)
  const elements = stripe.elements({
    clientSecret,
    locale: locale as StripeElementLocale,
    appearance: appearance(),
  })
  return {
    isConfirmed,
    mount(element, { onReady, onFailed, onFilled }) {
      if (isConfirmed) {
        onReady()
        return () => undefined
      }
      const { email, billing_address: billing } = bill
      const form = elements.create("payment", {
        defaultValues: {
          billingDetails: {
            name: [billing?.first_name, billing?.last_name].filter(Boolean).join(" "),
            ...(email ? { email } : {}),
            address: {
              country: billing?.country_code?.toUpperCase() ?? "",
              postal_code: billing?.postal_code ?? "",
            },
          },
        },
      })
      form.on("ready", onReady)
      form.on("loaderror", onFailed)
      form.on("change", ({ empty }) => !empty && onFilled())
      form.mount(element)
      return () => form.destroy()
    },
    async confirm() {
      if (isConfirmed) return { outcome: "confirmed" }
      window.addEventListener("pageshow", reloadWhenRestored)
      const answer = await stripe
        .confirmPayment({ elements, confirmParams: { return_url: storeUrl(returnPath) }, redirect: "if_required" })
        .finally(() => window.removeEventListener("pageshow", reloadWhenRestored))
      return confirmationOf(answer.error)
    },
  }
}

/** Stripe's Payment Element: cards with 3-D Secure, wallets, and methods on pages of banks and others. */
export const stripe: PaymentModule = {
  begin,
  resume: (params) => params.get("payment_intent"),
  paymentIdOf: ({ data }) => (typeof data?.id === "string" ? data.id : null),
}
