import type { orderExport as english } from "#lib/messages/en/orders/order-export.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderExport: Translated<typeof english> = {
  all: "Alle Bestellungen exportieren",
  filtered: "Gefilterte Bestellungen exportieren",
  title: "Bestellungen exportieren",
  exporting: "Bestellungen werden exportiert …",
  running:
    "Der Server schreibt die Datei. Das kann eine Minute dauern; der Export läuft weiter, wenn Sie dieses Fenster schließen.",
  done: "Die Datei ist fertig.",
  download: "Datei herunterladen",
  failed: "Die Bestellungen konnten nicht exportiert werden",
  server: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
  lost: "Der Server ist nicht erreichbar. Versuchen Sie es erneut.",
  retry: "Erneut versuchen",
  close: "Schließen",
}
