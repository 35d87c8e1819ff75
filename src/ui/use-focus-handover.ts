import { type RefObject, useLayoutEffect } from "react"

/** How many animation frames to wait for the heading of a page that is loading. */
const FRAMES = 600
/** How many of them a dialog that closes has for restoring the focus itself. */
const FRAMES_OF_DIALOG = 30

const canHaveFocus = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && !element.closest("[inert]")

/**
 * When an element is removed together with its focused button ("Try again"), moves the focus to the `previous` element if
 * it is given, else to the enclosing or open dialog, else to the page's heading, instead of losing it to the body.
 */
export function useFocusHandover(
  box: RefObject<HTMLElement | null>,
  previous?: RefObject<HTMLElement | null> | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const dialog = element.closest<HTMLElement>('[role="dialog"]')
      const settle = (frames: number) =>
        requestAnimationFrame(() => {
          // Something else has the focus (also if the element wasn't removed), or the wait has timed out.
          if (document.activeElement !== document.body || frames < 0) return
          if (dialog?.isConnected === false && frames > FRAMES - FRAMES_OF_DIALOG) return settle(frames - 1)
          const before = previous?.current
          if (canHaveFocus(before)) return before.focus({ preventScroll: true })
          const modal = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1)
          const heading = document.querySelector<HTMLElement>("#main h1")
          const target = [dialog, modal, heading].find(canHaveFocus)
          if (!target) return settle(frames - 1)
          if (!target.hasAttribute("tabindex")) target.tabIndex = -1
          target.focus({ preventScroll: true })
        })
      settle(FRAMES)
    }
  }, [box, previous])
}
