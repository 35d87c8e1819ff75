import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import { needed } from "#machines/needed.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { needsPayment, paymentSession } from "./checkout.rules.ts"
import { type Difference, SNAPSHOT_FIELDS, type Stock } from "./checkout.snapshot.ts"
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

/** The shopper's input at a step; saving one takes a single request that returns the updated cart. */
export type StepInput =
  | { type: "contact.submit"; email: string }
  | { type: "address.submit"; shipping: Address; billing: Address }
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

const FIELDS = `+customer_id,${SNAPSHOT_FIELDS},*items.variant.options`
type Call = { signal?: AbortSignal }
const STOCK_FIELDS = "id,variants.id,variants.manage_inventory,variants.allow_backorder,+variants.inventory_quantity"

/** Thrown when a promotion code is accepted but has no effect on the cart, which isn't an error on the wire. */
export class PromotionWithoutEffect extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The promotion code ${code} does not apply to this cart`)
    this.name = "PromotionWithoutEffect"
    this.code = code
  }
}

/** Only these steps change the available shipping options or their cost. */
const AFFECTS_SHIPPING: ReadonlySet<StepInput["type"]> = new Set([
  "address.submit",
  "promotion.add",
  "promotion.remove",
  "changes.accept",
])

interface SubmitInput extends Omit<Loaded, "stock"> {
  readonly stepInput: StepInput
  /** The differences that `changes.accept` accepts. */
  readonly changes: readonly Difference[]
  /** The chosen payment provider, to create a new session when a changed total invalidates the old one. */
  readonly providerId: string | null
}

/** The checkout's actors. Reads are aborted with their state; writes never are. */
export function checkoutActors(sdk: StoreSdk, exclusive: Exclusive = (work) => work()) {
  const { cart: carts, fulfillment, payment, product } = sdk.store
  const query = { fields: FIELDS }

  async function costOf(option: ListedOption, cartId: string, call: Call): Promise<number | null> {
    if (option.price_type !== "calculated") return option.amount ?? 0
    return fulfillment
      .calculate({ id: option.id, body: { cart_id: cartId } }, call)
      .then((answer) => answer.shipping_option.amount ?? null)
      .catch(() => null)
  }
  async function optionsOf(cart: Cart, call: Call): Promise<ShippingOption[]> {
    if (!cart.shipping_address?.country_code) return []
    const { shipping_options } = await fulfillment.listCartOptions({ query: { cart_id: cart.id } }, call)
    const costs = await Promise.all(needed(shipping_options).map((option) => costOf(option, cart.id, call)))
    return shipping_options.map((option, i) => Object.assign(option, { cost: costs[i] ?? null }))
  }
  async function providersOf(cart: Cart, call: Call): Promise<PaymentProvider[]> {
    if (!cart.region_id) return []
    return needed(
      (await payment.listPaymentProviders({ query: { region_id: cart.region_id } }, call)).payment_providers,
    )
  }
  async function stockOf(cart: Cart, call: Call): Promise<Stock> {
    const id = [...new Set((cart.items ?? []).flatMap((item) => item.product_id ?? []))]
    const { products } = await product.list({ query: { id, fields: STOCK_FIELDS, limit: id.length } }, call)
    const counted = needed(products)
      .flatMap((p) => p.variants ?? [])
      .filter((variant) => variant.manage_inventory && !variant.allow_backorder)
    return Object.fromEntries(counted.map((variant) => [variant.id, variant.inventory_quantity ?? 0]))
  }
  async function load(cart: Cart, withStock: boolean, call: { signal: AbortSignal }): Promise<Loaded> {
    const [options, providers, stock] = await Promise.all([
      optionsOf(cart, call),
      providersOf(cart, call),
      withStock ? stockOf(cart, call) : {},
    ])
    return { cart, options, providers, stock }
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
  /** Reduces item quantities to the available stock. */
  async function trim(cart: Cart, changes: readonly Difference[]): Promise<Cart> {
    const short = changes.filter((change) => change.kind === "stock")
    for (const { lineId, now } of short) await setQuantity(cart.id, lineId, now)
    return short.length > 0 ? read(cart.id) : cart
  }

  async function apply({ cart, stepInput, changes }: SubmitInput): Promise<Cart> {
    const { id } = cart
    switch (stepInput.type) {
      case "contact.submit":
        return (await carts.update({ id, body: { email: stepInput.email }, query })).cart
      case "address.submit":
        return (
          await carts.update({
            id,
            body: { shipping_address: stepInput.shipping, billing_address: stepInput.billing },
            query,
          })
        ).cart
      case "delivery.choose":
        return (await carts.addShippingMethod({ id, body: { option_id: stepInput.optionId }, query })).cart
      case "payment.choose":
        return choosePayment(cart, stepInput.providerId, stepInput.isNewSession)
      case "promotion.add":
        return promote(cart, stepInput.code)
      case "promotion.remove":
        return (await carts.removePromotions({ id, body: { promo_codes: [stepInput.code] }, query })).cart
      case "changes.accept":
        return trim(cart, changes)
    }
  }

  /**
   * Saves a step. Creates a new payment session if a changed total has invalidated the old one; if that fails, the
   * payment step asks for it again.
   */
  async function submit(submitted: SubmitInput): Promise<Cart> {
    const cart = needed(await apply(submitted))
    const { providerId } = submitted
    if (!providerId || !needsPayment(cart) || paymentSession(cart) || !cart.items?.length) return cart
    return startPayment(cart, providerId).catch(() => cart)
  }

  return {
    load: fromAbortable(
      async ({ input, signal }: { input: { cartId: string; withStock: boolean }; signal: AbortSignal }) =>
        load(await read(input.cartId, signal), input.withStock, { signal }),
    ),
    submit: fromPromise(async ({ input }: { input: SubmitInput }): Promise<Loaded> => {
      const cart = await exclusive(() => submit(input))
      const options = AFFECTS_SHIPPING.has(input.stepInput.type) ? await optionsOf(cart, {}) : input.options
      return { cart, options, providers: input.providers, stock: {} }
    }),
  }
}
