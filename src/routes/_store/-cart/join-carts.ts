import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { forgetSavedCart, savedCarts } from "#routes/_store/-visit/saved-carts.ts"
import { visit } from "#routes/_store/-visit/visit.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { type ApiError, hasNoResponse, toApiError } from "#sdk/error.ts"
import { CART_FIELDS, cartQueue } from "./cart.ts"
import { type CartChange, toRepeatChange } from "./cart-changes.ts"
import { oneTabAtATime } from "./cart-tabs.ts"

/** How many items the sign-in has added to the cart from the customer's saved ones; null once that was said. */
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

interface Joined {
  readonly count: number
  readonly refused: readonly CartChange[]
  readonly error: ApiError | undefined
}
const nothing: Joined = { count: 0, refused: [], error: undefined }

/** Moves the items and codes of a saved cart to the present one; stops at a change without a response. */
async function joinCart(client: QueryClient, owner: string, id: string, before: Joined): Promise<Joined> {
  const cart = await readSaved(owner, id).catch(() => undefined)
  if (cart === undefined) return before
  const queue = cartQueue(client, owner)
  let joined = before
  for (const item of cart?.items ?? []) {
    const change = toRepeatChange(item, cart?.currency_code ?? "")
    if (!change) continue
    await queue.push(change)
    const { problem } = queue.state
    if (visit().owner !== owner) return joined
    if (problem && hasNoResponse(problem.error)) {
      queue.dismiss()
      return joined
    }
    joined = problem
      ? { ...joined, refused: [...joined.refused, ...problem.changes], error: problem.error }
      : { ...joined, count: joined.count + change.quantity }
    // An interrupted sign-in goes on with the items that are left.
    await storeSdk(owner)
      .store.cart.deleteLineItem({ id, line_id: item.id })
      .catch(() => undefined)
  }
  if (cart) await queue.push(...codesOf(cart).map((code) => ({ kind: "code", code, isOn: true }) as const))
  forgetSavedCart(owner, id)
  return joined
}

/**
 * Moves the items and codes of the carts that this device keeps for a customer to the one that they have filled as a
 * guest. The server can't list a customer's carts. The cart page shows what was refused; after a request without a
 * response, the next sign-in goes on.
 */
export async function joinSavedCarts(client: QueryClient): Promise<void> {
  const { owner, cartId } = visit()
  const isOther = (id: string) => id !== cartId
  if (!cartId || !savedCarts(owner).some(isOther)) return
  const { count, refused, error } = await oneTabAtATime(async () => {
    let joined = nothing
    // Read again, because another tab may have joined them.
    for (const id of savedCarts(owner).filter(isOther)) joined = await joinCart(client, owner, id, joined)
    return joined
  }, "shop_saved_carts")
  if (error) cartQueue(client, owner).report({ changes: refused, error })
  if (count > 0) client.setQueryData(joinedItemsQuery.queryKey, count)
}
