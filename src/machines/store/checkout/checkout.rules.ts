import { sameMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { type Step, steps } from "./checkout-steps.ts"

export type { Step }

/** Whether the cart has an item that requires shipping. */
export const needsShipping = (cart: Cart | null): boolean =>
  cart?.items?.some((item) => item.requires_shipping !== false) ?? true

/** False if the total is zero, for example after a full discount. */
export const needsPayment = (cart: Cart | null): boolean => (cart?.total ?? 0) > 0

/** The steps that this cart needs. */
export const stepsOf = (cart: Cart | null): readonly Step[] =>
  steps.filter((step) => step !== "payment" || !cart || needsPayment(cart))

/** The step that must be completed before the given one; `undefined` if it can be entered. */
function stepBefore(step: Step, cart: Cart | null): Step | undefined {
  const missing = firstOpenStep(cart)
  return steps.indexOf(missing) < steps.indexOf(step) ? missing : undefined
}

/** Whether the cart has this step and it can be entered now. */
export const isReachable = (step: Step, cart: Cart | null): boolean =>
  stepsOf(cart).includes(step) && stepBefore(step, cart) === undefined

export const hasAddress = (cart: Cart | null): boolean =>
  Boolean(cart?.shipping_address?.address_1 && cart.shipping_address.country_code)

/** Whether the cart must be shipped and has no shipping method. */
export const lacksShipping = (cart: Cart | null): boolean => needsShipping(cart) && !cart?.shipping_methods?.length

interface Priced {
  readonly price_type?: string | undefined
  readonly amount?: number | null | undefined
}
/** Whether a listed shipping option can be used: a flat one needs a price in the cart's currency. */
export const hasPrice = ({ price_type, amount }: Priced): boolean =>
  price_type === "calculated" || typeof amount === "number"

interface Costly extends Priced {
  readonly id: string
  readonly is_tax_inclusive?: boolean | undefined
}
/**
 * Whether the cart's shipping costs aren't those of its options anymore: the server takes over changed prices only when
 * the cart is updated. Carriers calculate costs for each request, so those aren't compared.
 */
export const hasOldShippingPrice = (cart: Cart, options: readonly Costly[]): boolean =>
  (cart.shipping_methods ?? []).some(({ shipping_option_id, amount, is_tax_inclusive }) => {
    const option = options.find(({ id }) => id === shipping_option_id)
    if (!option || !hasPrice(option)) return true
    if (option.price_type === "calculated") return false
    const isTaxedAlike = (option.is_tax_inclusive ?? is_tax_inclusive) === is_tax_inclusive
    return !sameMoney(option.amount ?? 0, amount, cart.currency_code) || !isTaxedAlike
  })

interface Zoned {
  readonly service_zone?: { readonly fulfillment_set?: { readonly type?: string | undefined } | undefined } | undefined
}
/** Whether the shopper picks the items up at the option's location. */
export const isPickup = ({ service_zone }: Zoned): boolean => service_zone?.fulfillment_set?.type === "pickup"

/** Whether the cart's items are picked up. */
export const isPickedUp = (cart: Cart | null, options: readonly (Zoned & { readonly id: string })[]): boolean =>
  options.some(
    (option) =>
      isPickup(option) && cart?.shipping_methods?.some(({ shipping_option_id }) => shipping_option_id === option.id),
  )

interface Offer extends Zoned {
  readonly id: string
  readonly cost: number | null
  readonly insufficient_inventory?: boolean | undefined
}
/** Whether a shipping option can be chosen: it has a price and the items are in stock where it ships from. */
export const isOffered = ({ cost, insufficient_inventory }: Offer): boolean => cost !== null && !insufficient_inventory

/** The cart's shipping option if it can still be chosen, otherwise the cheapest that ships: pickup is the shopper's choice. */
export function preferredOption<O extends Offer>(options: readonly O[], cart: Cart | null): O | undefined {
  const offered = options.filter(isOffered)
  const present = cart?.shipping_methods?.[0]?.shipping_option_id
  const cheapest = offered
    .filter((option) => !isPickup(option))
    .reduce<O | undefined>(
      (best, option) => (best && Number(best.cost) <= Number(option.cost) ? best : option),
      undefined,
    )
  return offered.find(({ id }) => id === present) ?? cheapest
}

const USABLE: ReadonlySet<string | undefined> = new Set([
  "pending",
  "requires_more",
  "authorized",
  "pending_authorization",
])

/** The payment session that can still be used: one over the cart's total. */
export const paymentSession = (cart: Cart | null) =>
  cart?.payment_collection?.payment_sessions?.find(
    ({ status, amount = cart.total }) => USABLE.has(status) && sameMoney(amount, cart.total, cart.currency_code),
  )

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
  if (!cart?.email || !hasAddress(cart) || lacksShipping(cart)) return "details"
  if (needsPayment(cart) && !paymentSession(cart)) return "payment"
  return "review"
}

/** Id of the only payment provider, if the payment is all that is open: there is nothing to choose. */
export function onlyProvider(cart: Cart | null, providers: readonly { readonly id: string }[]): string | undefined {
  return providers.length === 1 && firstOpenStep(cart) === "payment" ? providers[0]?.id : undefined
}

interface Choices {
  readonly cart: Cart | null
  readonly options: readonly Offer[]
  readonly providers: readonly { readonly id: string }[]
}
/** Whether the cart can be completed without asking the shopper: it lacks a shipping method or the only payment. */
export const canPreselect = ({ cart, options, providers }: Choices): boolean =>
  Boolean(cart?.items?.length && !cart.completed_at) &&
  ((lacksShipping(cart) && preferredOption(options, cart) !== undefined) || onlyProvider(cart, providers) !== undefined)
