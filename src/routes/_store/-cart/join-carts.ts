import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { deviceItem } from "#lib/device-items.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { visit } from "#routes/_store/-visit/visit.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { addToCart, CART_FIELDS } from "./cart.ts"
import { cartChanges } from "./cart-link.ts"

/** How many items the sign-in has added to the cart from the customer's saved one; null once that was said. */
export const joinedItemsQuery = queryOptions({
  queryKey: ["store", "joined-items"],
  queryFn: (): number | null => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The customer's saved cart; null once it was ordered or has expired. */
async function readSaved(owner: string, id: string): Promise<Cart | null> {
  try {
    const { cart } = await storeSdk(owner).store.cart.retrieve({ id, query: { fields: CART_FIELDS } })
    return cart.completed_at ? null : cart
  } catch (error) {
    if (toApiError(error).status !== 404) throw error
    return null
  }
}

const codesOf = (cart: Cart): string[] =>
  (cart.promotions ?? []).flatMap(({ code, is_automatic }) => (code && !is_automatic ? [code] : []))

/**
 * Adds the items and codes of the cart that this device keeps for a customer to the one that they have filled as a guest.
 * The server can't list a customer's carts. The cart page shows what couldn't be added; without a response, the next
 * sign-in tries again.
 */
export async function joinSavedCart(client: QueryClient): Promise<void> {
  const { owner, cartId } = visit()
  const saved = deviceItem("savedCart", owner)
  const id = saved.get()
  if (!id || !cartId || id === cartId) return
  const cart = await readSaved(owner, id).catch(() => undefined)
  if (cart === undefined || visit().owner !== owner) return
  saved.remove()
  const items = cart ? cartChanges(cart) : []
  if (!cart || items.length === 0) return
  const codes = codesOf(cart).map((code) => ({ kind: "code", code, isOn: true }) as const)
  await addToCart(client, [...items, ...codes])
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  client.setQueryData(joinedItemsQuery.queryKey, count)
}
