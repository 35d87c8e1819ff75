import type { QueryClient } from "@tanstack/react-query"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { setOwnedData, storeSdk } from "#store/api/client.ts"
import { visit } from "#store/visit/visit.ts"
import { VisitChanged } from "#store/visit/visit-changed.ts"
import { cartQuery, cartQueue } from "./cart.ts"
import { announceCart, oneTabAtATime } from "./cart-tabs.ts"

type Carts = StoreSdk["store"]["cart"]

/** Updates the visit's cart after its pending changes, and shows the response in all tabs. */
export async function updateCart(
  client: QueryClient,
  id: string,
  update: (carts: Carts) => Promise<{ cart: Cart }>,
): Promise<void> {
  const { owner, cartId } = visit()
  if (cartId !== id) throw new VisitChanged()
  await cartQueue(client, owner).idle()
  const answer = await oneTabAtATime(() => update(storeSdk(owner).store.cart))
  const { queryKey } = cartQuery({ owner, cartId: id })
  // A read from before the update would overwrite it.
  await client.cancelQueries({ queryKey })
  setOwnedData(client, queryKey, answer.cart)
  announceCart(id)
  await client.invalidateQueries({ queryKey: ["store", "shipping-options"] })
}
