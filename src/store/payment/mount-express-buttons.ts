import type {
  ExpressCheckoutAddress,
  ExpressCheckoutPartialAddress,
  ShippingRate,
  StripeElementLocale,
  StripeExpressCheckoutElementConfirmEvent,
} from "@stripe/stripe-js"
import { provinceCode } from "#lib/address/provinces.ts"
import { settings } from "#lib/config.ts"
import type { Locale } from "#lib/locale.ts"
import { toStripeAmount } from "#lib/stripe-amount.ts"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import { needsShipping, paymentSession } from "#machines/store/checkout/checkout.rules.ts"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import type { PartialAddress, Quote } from "#machines/store/express-checkout/express-checkout.actors.ts"
import type { SheetDetails } from "#machines/store/express-checkout/express-checkout.rules.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toAddressBody } from "#store/address/address-form.ts"
import { shippingPriceOf, shippingTaxes } from "#store/cart/shipping-price.ts"
import { appearance, confirmationOf, loadStripe, secretOf } from "./stripe.ts"

/** What the page does when something happens in a wallet's sheet; `null` and `false` refuse it. */
export interface ExpressHandlers {
  /** Whether a wallet can be used in this browser. */
  onReady(isAvailable: boolean): void
  onOpen(): Quote | null
  onAddress(address: PartialAddress): Promise<Quote | null>
  onRate(optionId: string): Promise<Quote | null>
  onConfirm(details: SheetDetails): Promise<boolean>
  /** `message` is the wallet's reason, `null` if its email or address is missing. */
  onCancel(message?: string | null): void
}

export interface ExpressButtons {
  /** Sets the amount that a sheet starts with. */
  show(quote: Quote): void
  /** Confirms the cart's payment session with what the sheet has collected. */
  confirm(cart: Cart, returnUrl: string): Promise<Confirmation>
  destroy(): void
}

const amountOf = ({ cart }: Quote): number => toStripeAmount(cart.total, cart.currency_code)

/** The shipping options with what they add to the total, the chosen one first, as the sheet expects. */
const ratesOf = ({ cart, options }: Quote): ShippingRate[] =>
  options.map(({ id, name, cost, is_tax_inclusive }) => ({
    id,
    displayName: name,
    // The sheet shows only amounts, and the exact one once an option is chosen.
    amount: toStripeAmount(
      shippingPriceOf({ id, cost: cost ?? 0, is_tax_inclusive }, cart, shippingTaxes(cart)).amount,
      cart.currency_code,
    ),
  }))

const placeOf = ({ city, state, postal_code, country }: ExpressCheckoutPartialAddress): PartialAddress => {
  const country_code = country.toLowerCase()
  return { city, postal_code, country_code, ...(state ? { province: provinceCode(country_code, state) } : {}) }
}

function addressOf(name: string, address: ExpressCheckoutAddress): Address {
  const words = name.trim().split(/\s+/)
  const last_name = words.length > 1 ? String(words.pop()) : ""
  return toAddressBody({
    province: "",
    ...placeOf(address),
    first_name: words.join(" "),
    last_name,
    address_1: address.line1,
    address_2: address.line2 ?? "",
  })
}

function detailsOf(event: StripeExpressCheckoutElementConfirmEvent): SheetDetails | null {
  const { billingDetails: billed, shippingAddress: shipped, shippingRate } = event
  const shipping = shipped && addressOf(shipped.name, shipped.address)
  const billing = billed?.address?.line1 ? addressOf(billed.name, billed.address) : shipping
  if (!billing || !billed?.email) return null
  return { email: billed.email, shipping: shipping ?? billing, billing, optionId: shippingRate?.id }
}

/** Shows Stripe's buttons of wallets for a cart. Rejects if Stripe's script can't be loaded. */
export async function mountExpressButtons(
  element: HTMLElement,
  first: Quote,
  locale: Locale,
  handlers: ExpressHandlers,
): Promise<ExpressButtons> {
  const stripe = await loadStripe()
  const { cart } = first
  const isShipped = needsShipping(cart)
  const elements = stripe.elements({
    mode: "payment",
    amount: amountOf(first),
    currency: cart.currency_code,
    captureMethod: settings().VITE_STRIPE_CAPTURE === "automatic" ? "automatic" : "manual",
    locale: locale as StripeElementLocale,
    appearance: appearance(),
  })
  const buttons = elements.create("expressCheckout", {
    emailRequired: true,
    billingAddressRequired: true,
    shippingAddressRequired: isShipped,
    buttonHeight: 48,
    ...(isShipped && {
      allowedShippingCountries: (cart.region?.countries ?? []).map(({ iso_2 }) => String(iso_2).toUpperCase()),
      shippingRates: ratesOf(first),
    }),
  })
  /** Answers a change in the sheet with the cart's new amounts. */
  const answer = (
    quote: Quote | null,
    event: { resolve: (details?: { shippingRates?: ShippingRate[] }) => void; reject: () => void },
  ) => {
    if (!quote) return event.reject()
    elements.update({ amount: amountOf(quote) })
    event.resolve(isShipped ? { shippingRates: ratesOf(quote) } : {})
  }
  buttons.on("ready", ({ availablePaymentMethods }) => handlers.onReady(availablePaymentMethods !== undefined))
  buttons.on("loaderror", () => handlers.onReady(false))
  buttons.on("click", (event) => answer(handlers.onOpen(), event))
  buttons.on("shippingaddresschange", async (event) => answer(await handlers.onAddress(placeOf(event.address)), event))
  buttons.on("shippingratechange", async (event) => answer(await handlers.onRate(event.shippingRate.id), event))
  buttons.on("cancel", () => handlers.onCancel())
  buttons.on("confirm", async (event) => {
    const { error } = await elements.submit()
    const details = detailsOf(event)
    if (error) handlers.onCancel(error.message)
    else if (!details) handlers.onCancel(null)
    else if (await handlers.onConfirm(details)) return
    event.paymentFailed({ reason: "fail" })
  })
  buttons.mount(element)
  return {
    show: (quote) => elements.update({ amount: amountOf(quote) }),
    async confirm(paid, returnUrl) {
      const session = paymentSession(paid)
      const clientSecret = session && secretOf(session)
      if (!clientSecret) return { outcome: "refused", message: null }
      const confirmParams = { return_url: returnUrl }
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams,
        redirect: "if_required",
      })
      return confirmationOf(error)
    },
    destroy: () => buttons.destroy(),
  }
}
