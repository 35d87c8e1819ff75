import type { failure as en } from "#lib/messages/en/shared/failure.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const failure: Translated<typeof en> = {
  title: "Auf dem Server ist ein Fehler aufgetreten",
  server: {
    change:
      "Auf dem Server ist ein Fehler aufgetreten. Die Änderung wurde möglicherweise gespeichert; sehen Sie nach, bevor Sie es noch einmal versuchen.",
    fulfillment:
      "Auf dem Server ist ein Fehler aufgetreten. Prüfen Sie die Bestellung, bevor Sie es noch einmal versuchen: Die Lieferung wurde möglicherweise erstellt. Ihre Auswahl bleibt erhalten.",
    step: "Auf dem Server ist ein Fehler aufgetreten. Die Änderung wurde möglicherweise nicht gespeichert. Diese Seite zeigt den Stand auf dem Server.",
    draft:
      "Auf dem Server ist ein Fehler aufgetreten. Sehen Sie in der Liste der Entwürfe nach, bevor Sie es noch einmal versuchen: Der Entwurf wurde möglicherweise erstellt. Ihre Eingaben bleiben erhalten.",
    cart: "Auf dem Server ist ein Fehler aufgetreten. Prüfen Sie Ihren Warenkorb, bevor Sie es noch einmal versuchen.",
    safe: "Auf dem Server ist ein Fehler aufgetreten. Sie können es gefahrlos noch einmal versuchen.",
    kept: "Auf dem Server ist ein Fehler aufgetreten. Ihre Eingaben sind noch da. Versuchen Sie es gleich noch einmal.",
  },
  lost: "Verbindung unterbrochen. Sie können es gefahrlos noch einmal versuchen.",
}
