import { withBase } from "#lib/base-path.ts"
import { deviceItem } from "#lib/device-items.ts"

/** Opens a page of the store with unpublished content, always in the same tab; "" is the home page. */
export function openPreview(page: string, content: unknown): void {
  deviceItem("contentPreview").set(JSON.stringify(content))
  window.open(withBase(page ? `/preview/${page}` : "/preview"), "preview")
}
