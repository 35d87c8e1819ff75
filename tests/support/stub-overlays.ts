import { vi } from "vitest"

/** Stubs what dialogs, lists and popovers need and jsdom lacks: animations and `ResizeObserver`. */
export function stubOverlays(): void {
  Element.prototype.getAnimations = () => []
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
