import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { lacksShipping, preferredOption } from "#machines/checkout/checkout.rules.ts"
import { setOwnedData, storeSdk } from "#routes/_store/-api/client.ts"
import { useVisit } from "#routes/_store/-visit/visit.ts"
import type { Cart, CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"
import { CART_FIELDS, cartQuery } from "./cart.ts"
import { announceCart, oneTabAtATime } from "./cart-tabs.ts"
import { shippingOptionsQuery } from "./free-shipping.ts"

/** The shipping option to preselect. Costs that a carrier calculates are known only at the checkout. */
const cheapest = (options: readonly CartShippingOptionWithServiceZone[], cart: Cart | null) =>
  preferredOption(
    options.map((option) => ({ ...option, cost: option.amount ?? null })),
    cart,
  )?.id

async function addShipping(client: QueryClient, owner: string, id: string, option_id: string): Promise<void> {
  const { queryKey } = cartQuery({ owner, cartId: id })
  const query = { fields: CART_FIELDS }
  const answer = await storeSdk(owner).store.cart.addShippingMethod({ id, body: { option_id }, query })
  // A read from before would overwrite it.
  await client.cancelQueries({ queryKey })
  setOwnedData(client, queryKey, answer.cart)
  announceCart(id)
}

/** Adds the cheapest shipping option of a cart that was moved to another market; if that fails, the checkout asks for it. */
export async function preselectShipping(client: QueryClient, owner: string, id: string): Promise<void> {
  const cart = client.getQueryData(cartQuery({ owner, cartId: id }).queryKey) ?? null
  if (!lacksShipping(cart)) return
  const option = cheapest(await client.fetchQuery(shippingOptionsQuery(id, owner)), cart)
  if (option) await oneTabAtATime(() => addShipping(client, owner, id, option))
}

/**
 * Adds the cheapest shipping option to a cart without one, so that the total is the one of the checkout. If that fails,
 * the checkout does it.
 */
export function usePreselectedShipping(cart: Cart | null, isBusy: boolean): void {
  const client = useQueryClient()
  const { owner } = useVisit()
  const isOpen = cart?.items?.length && cart.shipping_address?.country_code && lacksShipping(cart)
  const id = isOpen && !isBusy ? cart.id : ""
  const { data, isFetching } = useQuery({ ...shippingOptionsQuery(id, owner), enabled: id !== "" })
  // Options from before a change of the market aren't offered anymore.
  const option_id = data && !isFetching && cheapest(data, cart)
  useEffect(() => {
    if (id === "" || !option_id) return
    const add = async () => {
      // The cart page and the drawer can both be open.
      const now = client.getQueryData(cartQuery({ owner, cartId: id }).queryKey)
      if (lacksShipping(now ?? null)) await addShipping(client, owner, id, option_id)
    }
    void oneTabAtATime(add).catch(() => undefined)
  }, [client, owner, id, option_id])
}
