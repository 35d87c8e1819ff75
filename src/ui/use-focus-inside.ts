import { type RefObject, useEffect } from "react"

const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea, select'

/**
 * While a dialog is open, the focus is in it, and in its first field where a keyboard is likely. What it was opened from may
 * want the focus back later than the dialog took it: a menu, when it has closed.
 */
export function useFocusInside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    let frame = 0
    const isOutside = () => {
      const { activeElement: active } = document
      // A dialog over this one, a list that one of its fields opened, and a notification may have it.
      return !panel.current?.contains(active) && !active?.closest('[role="dialog"], [role="listbox"], [data-toasts]')
    }
    const enter = (isFirst: boolean) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const element = panel.current
        const dialog = element?.closest<HTMLElement>('[role="dialog"]')
        if (!element || !dialog || !(isOutside() || (isFirst && document.activeElement === dialog))) return
        const first = element.querySelector<HTMLElement>(fields)
        // One that opens a list by it would cover what is asked.
        const isQuiet = first?.getAttribute("role") !== "combobox" && window.matchMedia?.("(pointer: fine)").matches
        ;((isQuiet && first) || dialog).focus({ preventScroll: true })
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
}
