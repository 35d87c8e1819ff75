import { useSyncExternalStore } from "react"
import type { DeviceItemName } from "#lib/device-items.ts"
import { watchVisit } from "./visit.ts"
import { visitItem } from "./visit-item.ts"

const isId = (value: unknown): value is string => typeof value === "string" && /^\w{1,64}$/.test(value)
const none: readonly string[] = []

/** Returns the valid ids of a list that people or other apps can have written, each once. */
export const idsIn = (value: unknown, limit: number): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, limit) : none

/** Ids that the device keeps for this visit, newest first; the oldest are dropped. All tabs follow changes. */
export function keptIds(name: DeviceItemName, limit: number) {
  const item = visitItem(name)
  const listeners = new Set<() => void>()
  let text: string | null = null
  let ids = none
  const read = (): readonly string[] => {
    const present = item.get()
    if (present !== text) {
      text = present
      try {
        ids = idsIn(JSON.parse(present ?? "[]"), limit)
      } catch {
        ids = none
      }
    }
    return ids
  }
  const write = (next: readonly string[]) => {
    if (next.length > 0) item.set(JSON.stringify(next.slice(0, limit)))
    else item.remove()
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void) => {
    const onStorage = ({ key }: StorageEvent) => (key === item.key || key === null) && listener()
    window.addEventListener("storage", onStorage)
    const unwatch = watchVisit(listener)
    listeners.add(listener)
    return () => {
      window.removeEventListener("storage", onStorage)
      unwatch()
      listeners.delete(listener)
    }
  }
  return {
    read,
    add: (id: string) => write([id, ...read().filter((one) => one !== id)]),
    remove: (...gone: readonly string[]) => {
      if (gone.some((id) => read().includes(id))) write(read().filter((id) => !gone.includes(id)))
    },
    /** Re-renders when the list changes, also in another tab. */
    use: () => useSyncExternalStore(subscribe, read, read),
    isStored: item.isStored,
  }
}
