import type { Database } from "#mocks/db/database.ts"

/** Tells what the real server would tell its subscribers (mails, webhooks); read by `GET /_mock/events`. */
export const emit = (db: Database, name: string, data: unknown): void => {
  if (!db.isQuiet) db.tables.event.insert({ name, data })
}
