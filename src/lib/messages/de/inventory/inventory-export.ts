import type { inventoryExport as english } from "#lib/messages/en/inventory/inventory-export.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const inventoryExport: Translated<typeof english> = {
  all: "Alle Artikel exportieren",
  filtered: "Gefilterte Artikel exportieren",
  tooMany: "Wählen Sie höchstens {max} Artikel aus, oder filtern Sie anders und exportieren Sie alle Treffer.",
  nothing: "Keine Artikel zu exportieren",
  title: "Lagerbestand exportieren",
  exporting: "Lagerbestand wird exportiert …",
  running:
    "Der Server schreibt die Datei. Das kann eine Minute dauern; der Export läuft weiter, wenn Sie dieses Fenster schließen.",
  done: "Die Datei ist fertig.",
  download: "Datei herunterladen",
  failed: "Der Lagerbestand konnte nicht exportiert werden",
  server: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
  lost: "Der Server ist nicht erreichbar. Versuchen Sie es erneut.",
  retry: "Erneut versuchen",
  close: "Schließen",
}
