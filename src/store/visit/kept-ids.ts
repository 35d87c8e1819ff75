import { useSyncExternalStore } from "react"
import type { DeviceItemName } from "#lib/device-items.ts"
import { watchVisit } from "./visit.ts"
import { visitItem } from "./visit-item.ts"

const isId = (value: unknown): value is string => typeof value === "string" && /^\w{1,64}$/.test(value)

/** Returns the valid ids of a list that people or other apps can have written, each once. */
export const idsIn = (value: unknown, limit: number): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, limit) : []

/** A value that the device keeps for this visit, shared by all tabs. `parse` must accept any stored content. */
export function keptValue<T>(name: DeviceItemName, parse: (stored: unknown) => T) {
  const item = visitItem(name)
  const listeners = new Set<() => void>()
  const nothing = parse(null)
  let text: string | null = null
  let value = nothing
  const read = (): T => {
    const present = item.get()
    if (present !== text) {
      text = present
      try {
        value = parse(JSON.parse(present ?? "null"))
      } catch {
        value = nothing
      }
    }
    return value
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
    subscribe,
    /** Null removes the value. */
    write(next: T | null) {
      if (next === null) item.remove()
      else item.set(JSON.stringify(next))
      for (const listener of [...listeners]) listener()
    },
    /** Re-renders when the value changes, also in another tab. */
    use: () => useSyncExternalStore(subscribe, read, () => nothing),
    isStored: item.isStored,
  }
}

/** Ids that the device keeps for this visit, newest first; the oldest are dropped. */
export function keptIds(name: DeviceItemName, limit: number) {
  const { read, write, use, isStored } = keptValue(name, (stored) => idsIn(stored, limit))
  return {
    read,
    use,
    isStored,
    add(id: string) {
      if (read()[0] !== id) write([id, ...read().filter((one) => one !== id)].slice(0, limit))
    },
    remove(...gone: readonly string[]) {
      const left = read().filter((id) => !gone.includes(id))
      if (left.length < read().length) write(left.length > 0 ? left : null)
    },
    clear: () => write(null),
  }
}
