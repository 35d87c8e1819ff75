import type { failure as english } from "#lib/messages/en/admin/failure.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const failure: Translated<typeof english> = {
  change:
    "Auf dem Server ist ein Fehler aufgetreten. Die Änderung wurde möglicherweise gespeichert; sehen Sie nach, bevor Sie es erneut versuchen.",
  fulfillment:
    "Auf dem Server ist ein Fehler aufgetreten. Prüfen Sie die Bestellung, bevor Sie es erneut versuchen: Die Lieferung wurde möglicherweise erstellt. Ihre Auswahl bleibt erhalten.",
  step: "Auf dem Server ist ein Fehler aufgetreten. Die Änderung wurde möglicherweise nicht gespeichert. Diese Seite zeigt den Stand auf dem Server.",
  draft:
    "Auf dem Server ist ein Fehler aufgetreten. Sehen Sie in der Liste der Entwürfe nach, bevor Sie es erneut versuchen: Der Entwurf wurde möglicherweise erstellt. Ihre Eingaben bleiben erhalten.",
}
