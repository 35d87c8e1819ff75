import { type RefObject, useEffect } from "react"

const focusable = "button, input, select, textarea, summary, a[href]"

/**
 * When the focused element is removed from `within` ("Ship" after shipping), moves the focus to what is left in its row or
 * section, else to the page's heading or the selected tab, so that it doesn't drop to the body.
 */
export function useRemovedFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current
    if (!element) return
    let focused: Element | null = null
    let boxes: Element[] = []
    let frame = 0
    let isInDialog = false
    const leftInBoxes = () =>
      boxes
        .filter((box) => box.isConnected)
        .map((box) => box.querySelector<HTMLElement>(focusable))
        .find(Boolean)
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const wasInDialog = isInDialog
      isInDialog = !element.contains(target) && target.closest("[role=dialog]") !== null
      if (!element.contains(target)) return
      // A dialog restores the focus to the page's heading if what opened it was removed meanwhile.
      const next = wasInDialog && focused?.isConnected === false ? leftInBoxes() : undefined
      focused = target
      boxes = []
      for (let box: Element | null = target; box && box !== element; box = box.parentElement) {
        if (box.matches("li, tr, section")) boxes.push(box)
      }
      next?.focus({ preventScroll: true })
    }
    const isLost = () => focused?.isConnected === false && document.activeElement === document.body
    const check = () => {
      if (!isLost()) return
      cancelAnimationFrame(frame)
      // A closing dialog restores the focus first.
      frame = requestAnimationFrame(() => {
        if (!isLost()) return
        const next = leftInBoxes() ?? element.querySelector<HTMLElement>("h1, [aria-selected=true]")
        focused = null
        next?.focus({ preventScroll: true })
      })
    }
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true })
    // A dialog that closes is removed from the body.
    observer.observe(document.body, { childList: true })
    document.addEventListener("focusin", remember)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener("focusin", remember)
    }
  }, [within])
}
