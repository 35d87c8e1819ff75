import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { localStore } from "#lib/storage.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { type CartChange, lineOf } from "./cart-changes.ts"
import { type CartQueue, queueOf, shown } from "./cart-queue.ts"
import { storeSdk } from "./client.ts"
import { marketOf, regionsQuery } from "./region.ts"

export const CART_KEY = "shop_cart"
export const CART_FIELDS = "+customer_id,*shipping_methods,+shipping_methods.name,*payment_collection.payment_sessions"

export const cartId = (): string | null => localStore.get(CART_KEY)
export const rememberCart = (id: string): void => localStore.set(CART_KEY, id)
export const forgetCart = (client: QueryClient): void => {
  localStore.remove(CART_KEY)
  client.setQueryData(cartQuery.queryKey, null)
}

/** What became of the cart that this browser remembered, where it cannot be used any more. */
export type LostCart = "expired" | "ordered"
export const lostCartQuery = queryOptions({
  queryKey: ["store", "lost-cart"],
  queryFn: (): LostCart | null => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

async function fetchCart(client: QueryClient, signal?: AbortSignal): Promise<Cart | null> {
  const id = cartId()
  if (id === null) return null
  let lost: LostCart = "ordered"
  try {
    const options = signal ? { signal } : {}
    const { cart } = await storeSdk().store.cart.retrieve({ id, query: { fields: CART_FIELDS } }, options)
    if (!cart.completed_at) return cart
  } catch (error) {
    if (toApiError(error).status !== 404) throw error
    lost = "expired"
  }
  if (cartId() === id) {
    localStore.remove(CART_KEY)
    client.setQueryData(lostCartQuery.queryKey, lost)
  }
  return null
}

/** The visitor's cart as the server says it; null before the first thing is in it, and after it was ordered or has vanished. */
export const cartQuery = queryOptions({
  queryKey: ["store", "cart"],
  queryFn: async ({ signal, client }): Promise<Cart | null> => {
    // Read in the middle of a change, it would overwrite the answer.
    await cartQueue(client).idle()
    return fetchCart(client, signal)
  },
  staleTime: 10_000,
})

/** Puts a variant into the cart, making the cart first where there is none, or where the old one is gone. */
async function add(client: QueryClient, { variantId, quantity }: CartChange & { kind: "add" }): Promise<Cart> {
  const { cart: carts } = storeSdk().store
  const line = { variant_id: variantId, quantity }
  const query = { fields: CART_FIELDS }
  const id = cartId()
  if (id !== null) {
    try {
      return (await carts.createLineItem({ id, body: line, query })).cart
    } catch (error) {
      if (toApiError(error).kind !== "http" || (await fetchCart(client)) !== null) throw error
    }
  }
  const market = marketOf(await client.ensureQueryData(regionsQuery))
  // With the country the cart knows its taxes, and says the same prices as the shop.
  const place = market && { region_id: market.region.id, shipping_address: { country_code: market.country } }
  const body = { items: [line], ...place }
  const { cart } = await carts.create({ body, query })
  rememberCart(cart.id)
  return cart
}

async function send(client: QueryClient, change: CartChange): Promise<Cart> {
  if (change.kind === "add") return add(client, change)
  const { cart: carts } = storeSdk().store
  const id = cartId() ?? ""
  const query = { fields: CART_FIELDS }
  if (change.kind === "code") {
    const body = { promo_codes: [change.code] }
    const call = change.isOn ? carts.addPromotions : carts.removePromotions
    return (await call({ id, body, query })).cart
  }
  const line = lineOf(client.getQueryData(cartQuery.queryKey), change.lineId)
  if (line && change.quantity > 0)
    return (await carts.updateLineItem({ id, line_id: line.id, body: { quantity: change.quantity }, query })).cart
  if (line) await carts.deleteLineItem({ id, line_id: line.id })
  return (await carts.retrieve({ id, query })).cart
}

export const cartQueue = (client: QueryClient): CartQueue =>
  queueOf(client, () => ({
    read: () => client.getQueryData(cartQuery.queryKey),
    async write(cart) {
      await client.cancelQueries({ queryKey: cartQuery.queryKey })
      client.setQueryData(cartQuery.queryKey, cart)
      if (cart) client.setQueryData(lostCartQuery.queryKey, null)
    },
    send: (change) => send(client, change),
    fetch: () => fetchCart(client),
  }))

/** The cart as the shopper wants it: the server's, with what is on its way on top. */
export function useCart() {
  const query = useQuery(cartQuery)
  const queue = cartQueue(useQueryClient())
  const state = useSyncExternalStore(queue.subscribe, () => queue.state)
  return {
    cart: shown(query.data, state),
    /** Not even the first answer is there yet, and nothing has been put in. */
    isLoading: query.isPending && state.pending.length === 0,
    isBroken: query.isError && query.data === undefined,
    reload: () => void query.refetch(),
    /** The figures are those of before. */
    isBusy: state.pending.length > 0,
    queue,
    state,
  }
}

export const countOf = (cart: Cart | null | undefined): number =>
  cart?.items?.reduce((sum, item) => sum + item.quantity, 0) ?? 0

/** After signing in the cart becomes the customer's. It also works without an owner, so a failure is no reason to stop. */
export async function joinCart(client: QueryClient): Promise<void> {
  const id = cartId()
  if (id === null) return
  try {
    const { cart } = await storeSdk().store.cart.transferCart({ id, query: { fields: CART_FIELDS } })
    client.setQueryData(cartQuery.queryKey, cart)
  } catch {
    await client.invalidateQueries({ queryKey: cartQuery.queryKey })
  }
}

/** Puts several things into the cart; answers those that could not be. */
export async function putIntoCart(client: QueryClient, changes: readonly CartChange[]): Promise<readonly CartChange[]> {
  const queue = cartQueue(client)
  await queue.push(...changes)
  const failed = queue.state.problem?.changes ?? []
  queue.dismiss()
  return failed
}
