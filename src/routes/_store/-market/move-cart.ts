import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import { CART_FIELDS, cartQuery } from "#routes/_store/-cart/cart.ts"
import type { SoldVariant } from "#routes/_store/-cart/sold-variants.ts"
import { updateCart } from "#routes/_store/-cart/update-cart.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { amountOf } from "#sdk/shown-price.ts"
import type { StoreSdk } from "#sdk/store.ts"
import type { Market } from "./region.ts"

export interface PriceChange {
  readonly line: CartLineItem
  /** Unit price in the new market, with tax, in major units; undefined if it isn't sold there. */
  readonly now: number | undefined
}

/** Returns the new unit price of each line item in another market. */
export const priceChanges = (cart: Cart, sold: ReadonlyMap<string, SoldVariant>): readonly PriceChange[] =>
  (cart.items ?? []).map((line) => ({
    line,
    now: amountOf(sold.get(line.variant_id ?? "")?.variant.calculated_price)?.now,
  }))

interface Move {
  readonly cart: Cart
  readonly market: Market
  readonly gone: readonly CartLineItem[]
  /** The new addresses; without them, the new shipping address has only the market's country. */
  readonly addresses?: { readonly shipping_address: Address; readonly billing_address: Address } | undefined
}

/** Another tab may have removed the line. */
const removeLine = (carts: StoreSdk["store"]["cart"], id: string, line_id: string) =>
  carts.deleteLineItem({ id, line_id }).catch((error: unknown) => {
    if (toApiError(error).status !== 404) throw error
  })

/** Moves a cart to another market. Deletes the line items in `gone` first, because the server can't price them. */
export async function moveCart(client: QueryClient, { cart, market, gone, addresses }: Move): Promise<void> {
  const body = { region_id: market.region.id, shipping_address: { country_code: market.country }, ...addresses }
  await updateCart(client, cart.id, async (carts) => {
    for (const { id } of gone) await removeLine(carts, cart.id, id)
    return carts.update({ id: cart.id, body, query: { fields: CART_FIELDS } })
  })
}

export function useMoveCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => moveCart(client, move),
    onError: () => client.invalidateQueries({ queryKey: cartQuery().queryKey }),
  })
}
