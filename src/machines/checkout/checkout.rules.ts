import type { Cart } from "#schema/store/entities/cart.ts"

/** The steps in the order in which a shopper meets them. */
export const steps = ["contact", "address", "delivery", "payment", "review"] as const
export type Step = (typeof steps)[number]

/** Why a step cannot be entered yet: the step that must be done first; `undefined` where nothing is in the way. */
export function stepBefore(step: Step, cart: Cart | null): Step | undefined {
  const missing = firstOpenStep(cart)
  return steps.indexOf(missing) < steps.indexOf(step) ? missing : undefined
}

export const needsShipping = (cart: Cart | null): boolean =>
  cart?.items?.some((item) => item.requires_shipping !== false) ?? true

/** Nothing is to be paid: a full discount. */
export const needsPayment = (cart: Cart | null): boolean => (cart?.total ?? 0) > 0

const hasAddress = (cart: Cart): boolean =>
  Boolean(cart.shipping_address?.address_1 && cart.shipping_address.country_code)

/** The payment session that is still worth something. */
export const paymentSession = (cart: Cart | null) =>
  cart?.payment_collection?.payment_sessions?.find((s) => s.status === "pending" || s.status === "authorized")

/** The first step whose answer the cart lacks; `review` when it has all. */
export function firstOpenStep(cart: Cart | null): Step {
  if (!cart?.email) return "contact"
  if (!hasAddress(cart)) return "address"
  if (needsShipping(cart) && !cart.shipping_methods?.length) return "delivery"
  if (needsPayment(cart) && !paymentSession(cart)) return "payment"
  return "review"
}

/** What the shopper saw of a cart: what must not change behind their back between review and order. */
export interface Figures {
  readonly total: number
  readonly currency: string
  readonly lines: Readonly<
    Record<string, { readonly title: string; readonly quantity: number; readonly price: number }>
  >
}
export const figuresOf = (cart: Cart): Figures => ({
  total: cart.total,
  currency: cart.currency_code,
  lines: Object.fromEntries(
    (cart.items ?? []).map((item) => [
      item.id,
      { title: item.product_title ?? item.title, quantity: item.quantity, price: item.unit_price },
    ]),
  ),
})

export type Difference =
  | { kind: "price"; title: string; was: number; now: number }
  | { kind: "quantity"; title: string; was: number; now: number }
  | { kind: "gone"; title: string }
  | { kind: "total"; was: number; now: number }

/** Half of the smallest amount that is shown: closer than that is the same price. */
const CLOSE = 0.005
const differ = (a: number, b: number): boolean => Math.abs(a - b) >= CLOSE

/** What is no longer as the shopper saw it; empty when nothing changed. */
export function differences(seen: Figures, now: Figures): Difference[] {
  const found: Difference[] = []
  for (const [id, was] of Object.entries(seen.lines)) {
    const is = now.lines[id]
    if (!is) found.push({ kind: "gone", title: was.title })
    else {
      if (differ(was.price, is.price)) found.push({ kind: "price", title: was.title, was: was.price, now: is.price })
      if (was.quantity !== is.quantity)
        found.push({ kind: "quantity", title: was.title, was: was.quantity, now: is.quantity })
    }
  }
  if (differ(seen.total, now.total)) found.push({ kind: "total", was: seen.total, now: now.total })
  return found
}
