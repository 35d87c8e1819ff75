import { type DeviceItem, type DeviceItemName, deviceItem } from "#lib/device-items.ts"
import { isOutdated, refreshVisit } from "./visit.ts"

/**
 * An item of the shopper whom this tab shows. Once someone else is signed in or the login has ended, it reads and
 * writes nothing and updates the tab, which may have missed the storage event.
 */
export function visitItem(name: DeviceItemName): DeviceItem {
  const item = deviceItem(name)
  const isShown = (): boolean => {
    if (!isOutdated()) return true
    // Not now, because an item may be read while a page renders.
    queueMicrotask(() => refreshVisit())
    return false
  }
  return {
    key: item.key,
    get: () => (isShown() ? item.get() : null),
    set: (value) => {
      if (isShown()) item.set(value)
    },
    remove: () => {
      if (isShown()) item.remove()
    },
    isStored: item.isStored,
  }
}
