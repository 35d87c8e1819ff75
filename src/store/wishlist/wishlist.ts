import { idsIn, keptValue } from "#store/visit/kept-ids.ts"
import { GUEST } from "#store/visit/owner.ts"
import { visit } from "#store/visit/visit.ts"

/** Most products on a wishlist; the oldest ones are dropped. */
export const WISHLIST_LIMIT = 100

export interface Wishlist {
  /** Product ids, newest first. */
  readonly ids: readonly string[]
  /** Ids that the customer's account doesn't have yet, or still has. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const wishlist = keptValue("wishlist", (stored): Wishlist => {
  const { ids, added, removed } = Object(stored) as Record<string, unknown>
  return {
    ids: idsIn(ids, WISHLIST_LIMIT),
    added: idsIn(added, WISHLIST_LIMIT),
    removed: idsIn(removed, WISHLIST_LIMIT),
  }
})

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/** Saves a product to the wishlist, or removes it. */
export function toggleWish(id: string): void {
  const { ids, added, removed } = wishlist.read()
  // What a guest removes here may still be on the list of an account, which must not change.
  const isGuest = visit().owner === GUEST
  wishlist.write(
    ids.includes(id)
      ? {
          ids: without(ids, id),
          added: without(added, id),
          removed: isGuest ? removed : [id, ...without(removed, id)],
        }
      : { ids: [id, ...ids].slice(0, WISHLIST_LIMIT), added: [id, ...added], removed: without(removed, id) },
  )
}
