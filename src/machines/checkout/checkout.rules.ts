import type { Cart } from "#schema/store/entities/cart.ts"
import { type Step, steps } from "./checkout.steps.ts"

export type { Step }

/** Whether the cart has an item that requires shipping. */
export const needsShipping = (cart: Cart | null): boolean =>
  cart?.items?.some((item) => item.requires_shipping !== false) ?? true

/** False if the total is zero, for example after a full discount. */
export const needsPayment = (cart: Cart | null): boolean => (cart?.total ?? 0) > 0

/** The steps that this cart needs. */
export const stepsOf = (cart: Cart | null): readonly Step[] =>
  steps.filter(
    (step) => (step !== "delivery" || needsShipping(cart)) && (step !== "payment" || !cart || needsPayment(cart)),
  )

/** The step that must be completed before the given one; `undefined` if it can be entered. */
export function stepBefore(step: Step, cart: Cart | null): Step | undefined {
  const missing = firstOpenStep(cart)
  return steps.indexOf(missing) < steps.indexOf(step) ? missing : undefined
}

/** Whether the cart has this step and it can be entered now. */
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

/** The payment session that can still be used. */
export const paymentSession = (cart: Cart | null) =>
  cart?.payment_collection?.payment_sessions?.find((session) => USABLE.has(session.status))

/** Whether the payment provider requires another action of the shopper, such as a bank confirmation. */
export const requiresMore = (cart: Cart | null): boolean =>
  needsPayment(cart) && paymentSession(cart)?.status === "requires_more"

const isAddress = (value: unknown): value is string => typeof value === "string" && /^https:\/\//.test(value)

/** The URL of that action, if the provider's data contains one; providers nest it differently. */
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

/** The first step that isn't complete in the cart; `review` when all are. */
export function firstOpenStep(cart: Cart | null): Step {
  if (!cart?.email) return "contact"
  if (!hasAddress(cart)) return "address"
  if (needsShipping(cart) && !cart.shipping_methods?.length) return "delivery"
  if (needsPayment(cart) && !paymentSession(cart)) return "payment"
  return "review"
}
