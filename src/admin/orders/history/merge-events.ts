import type { EventLine } from "./event-lines.ts"
import type { EventKind, OrderEvent } from "./order-events.ts"

/** Corrections within this time are one entry, in milliseconds. */
const WITHIN = 60 * 60 * 1000

/** Values that are corrected as they are typed. Everything else is an act of its own, with its own amount and items. */
const CORRECTED: readonly EventKind[] = ["email", "shippingAddress", "billingAddress", "tags"]

/** An event with the number of times it happened in a row. */
export interface MergedEvent extends OrderEvent {
  readonly times: number
}

const isRepeated = (newer: OrderEvent, older: OrderEvent): boolean =>
  newer.kind === older.kind &&
  CORRECTED.includes(newer.kind) &&
  (newer.by ?? null) === (older.by ?? null) &&
  Date.parse(newer.at) - Date.parse(older.at) <= WITHIN

/** Two values of the same field as one: from the older one's old value to the newer one's new value. */
function mergeLines(newer: readonly EventLine[], older: readonly EventLine[]): readonly EventLine[] {
  const [now, before] = [newer[0], older[0]]
  const isChain = newer.length === 1 && older.length === 1 && now?.kind === "value" && before?.kind === "value"
  if (isChain && before.to === now.from) return [{ ...now, from: before.from ?? "" }]
  return [...older, ...newer]
}

/** Merges corrections that the same person made in a row, such as two changes of the email. */
export function mergeEvents(events: readonly OrderEvent[]): MergedEvent[] {
  const merged: MergedEvent[] = []
  let oldest: OrderEvent | undefined
  for (const event of events) {
    const last = merged.at(-1)
    if (last && oldest && isRepeated(oldest, event))
      merged[merged.length - 1] = { ...last, lines: mergeLines(last.lines, event.lines), times: last.times + 1 }
    else merged.push({ ...event, times: 1 })
    oldest = event
  }
  return merged
}
