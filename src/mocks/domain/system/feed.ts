import type { Database, Row } from "#mocks/kernel/database.ts"

interface News {
  readonly title: string
  readonly description: string
  readonly file?: { readonly filename: string; readonly url: string; readonly mimeType: string }
}

/** Notifies the administrators of background work in the back office's feed. */
export const notifyAdministrators = (db: Database, news: News): Row<"notification"> =>
  db.tables.notification.insert({
    to: "",
    channel: "feed",
    template: "admin-ui",
    data: { ...news },
    provider_id: "local",
    status: "success",
  })
