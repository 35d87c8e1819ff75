import { type RefObject, useEffect } from "react"

const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select'

/**
 * Keeps the focus inside an open dialog, and moves it to the first field on devices with a fine pointer. A closing
 * menu that opened the dialog may try to restore the focus later. Returns the focus to the opener where Headless UI
 * doesn't: its record of focused elements starts when its code is loaded, often by the first dialog itself.
 */
export function useFocusInside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    let frame = 0
    const opener = document.activeElement
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
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [panel, open])
}
