import { type RefObject, useEffect, useRef } from "react"

const focusable = "button, input, select, textarea, summary, a[href]"

/**
 * Where what had the focus is gone after `change` ("Remove" became "Undo"), the focus goes to what stands in its row now, or
 * else to the page's heading; never to nowhere, and not out of sight. `isTold`: something else is to be read now.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>, change: unknown, isTold = false): void {
  const row = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      row.current = target instanceof Element ? target.closest("li, section") : null
    }
    const element = within.current
    element?.addEventListener("focusin", remember)
    return () => element?.removeEventListener("focusin", remember)
  }, [within])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change
  useEffect(() => {
    const active = document.activeElement
    // What came above it may have moved it out of the window; but a message has the eyes first.
    if (!isTold && active !== document.body && within.current?.contains(active))
      active?.scrollIntoView?.({ block: "nearest" })
    if (!row.current || active !== document.body) return
    const next = row.current.isConnected ? row.current.querySelector<HTMLElement>(focusable) : null
    const heading = document.querySelector<HTMLElement>("#main h1")
    ;(next ?? heading)?.focus({ preventScroll: true })
  }, [change, within])
}
