import { type RefObject, useEffect, useRef } from "react"

const focusable = "button, input, select, textarea, summary, a[href]"

/**
 * When the focused element disappears after `change` ("Remove" became "Undo"), moves the focus to the first control
 * in the same row, or else to the page's heading, and keeps the focused element in view. `isTold`: a message is
 * shown, so don't scroll.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>, change: unknown, hasMessage = false): void {
  const row = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      row.current = target instanceof Element ? target.closest("li, section") : null
    }
    const element = within.current
    element?.addEventListener("focusin", remember)
    return () => element?.removeEventListener("focusin", remember)
  }, [within])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change
  useEffect(() => {
    const active = document.activeElement
    // Content added above may have moved it out of view; a shown message takes precedence.
    if (!hasMessage && active !== document.body && within.current?.contains(active))
      active?.scrollIntoView?.({ block: "nearest" })
    if (!row.current || active !== document.body) return
    const next = row.current.isConnected ? row.current.querySelector<HTMLElement>(focusable) : null
    const heading = document.querySelector<HTMLElement>("#main h1")
    ;(next ?? heading)?.focus({ preventScroll: true })
  }, [change, within])
}
