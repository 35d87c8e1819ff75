import type { QueryClient } from "@tanstack/react-query"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { toAddressBody, toAddressForm } from "#store/address/address-form.ts"
import { storeSdk } from "#store/api/client.ts"
import { cartQuery } from "#store/cart/cart.ts"
import { preselectShipping } from "#store/cart/current-shipping.ts"
import { soldVariantsQuery } from "#store/cart/sold-variants.ts"
import { moveCart, priceChanges } from "#store/market/move-cart.ts"
import type { Market } from "#store/market/region.ts"
import { rememberCountry, visit } from "#store/visit/visit.ts"

export interface AddressMove {
  readonly cart: Cart
  readonly address: CustomerAddress
  /** The customer's default billing address; without it, the address itself is used. */
  readonly billing?: CustomerAddress | undefined
  /** The market of the address's country. */
  readonly market: Market
  /** Items that may be removed from the cart because they aren't sold there. */
  readonly gone: readonly CartLineItem[]
}

/**
 * Moves the cart to the market of an address and gives it the address and the cheapest shipping option there. Returns the
 * items that aren't sold there, without moving the cart, unless they may be removed.
 */
export async function moveToAddress(client: QueryClient, move: AddressMove): Promise<readonly CartLineItem[]> {
  const { cart, address, billing = address, market, gone } = move
  const { owner } = visit()
  const ids = (cart.items ?? []).flatMap((item) => item.variant_id ?? [])
  const sold = await client.fetchQuery(soldVariantsQuery(ids, market))
  const unsold = priceChanges(cart, sold).flatMap(({ line, now }) => (now === undefined ? [line] : []))
  if (unsold.some(({ id }) => !gone.some((line) => line.id === id))) return unsold
  const bodyOf = (one: CustomerAddress) => toAddressBody(toAddressForm(one, market.country))
  const shipping = bodyOf(address)
  const addresses = { shipping_address: shipping, billing_address: bodyOf(billing) }
  const reload = () => client.invalidateQueries({ queryKey: cartQuery({ owner, cartId: cart.id }).queryKey })
  const isMoved = async () => {
    const now = (await storeSdk(owner).store.cart.retrieve({ id: cart.id })).cart
    if (now.region_id !== market.region.id || now.shipping_address?.address_1 !== shipping.address_1) return false
    await reload()
    return true
  }
  try {
    await runIdempotent(() => moveCart(client, { cart, market, gone: unsold, addresses }), isMoved)
  } catch (error) {
    // Some items may have been removed.
    void reload()
    throw error
  }
  rememberCountry(market.country)
  await preselectShipping(client, owner, cart.id).catch(() => undefined)
  return []
}
