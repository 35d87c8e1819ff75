import { useCallback, useSyncExternalStore } from "react"

/** Whether the window fulfils a media query now. False where nothing can be asked. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener("change", notify)
      return () => list?.removeEventListener("change", notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}

/** Narrower than a tablet: tables become cards. */
export const usePhone = () => useMediaQuery("(width < 48rem)")
