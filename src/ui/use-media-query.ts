import { useCallback, useSyncExternalStore } from "react"

/** Whether a media query matches; false where media queries aren't supported. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener("change", notify)
      return () => list?.removeEventListener("change", notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  )
}

/** Whether the window is narrower than a tablet: tables become cards. */
export const usePhone = () => useMediaQuery("(width < 48rem)")
