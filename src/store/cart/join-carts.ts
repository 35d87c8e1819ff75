import type { QueryClient } from "@tanstack/react-query"
import { deviceItem } from "#lib/device-items.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { isRefused, toApiError } from "#sdk/error.ts"
import { storeSdk } from "#store/api/client.ts"
import { forgetSavedCart, savedCarts } from "#store/visit/saved-carts.ts"
import { visit } from "#store/visit/visit.ts"
import { CART_FIELDS, cartQuery, cartQueue } from "./cart.ts"
import { type CartChange, codeChanges, type FailedChange, sameCode, toRepeatChange } from "./cart-changes.ts"
import { oneTabAtATime } from "./cart-tabs.ts"
import { joinedItemsQuery } from "./joined-items.ts"

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

interface Joined {
  readonly count: number
  readonly failed: readonly FailedChange[]
  /** A request failed for a reason that may not last. */
  readonly isStopped?: true
}
const nothing: Joined = { count: 0, failed: [] }

/** Units of a variant in the present cart. */
async function unitsOf(owner: string, cartId: string, variantId: string): Promise<number> {
  const { cart } = await storeSdk(owner).store.cart.retrieve({ id: cartId, query: { fields: "id,*items" } })
  return (cart.items ?? []).reduce((sum, item) => sum + (item.variant_id === variantId ? item.quantity : 0), 0)
}

type Add = CartChange & { kind: "add" }
type Codes = ReturnType<typeof codeChanges>
interface SavedLine {
  /** The saved cart. */
  readonly id: string
  readonly line_id: string
}

/** Enters the codes that the present cart lacks; returns those that failed. */
async function joinCodes(client: QueryClient, owner: string, codes: Codes): Promise<readonly FailedChange[]> {
  const now = client.getQueryData(cartQuery().queryKey)
  const queue = cartQueue(client, owner)
  await queue.push(...codes.filter(({ code }) => !now?.promotions.some((each) => sameCode(each.code, code))))
  return queue.state.failed.filter(({ change }) => change.kind === "code")
}

/**
 * Moves an item of a saved cart to the present one, and its codes, which the saved cart loses with its items. An
 * earlier sign-in may have added the item and then lost the connection, so the item is noted on the device until it is
 * removed from the saved cart.
 */
async function joinItem(
  client: QueryClient,
  owner: string,
  saved: SavedLine,
  change: Add,
  codes: Codes,
): Promise<Joined> {
  const queue = cartQueue(client, owner)
  const { cartId } = visit()
  if (!cartId) return { ...nothing, isStopped: true }
  const started = deviceItem("joiningItem", owner)
  const [startedLine, startedCart, unitsBefore] = started.get()?.split(" ") ?? []
  const units = await unitsOf(owner, cartId, change.variantId).catch(() => undefined)
  if (units === undefined) return { ...nothing, isStopped: true }
  const isDone =
    startedLine === saved.line_id && startedCart === cartId && units >= Number(unitsBefore) + change.quantity
  if (!isDone) {
    started.set([saved.line_id, cartId, units].join(" "))
    await queue.push(change)
  }
  const failed = isDone ? [] : queue.state.failed
  if (visit().owner !== owner) return { ...nothing, isStopped: true }
  const failedAdd = failed.find((each) => isAddOf(each.change, change))
  if (failedAdd && !isRefused(failedAdd.error)) {
    queue.dismiss()
    // The shopper's own changes were reverted with this one.
    return { count: 0, failed: without(failed, change), isStopped: true }
  }
  const failedCodes = await joinCodes(client, owner, codes)
  const all = [...failed, ...failedCodes]
  if (visit().owner !== owner) return { ...nothing, isStopped: true }
  if (failedCodes.some(({ error }) => !isRefused(error))) return { count: 0, failed: all, isStopped: true }
  try {
    await storeSdk(owner).store.cart.deleteLineItem(saved)
  } catch (error) {
    if (toApiError(error).status !== 404) return { count: 0, failed: all, isStopped: true }
  }
  started.remove()
  return { count: failedAdd ? 0 : change.quantity, failed: all }
}

const isAddOf = (change: CartChange, { variantId }: Add): change is Add =>
  change.kind === "add" && change.variantId === variantId

/** The changes without an addition, which may have become one with the shopper's own of the same variant. */
const without = (failed: readonly FailedChange[], added: Add): readonly FailedChange[] =>
  failed.flatMap((each) => {
    if (!isAddOf(each.change, added)) return [each]
    const quantity = each.change.quantity - added.quantity
    return quantity > 0 ? [{ ...each, change: { ...each.change, quantity } }] : []
  })

/** Moves the items and codes of a saved cart to the present one; stops at a failure that isn't a refusal. */
async function joinCart(client: QueryClient, owner: string, id: string, before: Joined): Promise<Joined> {
  const cart = await readSaved(owner, id).catch(() => undefined)
  if (cart === undefined) return before
  const codes = cart ? codeChanges(cart) : []
  let joined = before
  for (const item of cart?.items ?? []) {
    const change = toRepeatChange(item, cart?.currency_code ?? "")
    if (!change) continue
    const isOpen = ({ code }: Codes[number]) =>
      !joined.failed.some((failed) => failed.change.kind === "code" && failed.change.code === code)
    const next = await joinItem(client, owner, { id, line_id: item.id }, change, codes.filter(isOpen))
    joined = {
      count: joined.count + next.count,
      failed: [...joined.failed, ...next.failed],
    }
    // The next attempt goes on with the items that are left.
    if (next.isStopped) return { ...joined, isStopped: true }
  }
  forgetSavedCart(owner, id)
  return joined
}

/**
 * Moves the items and codes of the carts that this device keeps for a customer to the one that they have filled as a
 * guest. The server can't list a customer's carts. The cart page shows refused items; after any other failure,
 * `savedItemsQuery` continues.
 */
export function joinSavedCarts(client: QueryClient): Promise<void> {
  const running = joins.get(client) ?? join(client).finally(() => joins.delete(client))
  joins.set(client, running)
  return running
}
const joins = new WeakMap<QueryClient, Promise<void>>()

async function join(client: QueryClient): Promise<void> {
  const { owner, cartId } = visit()
  const isOther = (id: string) => id !== cartId
  if (!cartId || !savedCarts(owner).some(isOther)) return
  const { count, failed } = await oneTabAtATime(async () => {
    let joined = nothing
    // Read again, because another tab may have joined them.
    for (const id of savedCarts(owner).filter(isOther)) {
      joined = await joinCart(client, owner, id, joined)
      if (joined.isStopped) break
    }
    return joined
  }, "shop_saved_carts")
  cartQueue(client, owner).report(failed)
  if (count > 0) client.setQueryData(joinedItemsQuery.queryKey, count)
}
