import { vi } from "vitest"
import type { LiveShop } from "./live-shop.ts"
import { renderPage } from "./render-page.tsx"

/** A page of the back-office over the shop, with its administrator signed in. */
export async function renderOffice(path: string, shop: LiveShop, strict = false) {
  // jsdom draws nothing, so nothing moves: dialogs ask.
  Element.prototype.getAnimations = () => []
  // A popover is in the document also while it is closed.
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute("popover")
  }
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  localStorage.setItem("admin_token", String(await shop.admin.client.storage.get()))
  return renderPage(path, shop.backend, strict)
}
