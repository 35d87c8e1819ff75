import { useEffect, useSyncExternalStore } from "react"
import { singleReadSdk, storeSdk } from "#store/api/client.ts"
import { idsIn } from "#store/visit/kept-ids.ts"
import { GUEST } from "#store/visit/owner.ts"
import { visit, watchVisit } from "#store/visit/visit.ts"
import { WISHLIST_LIMIT, type Wishlist, wishlist } from "./wishlist.ts"

/** Milliseconds until a failed request is repeated, if nothing else happens. */
const RETRY_DELAY = 30_000

/** `reading` until the account was read once, `failed` if it couldn't be read or changed the last time. */
type SyncState = "reading" | "synced" | "failed"

let state: SyncState = "reading"
const listeners = new Set<() => void>()
function setState(next: SyncState): void {
  state = next
  for (const listener of [...listeners]) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
export const useSyncState = (): SyncState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )

const hasChanges = ({ added, removed }: Wishlist) => added.length > 0 || removed.length > 0
const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => b[i] === id)
const exclusive = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("shop_wishlist", work) : work()

/** Applies the changes that an account doesn't have to its list. */
const withChanges = (ids: readonly string[], { added, removed }: Omit<Wishlist, "ids">): readonly string[] =>
  [...added, ...ids.filter((id) => !added.includes(id))].filter((id) => !removed.includes(id)).slice(0, WISHLIST_LIMIT)

/** Merges the device's changes into the account's list, and the list into the device. */
async function merge(owner: string): Promise<void> {
  // Another tab may have sent the changes.
  const sent = wishlist.read()
  const { customer } = await singleReadSdk(owner).store.customer.retrieve()
  const stored = (customer.metadata as { wishlist?: unknown } | null | undefined)?.wishlist
  const before = idsIn(stored, WISHLIST_LIMIT)
  const ids = withChanges(before, sent)
  // The server keeps the other keys of the metadata, which may have changed since they were read.
  if (!isSame(before, ids)) await storeSdk(owner).store.customer.update({ body: { metadata: { wishlist: ids } } })
  if (visit().owner !== owner) return
  // Changes made in the meantime are sent with the next request.
  const now = wishlist.read()
  const rest = {
    added: now.added.filter((id) => !sent.added.includes(id)),
    removed: now.removed.filter((id) => !sent.removed.includes(id)),
  }
  const shown = withChanges(ids, rest)
  if (hasChanges(sent) || !isSame(shown, now.ids)) wishlist.write({ ids: shown, ...rest })
}

/** Keeps the wishlist in the signed-in customer's account; returns a function that stops. Failures are repeated. */
function startWishlistSync(): () => void {
  let isRunning = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined
  const run = async (): Promise<void> => {
    clearTimeout(timer)
    const { owner } = visit()
    if (isRunning || isStopped || owner === GUEST) return
    if (owner !== last) setState("reading")
    last = owner
    isRunning = true
    // Nothing is lost by a failure: the changes are on the device.
    const next = await exclusive(() => merge(owner)).then(
      () => "synced" as const,
      () => "failed" as const,
    )
    isRunning = false
    if (isStopped) return
    setState(next)
    if (next === "failed") timer = setTimeout(run, RETRY_DELAY)
    if (visit().owner !== owner || (next === "synced" && hasChanges(wishlist.read()))) void run()
  }
  const onChange = () => {
    if (state !== "synced" || visit().owner !== last || hasChanges(wishlist.read())) void run()
  }
  const stops = [wishlist.subscribe(onChange), watchVisit(onChange)]
  for (const event of ["online", "focus"]) window.addEventListener(event, onChange)
  retry = run
  void run()
  return () => {
    isStopped = true
    // Of the next customer nothing is known.
    setState("reading")
    clearTimeout(timer)
    for (const stop of stops) stop()
    for (const event of ["online", "focus"]) window.removeEventListener(event, onChange)
  }
}

let retry: () => Promise<void> = async () => undefined
/** Repeats a failed request now. */
export const retryWishlistSync = (): void => void retry()

/** Keeps the wishlist in the account while it is mounted. */
export function WishlistSync(): null {
  useEffect(startWishlistSync, [])
  return null
}
