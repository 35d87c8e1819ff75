import type { Cart } from "#schema/store/entities/cart.ts"
import { type Step, steps } from "./checkout.steps.ts"

export type { Step }

/** Something in the cart has to travel. */
export const needsShipping = (cart: Cart | null): boolean =>
  cart?.items?.some((item) => item.requires_shipping !== false) ?? true

/** False after a full discount. */
export const needsPayment = (cart: Cart | null): boolean => (cart?.total ?? 0) > 0

/** The steps of this cart: nothing is asked that it does not need. */
export const stepsOf = (cart: Cart | null): readonly Step[] =>
  steps.filter(
    (step) => (step !== "delivery" || needsShipping(cart)) && (step !== "payment" || !cart || needsPayment(cart)),
  )

/** Why a step cannot be entered yet: the step that must be done first; `undefined` where nothing is in the way. */
export function stepBefore(step: Step, cart: Cart | null): Step | undefined {
  const missing = firstOpenStep(cart)
  return steps.indexOf(missing) < steps.indexOf(step) ? missing : undefined
}

/** A step of this cart that can be entered now. */
export const isReachable = (step: Step, cart: Cart | null): boolean =>
  stepsOf(cart).includes(step) && stepBefore(step, cart) === undefined

const hasAddress = (cart: Cart): boolean =>
  Boolean(cart.shipping_address?.address_1 && cart.shipping_address.country_code)

const USABLE: ReadonlySet<string | undefined> = new Set([
  "pending",
  "requires_more",
  "authorized",
  "pending_authorization",
])

/** The payment session that is still worth something. */
export const paymentSession = (cart: Cart | null) =>
  cart?.payment_collection?.payment_sessions?.find((session) => USABLE.has(session.status))

/** The provider waits for a step of the shopper: a confirmation at the bank. */
export const asksForMore = (cart: Cart | null): boolean =>
  needsPayment(cart) && paymentSession(cart)?.status === "requires_more"

const isAddress = (value: unknown): value is string => typeof value === "string" && /^https:\/\//.test(value)

/** Where that step is done, if the provider's data names a page; providers nest it differently. */
export function confirmationUrl(cart: Cart | null): string | undefined {
  const search = (value: unknown, depth: number): string | undefined => {
    if (typeof value !== "object" || value === null || depth > 3) return undefined
    const entries = Object.entries(value)
    const direct = entries.find(([key, found]) => /(^|_)(url|redirect)$/i.test(key) && isAddress(found))
    if (direct) return String(direct[1])
    return entries.map(([, inner]) => search(inner, depth + 1)).find(Boolean)
  }
  return search(paymentSession(cart)?.data, 0)
}

/** The first step whose answer the cart lacks; `review` when it has all. */
export function firstOpenStep(cart: Cart | null): Step {
  if (!cart?.email) return "contact"
  if (!hasAddress(cart)) return "address"
  if (needsShipping(cart) && !cart.shipping_methods?.length) return "delivery"
  if (needsPayment(cart) && !paymentSession(cart)) return "payment"
  return "review"
}
