import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { Cart } from "#schema/store/entities/cart.ts"
import { isRefused, toApiError } from "#sdk/error.ts"
import { amountOf } from "#sdk/shown-price.ts"
import { ownedKey, silentSdk, storeSdk } from "#store/api/client.ts"
import { GUEST } from "#store/visit/owner.ts"
import { checkOwner, visit } from "#store/visit/visit.ts"
import {
  addToCart,
  CART_FIELDS,
  cartId,
  cartQueue,
  createCart,
  fetchCart,
  forgetCart,
  lineBody,
  takeCart,
} from "./cart.ts"
import { type CartChange, codeChanges, type FailedChange, toRepeatChange } from "./cart-changes.ts"
import { oneTabAtATime } from "./cart-tabs.ts"
import type { SoldVariant } from "./sold-variants.ts"

export interface WantedItem {
  readonly variantId: string
  readonly quantity: number
}

/** Parses "variant_1.2~variant_2.1"; skips invalid parts. */
export function parseItems(text: string): readonly WantedItem[] {
  const items = new Map<string, number>()
  for (const part of text.split("~")) {
    const [, variantId, count] = /^([\w-]+)(?:\.(\d{1,4}))?$/.exec(part) ?? []
    const quantity = Number(count ?? 1)
    if (variantId && quantity > 0) items.set(variantId, (items.get(variantId) ?? 0) + quantity)
  }
  return Array.from(items, ([variantId, quantity]) => ({ variantId, quantity }))
}

export const formatItems = (cart: Cart): string =>
  (cart.items ?? []).flatMap(({ variant_id: id, quantity }) => (id ? [`${id}.${quantity}`] : [])).join("~")

/** Returns the changes that add these items; skips variants that aren't sold. */
export const asChanges = (items: readonly WantedItem[], sold: ReadonlyMap<string, SoldVariant>): CartChange[] =>
  items.flatMap(({ variantId, quantity }) => {
    const found = sold.get(variantId)
    const price = amountOf(found?.variant.calculated_price)
    if (!found || !price) return []
    const { product, variant } = found
    const shown = {
      title: product.title,
      variantTitle: variant.title,
      handle: product.handle,
      thumbnail: variant.thumbnail ?? product.thumbnail,
      unitPrice: price.now,
      currency: price.currency,
    }
    return [{ kind: "add" as const, variantId, quantity, shown }]
  })

export const cartChanges = (cart: Cart): (CartChange & { kind: "add" })[] =>
  (cart.items ?? []).flatMap((item) => toRepeatChange(item, cart.currency_code) ?? [])

/**
 * Creates a new cart with the same items and codes in place of the remembered one, which is kept until the items are in
 * the new one. The cart page shows those that were refused. Throws if a request fails otherwise; nothing has changed then.
 */
export async function copyCart(client: QueryClient, cart: Cart): Promise<void> {
  const { owner } = visit()
  const queue = cartQueue(client, owner)
  await queue.idle()
  const copied = await oneTabAtATime(async () => {
    const now = await fetchCart(client, { owner, cartId: cart.id })
    // It was ordered or has expired, which the cart page says.
    if (!now) return undefined
    const sdk = silentSdk(owner)
    let copy = await createCart(client, sdk)
    const failed: FailedChange[] = []
    for (const item of cartChanges(now))
      try {
        const request = { id: copy.id, body: lineBody(item), query: { fields: CART_FIELDS } }
        copy = (await sdk.store.cart.createLineItem(request)).cart
      } catch (cause) {
        const error = toApiError(cause)
        if (!isRefused(error)) throw error
        failed.push({ change: item, error })
      }
    checkOwner(owner)
    forgetCart(client, cart.id)
    takeCart(client, owner, copy)
    return { codes: codeChanges(now), failed }
  })
  if (!copied) return
  if (copied.codes.length > 0) await addToCart(client, copied.codes)
  queue.report(copied.failed)
}

export type LinkedCart =
  | { readonly kind: "own" | "unknown" | "ordered" }
  | { readonly kind: "foreign" | "found"; readonly cart: Cart }

/** Loads a linked cart and tells whether the owner can use it. */
export const linkedCartQuery = (id: string, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("linked-cart", owner, id),
    queryFn: async ({ signal }): Promise<LinkedCart> => {
      try {
        const { cart } = await storeSdk(owner).store.cart.retrieve({ id, query: { fields: CART_FIELDS } }, { signal })
        if (cart.completed_at) return { kind: "ordered" }
        if (id === cartId()) return { kind: "own" }
        const isForeign = owner !== GUEST && Boolean(cart.customer_id) && cart.customer_id !== owner
        return { kind: isForeign ? "foreign" : "found", cart }
      } catch (error) {
        if (toApiError(error).status === 404) return { kind: "unknown" }
        throw error
      }
    },
    staleTime: 0,
  })
