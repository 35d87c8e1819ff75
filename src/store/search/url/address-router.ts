import type { AnyRouter } from "@tanstack/react-router"
import { readAddress, type SearchAddress } from "./address.ts"

const PATH = "/search"
/** Milliseconds without typing after which the URL is written. */
export const WRITE_DELAY = 400

/** Returns a parameter for comparison; a page below 1 equals page 1. */
const placeOf = (address: SearchAddress, key: string): string =>
  key === "page" ? String(Math.max(1, address.page ?? 1)) : String(address[key] ?? "")

/**
 * Connects the search library to the app's router, the only one to change the URL: the search is written to the URL
 * after a delay, and the browser's back button restores it.
 */
export function addressRouter(router: AnyRouter, facetNames: readonly string[], currency: string) {
  const keys = ["q", "sort", "page", "hits", "price", ...facetNames]
  const same = (a: SearchAddress, b: SearchAddress) => keys.every((key) => placeOf(a, key) === placeOf(b, key))
  /** Parameters of other components, which stay in the URL. */
  const foreign = (address: SearchAddress) => Object.entries(address).filter(([key]) => !keys.includes(key))
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: SearchAddress | undefined
  let unsubscribe = () => {}
  let isDisposed = false
  const isHere = () => router.latestLocation.pathname === PATH
  const current = () => readAddress(router.latestLocation.search as Record<string, unknown>)
  return {
    $$type: "app",
    read: current,
    write(address: SearchAddress) {
      clearTimeout(timer)
      // After it is disposed, the library removes its widgets and writes a URL without them.
      if (isDisposed) return
      timer = setTimeout(() => {
        if (!isHere() || same(address, current())) return
        const resetScroll = (address.page ?? 1) !== (current().page ?? 1)
        written = address
        const search = { ...address, ...Object.fromEntries(foreign(current())) }
        const state = address.price === undefined ? {} : { priceCurrency: currency }
        void router.navigate({ to: PATH, search, resetScroll, state })
      }, WRITE_DELAY)
    },
    createURL: (address: SearchAddress) => router.buildLocation({ to: PATH, search: address }).publicHref,
    onUpdate(take: (address: SearchAddress) => void) {
      isDisposed = false
      let last = current()
      unsubscribe = router.subscribe("onBeforeLoad", ({ toLocation }) => {
        if (toLocation.pathname !== PATH) return
        const next = readAddress(toLocation.search as Record<string, unknown>)
        const changed = !same(next, last)
        const isOwn = written !== undefined && same(next, written)
        last = next
        written = undefined
        // Skips the library's own writes: an update would make it search again and clear its last error.
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
