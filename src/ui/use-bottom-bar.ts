import { useLayoutEffect, useRef } from "react"

const heights = new Map<HTMLElement, number>()

/** Sets `--bottom-bar`, which shifts floating elements at the bottom edge by a transform, without layout shifts. */
function updateBottomBar(): void {
  const height = Math.max(0, ...heights.values())
  if (height > 0) document.documentElement.style.setProperty("--bottom-bar", `${height}px`)
  else document.documentElement.style.removeProperty("--bottom-bar")
}

/** Registers a bar that sticks to the bottom edge, so that toasts and the chat button don't cover it. */
export function useBottomBar<Bar extends HTMLElement>() {
  const ref = useRef<Bar>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar || typeof ResizeObserver === "undefined") return
    const observer = new ResizeObserver(() => {
      // A bar that sticks only on phones takes no space at the edge elsewhere.
      heights.set(bar, getComputedStyle(bar).position === "static" ? 0 : bar.offsetHeight)
      updateBottomBar()
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      heights.delete(bar)
      updateBottomBar()
    }
  }, [])
  return ref
}
