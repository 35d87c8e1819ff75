import { useLayoutEffect, useRef } from "react"

const heights = new Map<HTMLElement, number>()

/** What floats at the window's lower edge is moved up by `var(--bottom-bar)`: by a transform, for which nothing jumps. */
function tell(): void {
  const height = Math.max(0, ...heights.values())
  if (height > 0) document.documentElement.style.setProperty("--bottom-bar", `${height}px`)
  else document.documentElement.style.removeProperty("--bottom-bar")
}

/** For a bar that sticks to the window's lower edge: messages and the chat's button leave its buttons free. */
export function useBottomBar<Bar extends HTMLElement>() {
  const ref = useRef<Bar>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    if (!bar || typeof ResizeObserver === "undefined") return
    const observer = new ResizeObserver(() => {
      // One that is a bar on phones only stands among the rest elsewhere.
      heights.set(bar, getComputedStyle(bar).position === "static" ? 0 : bar.offsetHeight)
      tell()
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      heights.delete(bar)
      tell()
    }
  }, [])
  return ref
}
