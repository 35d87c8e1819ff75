import { vi } from "vitest"
import type { LiveShop } from "./live-shop.ts"
import { renderPage } from "./render-page.tsx"

/** Renders a page of the back office with the shop's administrator signed in. */
export async function renderAdminPage(path: string, shop: LiveShop, strict = false) {
  // jsdom doesn't implement getAnimations, which dialogs call.
  Element.prototype.getAnimations = () => []
  // A closed popover remains in the document.
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
