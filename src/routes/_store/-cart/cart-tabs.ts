import { deviceItem } from "#lib/device-items.ts"

const revision = deviceItem("cartRevision")

/** Tells the other tabs that this cart has changed, or may have: they read it again. */
export function announceCart(cartId: string | null): void {
  if (cartId) revision.set(`${cartId} ${Date.now()} ${Math.random()}`)
}

/** Calls with the id of each cart that another tab has changed; answers how to stop. */
export function watchOtherTabs(onChange: (cartId: string) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const [cartId] = key === revision.key ? (revision.get()?.split(" ") ?? []) : []
    if (cartId) onChange(cartId)
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}

/** Runs work on the cart while no other tab does, where the browser can tell. */
export const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request("shop_cart", work) : work()
