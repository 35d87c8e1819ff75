import type { LiveShop } from "./live-shop.ts"
import { renderPage } from "./render-page.tsx"
import { stubOverlays } from "./stub-overlays.ts"

/** Renders a page of the back office with the shop's administrator signed in. */
export async function renderAdminPage(path: string, shop: LiveShop, strict = false) {
  stubOverlays()
  // A closed popover remains in the document.
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute("popover")
  }
  localStorage.setItem("admin_token", String(await shop.admin.client.storage.get()))
  return renderPage(path, shop.backend, strict)
}
