import { useCallback, useMemo, useSyncExternalStore } from "react"

/** Whether a media query matches; false where media queries aren't supported. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia?.(query), [query])
  const subscribe = useCallback(
    (notify: () => void) => {
      list?.addEventListener("change", notify)
      return () => list?.removeEventListener("change", notify)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list?.matches ?? false)
}

/** Whether the window is narrower than a tablet: tables become cards. */
export const usePhone = () => useMediaQuery("(width < 48rem)")
