import type { BrowserContext } from "@playwright/test"
import { demoItems } from "#lib/demo-items.ts"

/** Makes the pages of a context open as if the demo's tour had been seen. */
export const skipTour = (context: BrowserContext) =>
  context.addInitScript((key) => {
    // Documents without an origin have no storage.
    if (location.origin !== "null") localStorage.setItem(key, "1")
  }, demoItems.tourSeen.key)
