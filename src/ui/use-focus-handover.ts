import { type RefObject, useLayoutEffect } from "react"

/** How many animation frames to wait for the heading of a page that is loading. */
const FRAMES = 600

/**
 * When an element is removed together with the focused button in it ("Try again"), moves the focus to the dialog that it was in
 * or to the page's heading, so that it doesn't drop to the body.
 */
export function useFocusHandover(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const dialog = element.closest<HTMLElement>('[role="dialog"]')
      const settle = (frames: number) =>
        requestAnimationFrame(() => {
          // Someone else took the focus, or the element is still there.
          if (document.activeElement !== document.body || frames < 0) return
          const target = dialog?.isConnected ? dialog : document.querySelector<HTMLElement>("#main h1")
          if (!target) return settle(frames - 1)
          if (!target.hasAttribute("tabindex")) target.tabIndex = -1
          target.focus({ preventScroll: true })
        })
      settle(FRAMES)
    }
  }, [box])
}
