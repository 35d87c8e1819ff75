import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { localStore } from "#lib/storage.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { storeSdk } from "./client.ts"
import { marketOf, regionsQuery } from "./region.ts"

const KEY = "shop_cart"
const FIELDS = "+customer_id,*shipping_methods,+shipping_methods.name,*payment_collection.payment_sessions"

export const cartId = (): string | null => localStore.get(KEY)
export const rememberCart = (id: string): void => localStore.set(KEY, id)
export const forgetCart = (client: QueryClient): void => {
  localStore.remove(KEY)
  client.setQueryData(cartQuery.queryKey, null)
}

/** The visitor's cart; null before the first thing is in it, and after it was ordered or has vanished. */
export const cartQuery = queryOptions({
  queryKey: ["store", "cart"],
  queryFn: async ({ signal }): Promise<Cart | null> => {
    const id = cartId()
    if (id === null) return null
    try {
      const { cart } = await storeSdk().store.cart.retrieve({ id, query: { fields: FIELDS } }, { signal })
      if (!cart.completed_at) return cart
    } catch (error) {
      if (toApiError(error).status !== 404) throw error
    }
    localStore.remove(KEY)
    return null
  },
  staleTime: 10_000,
})

export const useCart = () => useQuery(cartQuery)
export const countOf = (cart: Cart | null | undefined): number =>
  cart?.items?.reduce((sum, item) => sum + item.quantity, 0) ?? 0

async function ensureCart(client: QueryClient): Promise<string> {
  const id = cartId()
  if (id !== null) return id
  const market = marketOf(await client.ensureQueryData(regionsQuery))
  const { cart } = await storeSdk().store.cart.create({ body: market ? { region_id: market.region.id } : {} })
  rememberCart(cart.id)
  return cart.id
}

/** Puts a variant into the cart, making the cart first where there is none. */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (line: { variantId: string; quantity: number }) => {
      const id = await ensureCart(client)
      const body = { variant_id: line.variantId, quantity: line.quantity }
      return (await storeSdk().store.cart.createLineItem({ id, body, query: { fields: FIELDS } })).cart
    },
    onSuccess: (cart) => client.setQueryData(cartQuery.queryKey, cart),
  })
}

/** A change that shows at once and is taken back when the server refuses it. */
function useOptimistic<V>(send: (id: string, change: V) => Promise<Cart>, preview: (cart: Cart, change: V) => Cart) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: V) => send(cartId() ?? "", change),
    onMutate: async (change: V) => {
      await client.cancelQueries({ queryKey: cartQuery.queryKey })
      const before = client.getQueryData(cartQuery.queryKey)
      if (before) client.setQueryData(cartQuery.queryKey, preview(before, change))
      return { before }
    },
    onError: (_error, _change, context) => client.setQueryData(cartQuery.queryKey, context?.before),
    onSuccess: (cart) => client.setQueryData(cartQuery.queryKey, cart),
  })
}

/** Sets a line's quantity; 0 takes it out. The totals follow with the server's answer. */
export const useSetQuantity = () =>
  useOptimistic<{ lineId: string; quantity: number }>(
    async (id, { lineId, quantity }) => {
      const { cart: carts } = storeSdk().store
      if (quantity > 0)
        return (await carts.updateLineItem({ id, line_id: lineId, body: { quantity }, query: { fields: FIELDS } })).cart
      await carts.deleteLineItem({ id, line_id: lineId })
      return (await carts.retrieve({ id, query: { fields: FIELDS } })).cart
    },
    (cart, { lineId, quantity }) => ({
      ...cart,
      items: (cart.items ?? []).flatMap((item) =>
        item.id !== lineId ? [item] : quantity > 0 ? [{ ...item, quantity }] : [],
      ),
    }),
  )

/** Adds or removes a promotion code; a code without effect is told by the answer, which lacks it. */
export function usePromotion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: { code: string; remove?: boolean }) => {
      const args = { id: cartId() ?? "", body: { promo_codes: [change.code] }, query: { fields: FIELDS } }
      const { cart: carts } = storeSdk().store
      const { cart } = change.remove ? await carts.removePromotions(args) : await carts.addPromotions(args)
      const applies = cart.promotions?.some((p) => p.code?.toLowerCase() === change.code.toLowerCase()) === true
      return { cart, applies }
    },
    onSuccess: ({ cart }) => client.setQueryData(cartQuery.queryKey, cart),
  })
}

/** Moves the cart to another country's region; prices, taxes and delivery follow. */
export function useMoveCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (regionId: string) => {
      const id = cartId()
      if (id === null) return null
      return (await storeSdk().store.cart.update({ id, body: { region_id: regionId }, query: { fields: FIELDS } })).cart
    },
    onSuccess: (cart) => client.setQueryData(cartQuery.queryKey, cart),
  })
}

/** After signing in the cart becomes the customer's. It also works without an owner, so a failure is no reason to stop. */
export async function joinCart(client: QueryClient): Promise<void> {
  const id = cartId()
  if (id === null) return
  try {
    const { cart } = await storeSdk().store.cart.transferCart({ id, query: { fields: FIELDS } })
    client.setQueryData(cartQuery.queryKey, cart)
  } catch {
    await client.invalidateQueries({ queryKey: cartQuery.queryKey })
  }
}
