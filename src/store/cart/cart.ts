import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { apiLocale } from "#lib/api-locale.ts"
import { addPromotionCode } from "#machines/store/checkout/promotion-code.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { ownedKey, setOwnedData, silentSdk, storeSdk } from "#store/api/client.ts"
import { marketOf, regionsQuery, wantedCountry } from "#store/market/region.ts"
import { GUEST, isCustomer } from "#store/visit/owner.ts"
import {
  checkOwner,
  forgetCartId,
  refreshVisit,
  rememberCart,
  useVisit,
  type Visit,
  visit,
} from "#store/visit/visit.ts"
import { type CartChange, findLine } from "./cart-changes.ts"
import { type CartQueue, queueOf, shown } from "./cart-queue.ts"
import { announceCart, oneTabAtATime } from "./cart-tabs.ts"

type Exclusive = typeof oneTabAtATime

export const CART_FIELDS = "+customer_id,*shipping_methods,+shipping_methods.name,*payment_collection.payment_sessions"

export const cartId = (): string | null => visit().cartId
/** The id of the owner's cart. Throws `VisitChanged` once someone else is at the device. */
function cartIdOf(owner: string): string | null {
  checkOwner(owner)
  return cartId()
}
/** Forgets this cart on the device; a newer cart is kept. */
export function forgetCart(client: QueryClient, id: string): void {
  forgetCartId(id)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === "cart" && queryKey[3] === id })
}

