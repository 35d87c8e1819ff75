import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let current = false

/** Sets whether the shown results are from the store's own product list. */
export function setIsFallback(next: boolean): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

export const useIsFallback = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => false,
  )
