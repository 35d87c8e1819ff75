import type { JournalEntry } from "./control.ts"

/** Milliseconds after a write in which the page loads its data again. */
const RELOAD = 3_000

/** The request that the journal shows while it follows the page. */
export interface Followed {
  readonly entry: JournalEntry
  /** Time at which it arrived, in milliseconds. */
  readonly at: number
}

export const isWrite = ({ method }: Pick<JournalEntry, "method">): boolean => method !== "GET" && method !== "OPTIONS"

const sameRequest = (a: JournalEntry, b: JournalEntry): boolean => a.method === b.method && a.path === b.path

/**
 * The request to show after new ones have arrived, oldest first: the latest write, otherwise the latest read. Reads that
 * the page repeats, such as polling, and those that follow a write to load its data again are left out.
 */
export function nextFollowed(
  before: Followed | undefined,
  added: readonly JournalEntry[],
  known: readonly JournalEntry[],
  now: number,
): Followed | undefined {
  const write = added.findLast(isWrite)
  if (write) return { entry: write, at: now }
  if (before && isWrite(before.entry) && now - before.at < RELOAD) return before
  const isRepeated = (entry: JournalEntry) => known.some((other) => sameRequest(entry, other))
  const read = added.findLast((entry) => entry.method === "GET" && !isRepeated(entry))
  return read ? { entry: read, at: now } : before
}
