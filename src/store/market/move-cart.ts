import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { sameAddress } from "#lib/address/same-address.ts"
import { apiLocale } from "#lib/api-locale.ts"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { amountOf } from "#sdk/shown-price.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { silentSdk } from "#store/api/client.ts"
import { CART_FIELDS, cartQuery, cartQueue, lineBody } from "#store/cart/cart.ts"
import { type FailedChange, toRepeatChange } from "#store/cart/cart-changes.ts"
import type { SoldVariant } from "#store/cart/sold-variants.ts"
import { updateCart } from "#store/cart/update-cart.ts"
import { visit } from "#store/visit/visit.ts"
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
  /** The new addresses; without them, the person stays and the place is only the market's country. */
  readonly addresses?: { readonly shipping_address: Address; readonly billing_address: Address } | undefined
}

/** Another tab may have removed the line. */
const removeLine = (carts: StoreSdk["store"]["cart"], id: string, line_id: string) =>
  carts.deleteLineItem({ id, line_id }).catch((error: unknown) => {
    if (toApiError(error).status !== 404) throw error
  })

/**
 * Adds removed line items to the cart again, which is undefined if it couldn't be read; returns those that couldn't be
 * added, or may still be there.
 */
async function restoreLines(
  { cart, gone }: Move,
  now: Cart | undefined,
  error: ApiError,
): Promise<readonly FailedChange[]> {
  const { cart: carts } = silentSdk(visit().owner).store
  const before = { ...cart, items: (cart.items ?? []).filter(({ id }) => !gone.some((line) => line.id === id)) }
  const failed: FailedChange[] = []
  for (const line of gone) {
    const change = toRepeatChange(line, cart.currency_code)
    if (!change || now?.items?.some(({ id }) => id === line.id)) continue
    if (now)
      await carts
        .createLineItem({ id: cart.id, body: lineBody(change) })
        .catch((cause: unknown) => failed.push({ change, error: toApiError(cause) }))
    else failed.push({ change: { ...change, before }, error })
  }
  return failed
}

/** The addresses in another country: who they belong to stays. */
function movedAddresses({ shipping_address: from, billing_address: billing }: Cart, country_code: string) {
  const { first_name, last_name, company, phone } = from ?? {}
  const shipping_address = { first_name, last_name, company, phone, country_code }
  return { shipping_address, ...(billing && sameAddress(from, billing) && { billing_address: shipping_address }) }
}

/**
 * Moves a cart to another market. Deletes the line items in `gone` first, because the server can't price them, and adds
 * them again if the cart couldn't be moved; the cart page shows those that couldn't be added.
 */
export async function moveCart(client: QueryClient, move: Move): Promise<void> {
  const { cart, market, gone, addresses } = move
  const query = { fields: CART_FIELDS }
  await updateCart(client, cart.id, async (carts) => {
    // The checkout has saved addresses that the given cart doesn't have yet.
    const moved = addresses ?? movedAddresses((await carts.retrieve({ id: cart.id, query })).cart, market.country)
    const body = { region_id: market.region.id, locale: apiLocale(), ...moved }
    try {
      for (const { id } of gone) await removeLine(carts, cart.id, id)
      return await carts.update({ id: cart.id, body, query })
    } catch (error) {
      if (gone.length === 0) throw error
      const now = await carts.retrieve({ id: cart.id, query }).catch(() => undefined)
      if (now?.cart.region_id === market.region.id) return now
      cartQueue(client).report(await restoreLines(move, now?.cart, toApiError(error)))
      throw error
    }
  })
}

export function useMoveCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => moveCart(client, move),
    onError: () => client.invalidateQueries({ queryKey: cartQuery().queryKey }),
  })
}
