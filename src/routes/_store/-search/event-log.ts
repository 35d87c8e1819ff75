import { deviceItem } from "#lib/device-items.ts"
import type { InsightEvent } from "#sdk/search/insights.ts"

/** An event and its outcome: `OK`, the service's error, or `not sent` without a hosted service. */
export interface LoggedEvent {
  readonly event: InsightEvent
  readonly outcome: string
}

const kept = deviceItem("searchEvents")
const KEPT = 60
const listeners = new Set<() => void>()
let entries: readonly LoggedEvent[] | undefined

function read(): readonly LoggedEvent[] {
  try {
    return JSON.parse(kept.get() ?? "[]") as LoggedEvent[]
  } catch {
    return []
  }
}

/** Returns the visit's events, newest first; only the demo records them, for its inspector. */
export function loggedEvents(): readonly LoggedEvent[] {
  entries ??= read()
  return entries
}

function keep(next: readonly LoggedEvent[]): void {
  entries = next.slice(0, KEPT)
  kept.set(JSON.stringify(entries))
  for (const listener of listeners) listener()
}

export const logEvents = (events: readonly InsightEvent[], outcome: string): void =>
  keep([...events.map((event) => ({ event, outcome })).reverse(), ...loggedEvents()])
export const clearEvents = (): void => keep([])

export function onLogged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
