import { useEffect, useRef, useState } from "react"

/** Milliseconds between attempts to focus the button, which isn't focusable until the drawer has closed. */
const RETRY_MS = 50
const ATTEMPTS = 40

/**
 * State of a filter drawer that is loaded when it is first opened. It can't restore the focus itself, because it is
 * loaded after the click that opens it; closing it focuses the button with the ref `opener`.
 */
export function useFilterDrawer() {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened")
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (state !== "closed") return
    let left = ATTEMPTS
    const timer = setInterval(() => {
      const isFree = !document.querySelector("[role=dialog]")
      if (isFree) opener.current?.focus({ preventScroll: true })
      left -= 1
      if (left === 0 || (isFree && document.activeElement === opener.current)) clearInterval(timer)
    }, RETRY_MS)
    return () => clearInterval(timer)
  }, [state])
  return {
    opener,
    isOpen: state === "open",
    isMounted: state !== "unopened",
    open: () => setState("open"),
    close: () => setState("closed"),
  }
}
