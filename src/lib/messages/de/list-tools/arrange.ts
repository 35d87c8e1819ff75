import type { arrange as en } from "#lib/messages/en/list-tools/arrange.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const arrange: Translated<typeof en> = {
  title: "Seite anordnen",
  text: "Ziehen Sie die Karten in Ihre Reihenfolge, und blenden Sie aus, was Sie nicht brauchen.",
  cards: "Karten",
  show: "„{card}“ anzeigen",
  scope: "Für alle Admins, die die Seite nicht selbst angeordnet haben",
  reset: "Standardanordnung verwenden",
  resetHint: "Entfernt Ihre eigene Anordnung dieser Seite.",
  confirm: "Anordnung speichern",
  saved: "Seite angeordnet",
}
