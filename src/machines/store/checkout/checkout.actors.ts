import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type Difference, SNAPSHOT_FIELDS } from "./cart-snapshot.ts"
import {
  hasOldShippingPrice,
  hasPrice,
  isOffered,
  lacksShipping,
  needsPayment,
  needsShipping,
  onlyProvider,
  paymentSession,
  preferredOption,
} from "./checkout.rules.ts"
import { loadStock, productsOf, type Stock } from "./checkout-stock.ts"
import type { Exclusive } from "./place-order.machine.ts"
import { addPromotionCode } from "./promotion-code.ts"

export interface Address {
  first_name: string
  last_name: string
  address_1: string
  address_2?: string
  company?: string
  postal_code: string
  city: string
  province?: string
  country_code: string
  phone?: string
}

/** The shopper's input at a step. */
export type StepInput =
  /** Without `optionId`, because no shipping option was known yet, the cheapest one is used. */
  | { type: "details.submit"; email: string; shipping: Address; billing: Address; optionId?: string | undefined }
  | { type: "delivery.choose"; optionId: string }
  /** Starts a new session after a declined payment, because the old session can't be used again. */
  | { type: "payment.choose"; providerId: string; isNewSession?: boolean }
  | { type: "promotion.add"; code: string }
  | { type: "promotion.remove"; code: string }
  | { type: "changes.accept" }

type ListedOption = Awaited<ReturnType<StoreSdk["store"]["fulfillment"]["listCartOptions"]>>["shipping_options"][number]
/** A shipping option with its cost, calculated by the carrier if necessary; `null` if that failed. */
export type ShippingOption = ListedOption & { readonly cost: number | null }
export type PaymentProvider = Awaited<
  ReturnType<StoreSdk["store"]["payment"]["listPaymentProviders"]>
>["payment_providers"][number]

/** The cart and its available options; empty lists until the cart has an address and a region. */
export interface Loaded {
  readonly cart: Cart
  readonly options: readonly ShippingOption[]
  readonly providers: readonly PaymentProvider[]
  /** Loaded only after the server rejected the order because of missing stock. */
  readonly stock: Stock
}

/** Fields of the cart that the checkout reads. */
export const CHECKOUT_FIELDS = `+customer_id,${SNAPSHOT_FIELDS},*items.variant.options`
type Call = { signal?: AbortSignal }

