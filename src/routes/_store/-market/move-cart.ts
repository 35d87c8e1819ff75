import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { setOwnedData, storeSdk } from "#routes/_store/-api/client.ts"
import { CART_FIELDS, cartQuery, cartQueue } from "#routes/_store/-cart/cart.ts"
import { announceCart, oneTabAtATime } from "#routes/_store/-cart/cart-tabs.ts"
import type { SoldVariant } from "#routes/_store/-cart/sold-variants.ts"
import { visit } from "#routes/_store/-visit/visit.ts"
import { VisitChanged } from "#routes/_store/-visit/visit-changed.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { amountOf } from "#sdk/shown-price.ts"
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
}

/** Another tab may have removed the line. */
const removeLine = (carts: ReturnType<typeof storeSdk>["store"]["cart"], id: string, line_id: string) =>
  carts.deleteLineItem({ id, line_id }).catch((error: unknown) => {
    if (toApiError(error).status !== 404) throw error
  })

/** Moves a cart to another market. Deletes the line items in `gone` first, because the server can't price them. */
export async function moveCart(client: QueryClient, { cart, market, gone }: Move): Promise<void> {
  const { owner, cartId } = visit()
  if (cartId !== cart.id) throw new VisitChanged()
  await cartQueue(client, owner).idle()
  const { cart: carts } = storeSdk(owner).store
  const body = { region_id: market.region.id, shipping_address: { country_code: market.country } }
  const answer = await oneTabAtATime(async () => {
    for (const { id } of gone) await removeLine(carts, cart.id, id)
    return carts.update({ id: cart.id, body, query: { fields: CART_FIELDS } })
  })
  const { queryKey } = cartQuery({ owner, cartId: cart.id })
  // A read from before the move would overwrite it.
  await client.cancelQueries({ queryKey })
  setOwnedData(client, queryKey, answer.cart)
  announceCart(cart.id)
  await client.invalidateQueries({ queryKey: ["store", "shipping-options"] })
}

export function useMoveCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => moveCart(client, move),
    onError: () => client.invalidateQueries({ queryKey: cartQuery().queryKey }),
  })
}
