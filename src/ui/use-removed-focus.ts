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
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
      boxes = []
      for (let box = focused; box && box !== element; box = box.parentElement) {
        if (box.matches("li, tr, section")) boxes.push(box)
      }
    }
    const isLost = () => focused?.isConnected === false && document.activeElement === document.body
    const check = () => {
      if (!isLost()) return
      cancelAnimationFrame(frame)
      // A closing dialog restores the focus first.
      frame = requestAnimationFrame(() => {
        if (!isLost()) return
        const left = boxes.filter((box) => box.isConnected).map((box) => box.querySelector<HTMLElement>(focusable))
        focused = null
        const next = left.find(Boolean) ?? element.querySelector<HTMLElement>("h1, [aria-selected=true]")
        next?.focus({ preventScroll: true })
      })
    }
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true })
    // A dialog that closes is removed from the body.
    observer.observe(document.body, { childList: true })
    element.addEventListener("focusin", remember)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener("focusin", remember)
    }
  }, [within])
}
