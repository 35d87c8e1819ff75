import type { lists as english } from "#lib/messages/en/admin/lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const lists: Translated<typeof english> = {
  columns: { created: "Erstellt", updated: "Geändert" },
  delete: "Löschen",
}
