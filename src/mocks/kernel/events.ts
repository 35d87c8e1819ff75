import type { Database } from "./database.ts"

/** Tells what the real server would tell its subscribers (mails, webhooks); read by `GET /_mock/events`. */
export const emit = (db: Database, name: string, data: unknown): void => {
  if (!db.isQuiet) db.tables.event.insert({ name, data })
}

/** The newest events that are kept, and how many more there may be before the others are erased. */
const KEPT = 1000
const SPARE = 200

/** Erases the oldest events where there are too many; in a transaction of its own, so that the others keep their order. */
export function trimEvents(db: Database): void {
  const { event } = db.tables
  if (event.size <= KEPT + SPARE) return
  db.atomically(() => {
    for (const { id } of event.all().slice(0, -KEPT)) event.erase(id)
  })
}
