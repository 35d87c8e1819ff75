import type { Database } from "./database.ts"

/**
 * Records an event that the real server would send to its subscribers (emails, webhooks), for `GET /_mock/events`.
 */
export const emit = (db: Database, name: string, data: unknown): void => {
  if (!db.suppressesEvents) db.tables.event.insert({ name, data })
}

/** Number of events to keep, and number of additional events before the oldest are deleted. */
const KEPT = 1000
const SPARE = 200

/**
 * Deletes the oldest events if there are too many, in a transaction of its own: the remaining ones keep their order.
 */
export function trimEvents(db: Database): void {
  const { event } = db.tables
  if (event.size <= KEPT + SPARE) return
  db.atomically(() => {
    for (const { id } of event.all().slice(0, -KEPT)) event.erase(id)
  })
}