/** Thrown when a promotion code is accepted but has no effect on the cart, which isn't an error on the wire. */
export class PromotionWithoutEffect extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The promotion code ${code} does not apply to this cart`)
    this.name = "PromotionWithoutEffect"
    this.code = code
  }
}

/** Only these, and the details, change the available shipping options or their cost. */
const AFFECTS_SHIPPING: ReadonlySet<StepInput["type"]> = new Set([
  "promotion.add",
  "promotion.remove",
  "changes.accept",
])

type WithOptions = Pick<Loaded, "cart" | "options">
interface SubmitInput extends Omit<Loaded, "stock"> {
  readonly stepInput: StepInput
  /** The differences that `changes.accept` accepts. */
  readonly changes: readonly Difference[]
  /** The chosen payment provider, to create a new session when a changed total invalidates the old one. */
  readonly providerId: string | null
}

interface LoadInput {
  readonly cartId: string
  readonly withStock?: boolean
  /** The shopper may have paid already. */
  readonly keepsPrices?: boolean
}

/** Returns functions that load a cart's shipping options with their cost, and that choose one of them. */
export function shippingCalls({ store: { cart: carts, fulfillment } }: StoreSdk) {
  async function costOf(option: ListedOption, cartId: string, call: Call): Promise<number | null> {
    if (option.price_type !== "calculated") return option.amount ?? null
    return fulfillment
      .calculate({ id: option.id, body: { cart_id: cartId } }, call)
      .then((answer) => answer.shipping_option.amount ?? null)
      .catch(() => null)
  }
  async function optionsOf(cart: Cart, call: Call): Promise<ShippingOption[]> {
    if (!cart.shipping_address?.country_code) return []
    const { shipping_options } = await fulfillment.listCartOptions({ query: { cart_id: cart.id } }, call)
    const usable = needed(shipping_options).filter(hasPrice)
    const costs = await Promise.all(usable.map((option) => costOf(option, cart.id, call)))
    return usable.map((option, i) => Object.assign(option, { cost: costs[i] ?? null }))
  }
  const chooseDelivery = async (id: string, option_id: string): Promise<Cart> =>
    needed((await carts.addShippingMethod({ id, body: { option_id }, query: { fields: CHECKOUT_FIELDS } })).cart)
  return { optionsOf, chooseDelivery }
}

/** The checkout's actors. Reads are aborted with their state; writes never are. */
export function checkoutActors(sdk: StoreSdk, exclusive: Exclusive = (work) => work()) {
  const { cart: carts, payment } = sdk.store
  const { optionsOf, chooseDelivery } = shippingCalls(sdk)
  const query = { fields: CHECKOUT_FIELDS }

  async function providersOf(cart: Cart, call: Call): Promise<PaymentProvider[]> {
    if (!cart.region_id) return []
    return needed(
      (await payment.listPaymentProviders({ query: { region_id: cart.region_id } }, call)).payment_providers,
    )
  }
  async function load(cart: Cart, withStock: boolean, call: { signal: AbortSignal }): Promise<Loaded> {
    const [options, providers, stock] = await Promise.all([
      optionsOf(cart, call),
      providersOf(cart, call),
      withStock ? loadStock(sdk, productsOf(cart), call) : {},
    ])
    return { cart, options, providers, stock }
  }
  /** Takes over changed prices of the cart's shipping options, but not once a payment was made for the old total. */
  async function withShippingPrice(loaded: Loaded, run: Exclusive = exclusive): Promise<Loaded> {
    const { cart, options } = loaded
    const isPaid = (paymentSession(cart)?.status ?? "pending") !== "pending"
    const isOpen = cart.shipping_address?.country_code && !cart.completed_at && !isPaid
    if (!isOpen || !hasOldShippingPrice(cart, options)) return loaded
    // As long as that fails, the old price is charged.
    const update = () => carts.update({ id: cart.id, body: {}, query }).then((answer) => answer.cart)
    return { ...loaded, cart: await run(update).catch(() => cart) }
  }
  const read = async (id: string, signal?: AbortSignal) =>
    needed((await carts.retrieve({ id, query }, signal ? { signal } : undefined)).cart)

  async function startPayment(cart: Cart, providerId: string): Promise<Cart> {
    const collection =
      cart.payment_collection?.id ??
      (await payment.createCollection({ body: { cart_id: cart.id } })).payment_collection.id
    await payment.createSession({ id: collection, body: { provider_id: providerId } })
    return read(cart.id)
  }
  /** Keeps a payment session with the same provider, unless a new one is requested. */
  async function choosePayment(cart: Cart, providerId: string, isNewSession = false): Promise<Cart> {
    const isStarted = paymentSession(cart)?.provider_id === providerId
    return isStarted && !isNewSession ? cart : startPayment(cart, providerId)
  }

  async function promote(cart: Cart, code: string): Promise<Cart> {
    const add = (promo: string) => carts.addPromotions({ id: cart.id, body: { promo_codes: [promo] }, query })
    const answer = await addPromotionCode(code, add)
    const works = answer.cart.promotions?.some((p) => p.code?.toLowerCase() === code.toLowerCase())
    if (!works) throw new PromotionWithoutEffect(code)
    return answer.cart
  }

  async function setQuantity(id: string, line_id: string, quantity: number): Promise<void> {
    try {
      if (quantity > 0) await carts.updateLineItem({ id, line_id, body: { quantity } })
      else await carts.deleteLineItem({ id, line_id })
    } catch (error) {
      // Another tab may have removed the item; a missing cart fails when it's read again.
      if (toApiError(error).status !== 404) throw error
    }
  }
  /** Reduces item quantities to the available stock; reads the cart, which may have changed since the list was shown. */
  async function trim(cart: Cart, changes: readonly Difference[]): Promise<Cart> {
    const short = changes.filter((change) => change.kind === "stock")
    for (const { lineId, now } of short) await setQuantity(cart.id, lineId, now)
    return read(cart.id)
  }

  /**
   * Saves the contact and the addresses, and then the shipping option if it is still offered there. Otherwise the cart
   * stays without one, and the shopper chooses from the new options.
   */
  async function saveDetails(id: string, details: StepInput & { type: "details.submit" }): Promise<WithOptions> {
    const { email, shipping, billing, optionId } = details
    const body = { email, shipping_address: shipping, billing_address: billing }
    const cart = needed((await carts.update({ id, body, query })).cart)
    const options = await optionsOf(cart, {})
    const wanted = optionId ?? preferredOption(options, cart)?.id
    const isChosen = cart.shipping_methods?.some((method) => method.shipping_option_id === wanted)
    const offered = options.find((option) => option.id === wanted && isOffered(option))
    if (!needsShipping(cart) || isChosen || !offered) return { cart, options }
    const chosen = chooseDelivery(id, offered.id)
    // The shopper hasn't seen the options yet and can choose another one.
    return { cart: await (optionId ? chosen : chosen.catch(() => cart)), options }
  }

  async function apply(cart: Cart, stepInput: StepInput, { options, changes }: SubmitInput): Promise<WithOptions> {
    const { id } = cart
    switch (stepInput.type) {
      case "details.submit":
        return saveDetails(id, stepInput)
      case "delivery.choose":
        return { cart: await chooseDelivery(id, stepInput.optionId), options }
      case "payment.choose":
        return { cart: await choosePayment(cart, stepInput.providerId, stepInput.isNewSession), options }
      case "promotion.add":
        return { cart: await promote(cart, stepInput.code), options }
      case "promotion.remove":
        return {
          cart: (await carts.removePromotions({ id, body: { promo_codes: [stepInput.code] }, query })).cart,
          options,
        }
      case "changes.accept":
        return { cart: await trim(cart, changes), options }
    }
  }

  /**
   * Starts the payment with the only provider, or again with the chosen one if a changed total has invalidated its
   * session; if that fails, the payment step asks for it.
   */
  async function withPayment(cart: Cart, providerId: string | null | undefined): Promise<Cart> {
    if (!providerId || !needsPayment(cart) || paymentSession(cart) || !cart.items?.length) return cart
    return startPayment(cart, providerId).catch(() => cart)
  }
  async function submit(submitted: SubmitInput): Promise<Loaded> {
    const { cart: before, stepInput, providers, providerId } = submitted
    const applied = await apply(before, stepInput, submitted)
    const isOutdated = AFFECTS_SHIPPING.has(stepInput.type)
    const options = isOutdated ? await optionsOf(needed(applied.cart), {}) : applied.options
    const loaded = { cart: needed(applied.cart), options, providers, stock: {} }
    const { cart } = isOutdated ? await withShippingPrice(loaded, (work) => work()) : loaded
    return { ...loaded, cart: await withPayment(cart, providerId ?? onlyProvider(cart, providers)) }
  }

  return {
    load: fromAbortable(async ({ input, signal }: { input: LoadInput; signal: AbortSignal }) => {
      const loaded = await load(await read(input.cartId, signal), input.withStock ?? false, { signal })
      return input.keepsPrices ? loaded : withShippingPrice(loaded)
    }),
    submit: fromPromise(({ input }: { input: SubmitInput }): Promise<Loaded> => exclusive(() => submit(input))),
    /** Makes the choices that the shopper hasn't: the cheapest shipping option, and the payment if there is only one. */
    preselect: fromPromise(
      ({ input }: { input: Loaded }): Promise<Loaded> =>
        exclusive(async () => {
          const { options, providers } = input
          // Another tab may have made them while it had the cart's lock.
          const cart = await read(input.cart.id)
          const option = lacksShipping(cart) ? preferredOption(options, cart) : undefined
          const shipped = option ? await chooseDelivery(cart.id, option.id) : cart
          return { ...input, cart: await withPayment(shipped, onlyProvider(shipped, providers)) }
        }),
    ),
  }
}
