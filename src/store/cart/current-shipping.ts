import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import {
  hasOldShippingPrice,
  hasPrice,
  lacksShipping,
  preferredOption,
} from "#machines/store/checkout/checkout.rules.ts"
import type { Cart, CartShippingOptionWithServiceZone } from "#schema/store/entities/cart.ts"
import { isRefused, toApiError } from "#sdk/error.ts"
import { setOwnedData, storeSdk } from "#store/api/client.ts"
import { useVisit } from "#store/visit/visit.ts"
import { CART_FIELDS, cartQuery, fetchCart } from "./cart.ts"
import { announceCart, oneTabAtATime } from "./cart-tabs.ts"
import { shippingOptionsQuery } from "./free-shipping.ts"

/** The shipping option to preselect. Costs that a carrier calculates are known only at the checkout. */
const cheapest = (options: readonly CartShippingOptionWithServiceZone[], cart: Cart | null) =>
  preferredOption(
    options.filter(hasPrice).map((option) => ({ ...option, cost: option.amount ?? null })),
    cart,
  )?.id

/** Adds the option unless the shopper has chosen one in the meantime, also in another tab that had the cart's lock. */
async function addShipping(client: QueryClient, owner: string, id: string, option_id: string): Promise<void> {
  const { queryKey } = cartQuery({ owner, cartId: id })
  const now = await fetchCart(client, { owner, cartId: id })
  setOwnedData(client, queryKey, now)
  if (!lacksShipping(now)) return
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

/** Makes the server take over changed prices of the cart's shipping options: it does so with each update. */
async function updatePrice(client: QueryClient, owner: string, id: string): Promise<void> {
  const { queryKey } = cartQuery({ owner, cartId: id })
  // Prices can depend on items, so options from before a change of the items don't tell.
  const options = await client.fetchQuery({ ...shippingOptionsQuery(id, owner), staleTime: 0 })
  const cart = client.getQueryData(queryKey)
  if (!cart || !hasOldShippingPrice(cart, options)) return
  const answer = await storeSdk(owner).store.cart.update({ id, body: {}, query: { fields: CART_FIELDS } })
  await client.cancelQueries({ queryKey })
  setOwnedData(client, queryKey, answer.cart)
  announceCart(id)
}

/**
 * Keeps the shipping of a shown cart so that its total is the one of the checkout: adds the cheapest option to a cart
 * without one, and takes over changed prices. If that fails, the checkout does it. Returns whether the total still has
 * to change by that.
 */
export function useCurrentShipping(cart: Cart | null, isBusy: boolean): boolean {
  const client = useQueryClient()
  const { owner } = useVisit()
  const isOpen = cart?.items?.length && cart.shipping_address?.country_code
  const id = isOpen && !isBusy ? cart.id : ""
  const { data, isFetching } = useQuery({ ...shippingOptionsQuery(id, owner), enabled: id !== "" })
  // Options from before a change of the market aren't offered anymore.
  const option_id = lacksShipping(cart) && data && !isFetching && cheapest(data, cart)
  const old =
    cart && data && hasOldShippingPrice(cart, data)
      ? JSON.stringify([cart.shipping_methods?.map(({ amount }) => amount), data.map(({ amount }) => amount)])
      : ""
  const { mutate: add, isPending: isAdding } = useQuietChange()
  const { mutate: update, isPending: isUpdating } = useQuietChange()
  const total = id === "" ? undefined : cart?.item_total
  // Prices can depend on the items' total, which codes change too: the server takes over new ones with items, not with codes.
  useEffect(() => {
    if (total === undefined) return
    const { queryKey } = shippingOptionsQuery(id, owner)
    const totalKey = [...queryKey, "item_total"]
    const before = client.getQueryData<number>(totalKey)
    client.setQueryData(totalKey, total)
    if (before !== undefined && before !== total) void client.invalidateQueries({ queryKey, exact: true })
  }, [client, owner, id, total])
  useEffect(() => {
    if (id === "" || !option_id) return
    let isShown = true
    add(async () => {
      if (isShown) await addShipping(client, owner, id, option_id)
    })
    return () => {
      isShown = false
    }
  }, [add, client, owner, id, option_id])
  // Once for each pair of prices, also if the server keeps its own.
  useEffect(() => {
    if (id !== "" && old !== "") update(() => updatePrice(client, owner, id))
  }, [update, client, owner, id, old])
  return id !== "" && (isUpdating || (lacksShipping(cart) && (isFetching || isAdding)))
}

/** A change that the shopper didn't ask for: it is tried again unless the server refuses it, and shows no errors. */
const useQuietChange = () =>
  useMutation({
    mutationFn: (change: () => Promise<void>) => oneTabAtATime(change),
    retry: (failures, error) => failures < 3 && !isRefused(toApiError(error)),
    retryDelay: (failures) => 300 * 3 ** failures,
  })
