import { fromPromise } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import {
  type Address,
  CHECKOUT_FIELDS,
  checkoutActors,
  type ShippingOption,
  shippingCalls,
} from "#machines/store/checkout/checkout.actors.ts"
import { isOffered, needsShipping, preferredOption } from "#machines/store/checkout/checkout.rules.ts"
import type { Exclusive } from "#machines/store/checkout/place-order.machine.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"

/** What a wallet tells of an address before the shopper has confirmed the payment. */
export type PartialAddress = Pick<Address, "city" | "postal_code" | "country_code" | "province">

/** A choice in the wallet's sheet. */
export type SheetChoice =
  | { readonly type: "address.change"; readonly address: PartialAddress }
  | { readonly type: "rate.change"; readonly optionId: string }

/** What the sheet shows: a cart with its total, and the shipping options that can be chosen, the chosen one first. */
export interface Quote {
  readonly cart: Cart
  readonly options: readonly ShippingOption[]
}

/** Thrown when no shipping option is offered at an address. */
export class NoShippingOption extends Error {
  override readonly name = "NoShippingOption"
}

/** Returns the options that can be chosen, the cart's own one first. */
export function offeredOptions(options: readonly ShippingOption[], cart: Cart): ShippingOption[] {
  const chosen = preferredOption(options, cart)
  const others = options.filter((option) => isOffered(option) && option !== chosen)
  return chosen ? [chosen, ...others] : []
}

/** What the sheet shows of a cart. */
export const quoteOf = ({ cart, options }: Quote): Quote => ({ cart, options: offeredOptions(options, cart) })

/** What a sheet changes in a cart, as it was before. */
export interface Before {
  readonly before: Pick<Cart, "id" | "email" | "shipping_address" | "billing_address" | "shipping_methods">
  /** Whether the wallet's email and billing address may have been saved too. */
  readonly withDetails: boolean
}

const query = { fields: CHECKOUT_FIELDS }

const chosenId = (cart: Pick<Cart, "shipping_methods">) => cart.shipping_methods?.[0]?.shipping_option_id

const addressFields = [
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "city",
  "postal_code",
  "province",
  "country_code",
  "phone",
] as const

/** Gives the cart its earlier addresses and shipping option back; the option may not be offered any more. */
export async function restoreCart(sdk: StoreSdk, { before, withDetails }: Before): Promise<void> {
  const { id, email, shipping_address, billing_address } = before
  const bodyOf = (address: Cart["shipping_address"]) =>
    Object.fromEntries(addressFields.map((name) => [name, address?.[name] ?? null]))
  // The email of a shopper who had given none stays for the checkout.
  const details = { billing_address: bodyOf(billing_address), ...(email ? { email } : {}) }
  const body = { shipping_address: bodyOf(shipping_address), ...(withDetails ? details : {}) }
  const { cart } = await sdk.store.cart.update({ id, body, query })
  const option = chosenId(before)
  if (option && chosenId(cart) !== option)
    await shippingCalls(sdk)
      .chooseDelivery(id, option)
      .catch((error: unknown) => {
        if (toApiError(error).kind !== "http") throw error
      })
}

/** The actors of a payment with a wallet's sheet. */
export function expressActors(sdk: StoreSdk, exclusive: Exclusive = (work) => work()) {
  const { cart: carts } = sdk.store
  const { optionsOf, chooseDelivery } = shippingCalls(sdk)
  const { load, submit } = checkoutActors(sdk, exclusive)

  async function choose(choice: SheetChoice, { cart: { id }, options }: Quote): Promise<Quote> {
    if (choice.type === "rate.change") return quoteOf({ cart: await chooseDelivery(id, choice.optionId), options })
    const { cart } = await carts.update({ id, body: { shipping_address: choice.address }, query })
    if (!needsShipping(cart)) return { cart, options: [] }
    const offered = offeredOptions(await optionsOf(cart, {}), cart)
    const [first] = offered
    if (!first) throw new NoShippingOption()
    return { cart: chosenId(cart) === first.id ? cart : await chooseDelivery(id, first.id), options: offered }
  }

  return {
    load,
    submit,
    quote: fromPromise(
      async ({ input: { choice, quote } }: { input: { choice: SheetChoice; quote: Quote } }): Promise<Quote> => {
        const answer = await exclusive(() => choose(choice, quote))
        return { ...answer, cart: needed(answer.cart) }
      },
    ),
    restore: fromPromise(({ input }: { input: Before }) => exclusive(() => restoreCart(sdk, input))),
  }
}
