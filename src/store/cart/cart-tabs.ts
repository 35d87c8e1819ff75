import { visitItem } from "#store/visit/visit-item.ts"

const revision = visitItem("cartRevision")

/**
 * Makes other tabs reload this cart after the shopper has changed it in this one, or may have. Its last review isn't what
 * they saw last, so the checkout no longer compares the cart with it.
 */
export function announceCart(cartId: string | null): void {
  visitItem("checkoutSeen").remove()
  if (cartId) revision.set(`${cartId} ${Date.now()} ${Math.random()}`)
}

/** Calls `onChange` with the id of each cart that another tab has changed; returns a function that unsubscribes. */
export function watchOtherTabs(onChange: (cartId: string) => void): () => void {
  // The event's value, because the present one may be of another cart that was changed since.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const [cartId] = key === revision.key ? (newValue?.split(" ") ?? []) : []
    if (cartId) onChange(cartId)
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}

/** Runs `work` while no other tab does such work, if the browser supports locks. */
export const oneTabAtATime = <T>(work: () => Promise<T>, lock = "shop_cart"): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(lock, work) : work()
