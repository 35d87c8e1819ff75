import { type RefObject, useEffect } from "react"

/**
 * Returns the focus when the panel around it is removed, which is after its transition. Headless UI can't do that for
 * the first dialog of a page: its record of focused elements starts when its code is loaded, often by that dialog.
 */
export function FocusBack({ to }: { to: RefObject<Element | null> }) {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { current } = to
        if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
          current.focus({ preventScroll: true })
      })
    },
    [to],
  )
  return null
}
