import type { QueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { setOwnedData, singleReadSdk, storeSdk } from "#routes/_store/-api/client.ts"
import { customerQuery } from "#routes/_store/-customer/customer.ts"
import { idsIn } from "#routes/_store/-visit/kept-ids.ts"
import { GUEST } from "#routes/_store/-visit/owner.ts"
import { visit, watchVisit } from "#routes/_store/-visit/visit.ts"
import { WISHLIST_LIMIT, type Wishlist, wishlist, withChanges } from "./wishlist.ts"

/** Milliseconds until a failed request is repeated, if nothing else happens. */
const RETRY_DELAY = 30_000

let failed = false
const listeners = new Set<() => void>()
function setFailed(next: boolean): void {
  failed = next
  for (const listener of [...listeners]) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** Whether the account couldn't be read or changed the last time. */
export const useSyncFailed = () => useSyncExternalStore(subscribe, () => failed)

const hasChanges = ({ added, removed }: Wishlist) => added.length > 0 || removed.length > 0
const isSame = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id, i) => b[i] === id)
const exclusive = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("shop_wishlist", work) : work()

/** Merges the device's changes into the account's list, and the list into the device. Other metadata is kept. */
async function merge(client: QueryClient, owner: string): Promise<void> {
  // Another tab may have sent the changes.
  const sent = wishlist.read()
  let { customer } = await singleReadSdk(owner).store.customer.retrieve()
  const { metadata } = customer
  const stored = (metadata as { wishlist?: unknown } | null | undefined)?.wishlist
  const before = idsIn(stored, WISHLIST_LIMIT)
  const ids = withChanges(before, sent)
  if (!isSame(before, ids))
    customer = (await storeSdk(owner).store.customer.update({ body: { metadata: { ...metadata, wishlist: ids } } }))
      .customer
  setOwnedData(client, customerQuery(owner).queryKey, customer)
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
export function startWishlistSync(client: QueryClient): () => void {
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let merged: string | undefined
  const run = async (): Promise<void> => {
    clearTimeout(timer)
    const { owner } = visit()
    if (owner === GUEST) merged = undefined
    if (isRunning || owner === GUEST) return
    isRunning = true
    try {
      await exclusive(() => merge(client, owner))
      merged = owner
      setFailed(false)
    } catch {
      // Nothing is lost: the changes are on the device. Someone else may also have signed in.
      setFailed(visit().owner === owner)
      timer = setTimeout(run, RETRY_DELAY)
    } finally {
      isRunning = false
    }
    if (merged === owner && hasChanges(wishlist.read())) void run()
  }
  const onChange = () => {
    if (visit().owner !== merged || hasChanges(wishlist.read())) void run()
  }
  const stops = [wishlist.subscribe(onChange), watchVisit(onChange), () => clearTimeout(timer)]
  for (const event of ["online", "focus"]) window.addEventListener(event, onChange)
  retry = run
  void run()
  return () => {
    for (const stop of stops) stop()
    for (const event of ["online", "focus"]) window.removeEventListener(event, onChange)
  }
}

let retry: () => Promise<void> = async () => undefined
/** Repeats a failed request now. */
export const retryWishlistSync = (): void => void retry()
