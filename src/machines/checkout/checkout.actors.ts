import { fromPromise } from "xstate"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { StoreSdk } from "#sdk/store.ts"

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

/** What a shopper gives; each one is a round-trip that answers with the cart as it is then. */
export type Answer =
  | { type: "contact.submit"; email: string }
  | { type: "address.submit"; shipping: Address; billing: Address }
  | { type: "delivery.choose"; optionId: string }
  | { type: "payment.choose"; providerId: string }
  | { type: "promotion.add"; code: string }
  | { type: "promotion.remove"; code: string }

/** What there is to choose from; empty lists until the cart has an address and a region. */
export type ShippingOption = Awaited<
  ReturnType<StoreSdk["store"]["fulfillment"]["listCartOptions"]>
>["shipping_options"][number]
export type PaymentProvider = Awaited<
  ReturnType<StoreSdk["store"]["payment"]["listPaymentProviders"]>
>["payment_providers"][number]
export interface Loaded {
  readonly cart: Cart
  readonly options: readonly ShippingOption[]
  readonly providers: readonly PaymentProvider[]
}

const FIELDS =
  "+customer_id,*payment_collection.payment_sessions,*shipping_methods,+shipping_methods.name,*items.variant.options"

/** Thrown where the shop takes a promotion code and it does nothing: the server does not call that an error. */
export class PromotionWithoutEffect extends Error {
  readonly code: string
  constructor(code: string) {
    super(`The promotion code ${code} does not apply to this cart`)
    this.name = "PromotionWithoutEffect"
    this.code = code
  }
}

/** The actors of the checkout over one SDK. Reads can be aborted, writes never are. */
export function checkoutActors(sdk: StoreSdk) {
  const { cart: carts, fulfillment, payment } = sdk.store
  const query = { fields: FIELDS }

  async function load(cart: Cart, signal?: AbortSignal): Promise<Loaded> {
    const call = signal ? { signal } : undefined
    const [options, providers] = await Promise.all([
      cart.shipping_address?.country_code
        ? fulfillment.listCartOptions({ query: { cart_id: cart.id } }, call).then((a) => a.shipping_options)
        : [],
      cart.region_id
        ? payment.listPaymentProviders({ query: { region_id: cart.region_id } }, call).then((a) => a.payment_providers)
        : [],
    ])
    return { cart, options, providers }
  }
  const read = async (id: string, signal?: AbortSignal) =>
    (await carts.retrieve({ id, query }, signal ? { signal } : undefined)).cart

  async function startPayment(cart: Cart, providerId: string): Promise<Cart> {
    const collection =
      cart.payment_collection?.id ??
      (await payment.createCollection({ body: { cart_id: cart.id } })).payment_collection.id
    await payment.createSession({ id: collection, body: { provider_id: providerId } })
    return read(cart.id)
  }

  async function promote(cart: Cart, code: string): Promise<Cart> {
    const answer = await carts.addPromotions({ id: cart.id, body: { promo_codes: [code] }, query })
    const works = answer.cart.promotions?.some((p) => p.code?.toLowerCase() === code.toLowerCase())
    if (!works) throw new PromotionWithoutEffect(code)
    return answer.cart
  }

  async function give(cart: Cart, answer: Answer): Promise<Cart> {
    const { id } = cart
    switch (answer.type) {
      case "contact.submit":
        return (await carts.update({ id, body: { email: answer.email }, query })).cart
      case "address.submit":
        return (
          await carts.update({
            id,
            body: { shipping_address: answer.shipping, billing_address: answer.billing },
            query,
          })
        ).cart
      case "delivery.choose":
        return (await carts.addShippingMethod({ id, body: { option_id: answer.optionId }, query })).cart
      case "payment.choose":
        return startPayment(cart, answer.providerId)
      case "promotion.add":
        return promote(cart, answer.code)
      case "promotion.remove":
        return (await carts.removePromotions({ id, body: { promo_codes: [answer.code] }, query })).cart
    }
  }

  return {
    load: fromPromise(async ({ input, signal }: { input: { cartId: string }; signal: AbortSignal }) =>
      load(await read(input.cartId, signal), signal),
    ),
    give: fromPromise(async ({ input }: { input: { cart: Cart; answer: Answer } }) =>
      load(await give(input.cart, input.answer)),
    ),
  }
}
