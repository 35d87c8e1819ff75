import type { InsightEvent } from "#sdk/search/insights.ts"
import { visitItem } from "#store/visit/visit-item.ts"

/** An event and its outcome: `OK`, the service's error, or `not sent` without a hosted service. */
export interface LoggedEvent {
  readonly event: InsightEvent
  readonly outcome: string
}

const kept = visitItem("searchEvents")
const KEPT = 60
const listeners = new Set<() => void>()
/** The entries and the text that they were parsed from: the same text must return the same array. */
let parsed: { readonly text: string; readonly entries: readonly LoggedEvent[] } = { text: "[]", entries: [] }

const isEntry = (value: unknown): value is LoggedEvent => {
  const { event, outcome } = Object(value) as Partial<LoggedEvent>
  return Array.isArray(event?.objectIDs) && typeof outcome === "string"
}

function parse(text: string): readonly LoggedEvent[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Returns the visit's events, newest first; only the demo records them, for its inspector. */
export function loggedEvents(): readonly LoggedEvent[] {
  const text = kept.get() ?? "[]"
  if (text !== parsed.text) parsed = { text, entries: parse(text) }
  return parsed.entries
}

function keep(next: readonly LoggedEvent[]): void {
  kept.set(JSON.stringify(next.slice(0, KEPT)))
  for (const listener of listeners) listener()
}

export const logEvents = (events: readonly InsightEvent[], outcome: string): void =>
  keep([...events.map((event) => ({ event, outcome })).reverse(), ...loggedEvents()])
export const clearEvents = (): void => keep([])

export function onLogged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
