import type { AnyRouter } from "@tanstack/react-router"
import { readAddress, type SearchAddress } from "./address.ts"

const PATH = "/search"
/** So long the typing rests before the address is written. */
export const WRITE_DELAY = 400

/** A page below the first is no place: it is no difference to the first one. */
const placeOf = (address: SearchAddress, key: string): string =>
  key === "page" ? String(Math.max(1, address.page ?? 1)) : String(address[key] ?? "")

/**
 * Lets the search library write to and read from the app's own router, which is the only one that touches the address:
 * what was chosen stands there after a moment, and the browser's back button brings it back.
 */
export function addressRouter(router: AnyRouter, facetNames: readonly string[], currency: string) {
  const keys = ["q", "sort", "page", "hits", "price", ...facetNames]
  const same = (a: SearchAddress, b: SearchAddress) => keys.every((key) => placeOf(a, key) === placeOf(b, key))
  /** What others have put into the address stays there. */
  const foreign = (address: SearchAddress) => Object.entries(address).filter(([key]) => !keys.includes(key))
  let timer: ReturnType<typeof setTimeout> | undefined
  let own: SearchAddress | undefined
  let unsubscribe = () => {}
  let isDisposed = false
  const isHere = () => router.latestLocation.pathname === PATH
  const current = () => readAddress(router.latestLocation.search as Record<string, unknown>)
  return {
    $$type: "app",
    read: current,
    write(address: SearchAddress) {
      clearTimeout(timer)
      // The library takes its widgets away after it is disposed, and writes an address without them.
      if (isDisposed) return
      timer = setTimeout(() => {
        if (!isHere() || same(address, current())) return
        const resetScroll = (address.page ?? 1) !== (current().page ?? 1)
        own = address
        const search = { ...address, ...Object.fromEntries(foreign(current())) }
        const state = address.price === undefined ? {} : { priceCurrency: currency }
        void router.navigate({ to: PATH, search, resetScroll, state })
      }, WRITE_DELAY)
    },
    createURL: (address: SearchAddress) => router.buildLocation({ to: PATH, search: address }).href,
    onUpdate(take: (address: SearchAddress) => void) {
      isDisposed = false
      let last = current()
      unsubscribe = router.subscribe("onBeforeLoad", ({ toLocation }) => {
        if (toLocation.pathname !== PATH) return
        const next = readAddress(toLocation.search as Record<string, unknown>)
        const changed = !same(next, last)
        const isOwn = own !== undefined && same(next, own)
        last = next
        own = undefined
        // Of what the library has written itself it knows; told again, it would search again and forget its last error.
        if (!changed || isOwn) return
        clearTimeout(timer)
        take(next)
      })
    },
    dispose() {
      isDisposed = true
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
