import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Keeps an element in its place on the screen when the content above it grows while it is used: a second click at the
 * same spot hits the same button.
 */
export function useSteadyPlace(ref: RefObject<HTMLElement | null>): void {
  const last = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const place = element.getBoundingClientRect().top + window.scrollY
    const moved = last.current === undefined ? 0 : place - last.current
    last.current = place
    const isUsed = element.matches(":hover") || element.contains(document.activeElement)
    if (moved !== 0 && isUsed) window.scrollBy({ top: moved, behavior: "instant" })
  })
}
