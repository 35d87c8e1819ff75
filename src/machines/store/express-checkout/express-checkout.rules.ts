import { needed } from "#machines/kit/needed.ts"
import { differences, snapshotOf } from "#machines/store/checkout/cart-snapshot.ts"
import type { Address, Loaded, StepInput } from "#machines/store/checkout/checkout.actors.ts"
import { needsPayment, needsShipping, paymentSession } from "#machines/store/checkout/checkout.rules.ts"
import type { Placement } from "#machines/store/checkout/placement.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { type Before, offeredOptions, type Quote, type SheetChoice } from "./express-checkout.actors.ts"
import type { ExpressError } from "./express-error.ts"

/** What the wallet gives when the shopper confirms the payment; without an option for a cart that isn't shipped. */
export interface SheetDetails {
  readonly email: string
  readonly shipping: Address
  readonly billing: Address
  readonly optionId?: string | undefined
}

export type ExpressEvent =
  | { type: "cart.refresh" }
  | { type: "sheet.open" }
  | SheetChoice
  | { type: "sheet.confirm"; details: SheetDetails }
  /** Closed without a payment; `message` is the wallet's reason, `null` if its email or address is missing. */
  | { type: "sheet.cancel"; message?: string | null }

/** `checkout`: the payment may have been made; the checkout finds out and finishes the order. */
export type ExpressOutcome = { outcome: "ordered"; order: Order } | { outcome: "checkout" }

export interface ExpressContext {
  readonly cartId: string
  readonly providerId: string
  /** The cart before a sheet of an earlier visit, which couldn't be restored then. */
  kept: Before | null
  /** The cart with its options, before a sheet is opened. */
  loaded: Loaded | null
  /** What the sheet shows. */
  quote: Quote | null
  choice: SheetChoice | null
  details: SheetDetails | null
  /** The cart with the wallet's details. */
  saved: Cart | null
  error: ExpressError | null
  placement: Placement | null
}

/** Whether the cart can be paid with a wallet: something is due, the market has the provider and a shipping option. */
export function isPayable({ cart, options, providers }: Loaded, providerId: string): boolean {
  const isShipped = !needsShipping(cart) || offeredOptions(options, cart).length > 0
  const isOpen = Boolean(cart.items?.length) && !cart.completed_at && needsPayment(cart)
  return isOpen && isShipped && providers.some(({ id }) => id === providerId)
}

/** The cart as it was before the sheet. */
export const beforeOf = ({ kept, loaded, details }: ExpressContext): Before =>
  kept ?? { before: needed(loaded).cart, withDetails: details !== null }

/** Whether a cart has the items, amounts and shipping option that the sheet has shown. */
export function isAsShown({ quote, saved, details, providerId }: ExpressContext): boolean {
  if (!quote || !saved) return false
  const seen = { ...snapshotOf(quote.cart, { withTotal: true }), choices: {} }
  return (
    differences(seen, saved).length === 0 &&
    saved.items?.length === quote.cart.items?.length &&
    (!needsShipping(saved) || saved.shipping_methods?.[0]?.shipping_option_id === details?.optionId) &&
    paymentSession(saved)?.provider_id === providerId
  )
}

/** Input of the checkout's `submit` actor. */
export function submission({ loaded, quote, saved, providerId }: ExpressContext, stepInput: StepInput) {
  const { options, providers } = needed(loaded)
  return { cart: needed(saved ?? quote?.cart), options, providers, providerId, changes: [], stepInput }
}
