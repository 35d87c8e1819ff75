import { useSyncExternalStore } from "react"
import { deviceItem } from "#lib/device-items.ts"

const listeners = new Set<() => void>()
const item = () => deviceItem("adminNoticesSeen")

/** When the newest notification was created that this device has shown; the server keeps no such state. */
export function useSeen(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      window.addEventListener("storage", listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener("storage", listener)
      }
    },
    () => item().get(),
  )
}

interface Dated {
  readonly created_at: string
}

const timeOf = (text: string | null) => Date.parse(text ?? "") || 0

export function markSeen(rows: readonly Dated[]): void {
  const newest = rows.map(({ created_at }) => created_at).sort((a, b) => timeOf(b) - timeOf(a))[0]
  if (!newest || timeOf(newest) <= timeOf(item().get())) return
  item().set(newest)
  for (const listener of listeners) listener()
}

/** Whether a notification was created after the newest one that was seen. */
export const isUnread = ({ created_at }: Dated, seen: string | null): boolean => timeOf(created_at) > timeOf(seen)

export const unreadCount = (rows: readonly Dated[], seen: string | null): number =>
  rows.filter((row) => isUnread(row, seen)).length
