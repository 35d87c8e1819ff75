import { sumMoney } from "#lib/money.ts"
import type { EventLine } from "./event-lines.ts"
import type { OrderEvent } from "./events.ts"

/** Steps that happen again within this time are one entry, in milliseconds. */
const WITHIN = 60 * 60 * 1000

/** An event with the number of times it happened in a row. */
export interface MergedEvent extends OrderEvent {
  readonly times: number
}

const isRepeated = (newer: OrderEvent, older: OrderEvent): boolean =>
  newer.kind === older.kind &&
  (newer.by ?? null) === (older.by ?? null) &&
  newer.change?.type === older.change?.type &&
  newer.change?.status === older.change?.status &&
  Date.parse(newer.at) - Date.parse(older.at) <= WITHIN

/** Two values of the same field as one: from the older one's old value to the newer one's new value. */
function mergeLines(newer: readonly EventLine[], older: readonly EventLine[]): readonly EventLine[] {
  const [now, before] = [newer[0], older[0]]
  const isChain = newer.length === 1 && older.length === 1 && now?.kind === "value" && before?.kind === "value"
  if (isChain && before.to === now.from) return [{ ...now, from: before.from ?? "" }]
  return [...older, ...newer]
}

/** Merges steps that the same person repeated in a row, such as three captures, with the sum of their amounts. */
export function mergeEvents(events: readonly OrderEvent[]): MergedEvent[] {
  const merged: MergedEvent[] = []
  let oldest: OrderEvent | undefined
  for (const event of events) {
    const last = merged.at(-1)
    if (last && oldest && isRepeated(oldest, event)) {
      const amount = last.amount === undefined ? {} : { amount: sumMoney([last.amount, event.amount ?? 0]) }
      const lines = mergeLines(last.lines, event.lines)
      const before = event.before === undefined ? {} : { before: event.before }
      merged[merged.length - 1] = { ...last, ...amount, ...before, lines, times: last.times + 1 }
    } else merged.push({ ...event, times: 1 })
    oldest = event
  }
  return merged
}
