import { type RefObject, useEffect, useRef } from "react"

const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select'

/**
 * Keeps the focus inside an open dialog, and moves it to the first field on devices with a fine pointer. A closing
 * menu that opened the dialog may try to restore the focus later. Returns the element that had the focus before.
 */
export function useFocusInside(panel: RefObject<HTMLElement | null>, open: boolean): RefObject<Element | null> {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!open) return
    let frame = 0
    opener.current = document.activeElement
    const isOutside = () => {
      const { activeElement: active } = document
      // A nested dialog, a list opened by a field, and a notification may have the focus.
      return !panel.current?.contains(active) && !active?.closest('[role="dialog"], [role="listbox"], [data-toasts]')
    }
    const enter = (isFirst: boolean) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const element = panel.current
        const dialog = element?.closest<HTMLElement>('[role="dialog"]')
        if (!element || !dialog || !(isOutside() || (isFirst && document.activeElement === dialog))) return
        const first = element.querySelector<HTMLElement>(fields)
        // A combobox that opens its list on focus would cover the dialog's text.
        const isAllowed = first?.getAttribute("role") !== "combobox" && window.matchMedia?.("(pointer: fine)").matches
        ;((isAllowed && first) || dialog).focus({ preventScroll: true })
      })
    }
    const onFocus = () => isOutside() && enter(false)
    enter(true)
    document.addEventListener("focusin", onFocus)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener("focusin", onFocus)
    }
  }, [panel, open])
  return opener
}
