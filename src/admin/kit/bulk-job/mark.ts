import { useSyncExternalStore } from "react"
import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"

// Small, because the frame of every page imports it: it says whether the rest must be loaded.

const item = () => deviceItem("adminBulkEditMark")
const listeners = new Set<() => void>()

/** Whether this device keeps a bulk edit of the signed-in admin. */
export const isMarked = (): boolean => {
  const admin = item().get()
  return admin !== null && admin === presentAdmin()
}

/** Notes on the device whether there is a bulk edit. */
export function markBulkEdit(isOpen: boolean): void {
  const admin = presentAdmin()
  if (isOpen && admin !== null) item().set(admin)
  else item().remove()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useHasBulkEdit = (): boolean => useSyncExternalStore(subscribe, isMarked)

/** Stops the bulk edit of this tab; set by the module that runs it. */
export const running: { stop?: () => void } = {}
