import { demoItems } from "./demo-items.ts"
import { access } from "./device-items.ts"

let id: string | undefined

/**
 * Returns the id of this tab of the demo, which stays the same when the tab is reloaded. It is stored only between two
 * pages of the tab, because a browser copies the stored data to a duplicated tab, which must have a different id.
 */
export function tabId(): string {
  if (id !== undefined) return id
  const item = access(demoItems.tab)
  const tab = item.get() ?? crypto.randomUUID()
  item.remove()
  addEventListener("pagehide", () => item.set(tab))
  // The browser may keep a page that was left, and show it again.
  addEventListener("pageshow", () => item.remove())
  id = tab
  return tab
}