/** Why the remembered cart can't be used anymore. */
export type LostCart = "expired" | "ordered"
export const lostCartQuery = queryOptions({
  queryKey: ["store", "lost-cart"],
  queryFn: (): LostCart | null => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

type CartOf = Pick<Visit, "owner" | "cartId">
const cartKey = ({ owner, cartId }: CartOf) => ownedKey("cart", owner, cartId)

/** The same cart as the customer's: joining it at the sign-in may have failed. */
const owned = (cart: Cart, owner: string, exclusive: Exclusive): Promise<Cart> | Cart =>
  !isCustomer(owner) || cart.customer_id === owner
    ? cart
    : exclusive(() => storeSdk(owner).store.cart.transferCart({ id: cart.id, query: { fields: CART_FIELDS } })).then(
        (answer) => answer.cart,
        () => cart,
      )

/**
 * The same cart with texts in the page's language. Servers without translations have no locale. Once a payment was started,
 * the cart stays as it is: the update also takes over changed prices, and the shopper may have paid already.
 */
async function translated(cart: Cart, owner: string, exclusive: Exclusive): Promise<Cart> {
  const locale = apiLocale()
  const isStarted = Boolean(cart.payment_collection?.payment_sessions?.length)
  if (cart.locale === undefined || locale === undefined || cart.locale === locale || isStarted) return cart
  const { cart: carts } = storeSdk(owner).store
  return exclusive(() => carts.update({ id: cart.id, body: { locale }, query: { fields: CART_FIELDS } })).then(
    (answer) => answer.cart,
    () => cart,
  )
}
const withLockHeld: Exclusive = (work) => work()

/** Reads the cart; forgets it and returns null once it was ordered or has expired. The caller holds the cart's lock. */
export async function fetchCart(
  client: QueryClient,
  { owner, cartId: id }: CartOf,
  signal?: AbortSignal,
  exclusive = withLockHeld,
) {
  if (id === null) return null
  let lost: LostCart = "ordered"
  try {
    const options = signal ? { signal } : {}
    const { cart } = await storeSdk(owner).store.cart.retrieve({ id, query: { fields: CART_FIELDS } }, options)
    if (!cart.completed_at) return await translated(await owned(cart, owner, exclusive), owner, exclusive)
  } catch (error) {
    if (toApiError(error).status !== 404) throw error
    lost = "expired"
  }
  if (cartId() === id) {
    client.setQueryData(lostCartQuery.queryKey, lost)
    forgetCartId(id)
  }
  return null
}

/** The visitor's cart from the server; null without a cart, and after it was ordered or has expired. */
export const cartQuery = (ids: CartOf = visit()) =>
  queryOptions({
    queryKey: cartKey(ids),
    queryFn: async ({ signal, client }): Promise<Cart | null> => {
      // A read during a change would overwrite the response to the change.
      await cartQueue(client, ids.owner).idle()
      return fetchCart(client, ids, signal, oneTabAtATime)
    },
    // Keeps showing a guest's cart while it is transferred to the customer.
    placeholderData: (before: Cart | null | undefined) => (before?.id === ids.cartId ? before : undefined),
    staleTime: 10_000,
  })

export const lineBody = ({ variantId, quantity }: CartChange & { kind: "add" }) => ({ variant_id: variantId, quantity })

/** Creates a cart for a country, with its first item if one is given; the device doesn't remember it yet. */
export async function createCart(
  client: QueryClient,
  sdk: StoreSdk,
  country = wantedCountry(),
  item?: CartChange & { kind: "add" },
): Promise<Cart> {
  const market = marketOf(await client.ensureQueryData(regionsQuery), country)
  // With a country the server calculates taxes, so the cart has the same prices as the shop.
  const place = market && { region_id: market.region.id, shipping_address: { country_code: market.country } }
  const body = { ...(item && { items: [lineBody(item)] }), locale: apiLocale(), ...place }
  return (await sdk.store.cart.create({ body, query: { fields: CART_FIELDS } })).cart
}

/** Shows a new cart as the owner's and remembers it on the device. */
export function takeCart(client: QueryClient, owner: string, cart: Cart): void {
  setOwnedData(client, cartKey({ owner, cartId: cart.id }), cart)
  rememberCart(cart.id, owner)
}

/** Adds a variant to the cart; creates a cart if there is none or the old one is gone. */
async function add(client: QueryClient, owner: string, change: CartChange & { kind: "add" }): Promise<Cart> {
  const sdk = (change.isRepeat ? silentSdk : storeSdk)(owner)
  const query = { fields: CART_FIELDS }
  // Another tab may have created a cart in the meantime.
  refreshVisit()
  const id = cartIdOf(owner)
  if (id !== null) {
    try {
      return (await sdk.store.cart.createLineItem({ id, body: lineBody(change), query })).cart
    } catch (error) {
      const isGone =
        toApiError(error).kind === "http" && (await fetchCart(client, { owner, cartId: id }).catch(() => id)) === null
      if (!isGone) throw error
    }
  }
  const cart = await createCart(client, sdk, change.country, change)
  takeCart(client, owner, cart)
  return cart
}

async function send(client: QueryClient, owner: string, change: CartChange): Promise<Cart> {
  if (change.kind === "add") return add(client, owner, change)
  const { cart: carts } = storeSdk(owner).store
  const id = cartIdOf(owner) ?? ""
  const query = { fields: CART_FIELDS }
  if (change.kind === "code") {
    const call = change.isOn ? carts.addPromotions : carts.removePromotions
    const sendCode = (code: string) => call({ id, body: { promo_codes: [code] }, query })
    return (await (change.isOn ? addPromotionCode(change.code, sendCode) : sendCode(change.code))).cart
  }
  const line = findLine(client.getQueryData(cartKey({ owner, cartId: id })), change.lineId)
  if (line && change.quantity > 0)
    return (await carts.updateLineItem({ id, line_id: line.id, body: { quantity: change.quantity }, query })).cart
  if (line) await carts.deleteLineItem({ id, line_id: line.id })
  return (await carts.retrieve({ id, query })).cart
}

/** Returns the queue of the owner's cart changes. */
export const cartQueue = (client: QueryClient, owner: string = visit().owner): CartQueue =>
  queueOf(client, owner, () => ({
    read: () => client.getQueryData(cartKey({ owner, cartId: cartId() })),
    async write(cart) {
      const queryKey = cartKey({ owner, cartId: cart?.id ?? cartId() })
      await client.cancelQueries({ queryKey })
      setOwnedData(client, queryKey, cart)
    },
    async send(change) {
      try {
        return await send(client, owner, change)
      } finally {
        announceCart(cartId())
      }
    },
    async fetch() {
      // Another tab may have created a cart in the meantime.
      refreshVisit()
      return fetchCart(client, { owner, cartId: cartIdOf(owner) })
    },
    country: wantedCountry,
    exclusive: (work) =>
      oneTabAtATime(() => {
        // What this change finds out about the old cart stays on the page until the next one.
        client.setQueryData(lostCartQuery.queryKey, null)
        return work()
      }),
  }))

/** The server's cart with the pending changes applied. */
export function useCart() {
  const { owner, cartId } = useVisit()
  const query = useQuery(cartQuery({ owner, cartId }))
  const queue = cartQueue(useQueryClient(), owner)
  const state = useSyncExternalStore(
    queue.subscribe,
    () => queue.state,
    () => queue.state,
  )
  const data = cartId === null ? null : query.data
  return {
    cart: shown(data, state),
    /** The first response hasn't arrived and nothing was added yet. */
    isLoading: data === undefined && !query.isError && state.pending.length === 0,
    isBroken: query.isError && data === undefined,
    reload: () => void query.refetch(),
    /** Changes are pending, so the totals are out of date. */
    isBusy: state.pending.length > 0,
    queue,
    state,
  }
}

export const countOf = (cart: Cart | null | undefined): number =>
  cart?.items?.reduce((sum, item) => sum + item.quantity, 0) ?? 0

/**
 * Transfers a guest's cart to the customer who is signing in. The cart also works without an owner, so a failure
 * doesn't stop the sign-in. The caller holds the cart's lock.
 */
export async function transferCart(client: QueryClient, login: StoreSdk, customerId: string): Promise<void> {
  const { owner, cartId: id } = visit()
  if (id === null || (owner !== GUEST && owner !== customerId)) return
  try {
    const { cart } = await login.store.cart.transferCart({ id, query: { fields: CART_FIELDS } })
    client.setQueryData(cartKey({ owner: customerId, cartId: id }), cart)
  } catch {
    // Not awaited: reading the cart again can need the lock.
    void client.invalidateQueries({ queryKey: cartKey({ owner: customerId, cartId: id }) })
  }
}

/** Adds several items to the cart; the cart page shows those that failed. */
export const addToCart = (client: QueryClient, changes: readonly CartChange[]): Promise<void> =>
  cartQueue(client).push(...changes)
