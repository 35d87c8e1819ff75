import type { productExport as english } from "#lib/messages/en/catalog/product-export.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const productExport: Translated<typeof english> = {
  actions: "Import und Export",
  import: "Produkte importieren",
  all: "Alle Produkte exportieren",
  filtered: "Gefilterte Produkte exportieren",
  selected: "Exportieren",
  tooMany: "Wählen Sie höchstens {max} Produkte aus, oder filtern Sie und exportieren Sie alle Treffer.",
  title: "Produkte exportieren",
  exporting: "Produkte werden exportiert …",
  running:
    "Der Server schreibt die Datei. Das kann eine Minute dauern; der Export läuft weiter, wenn Sie dieses Fenster schließen.",
  done: "Die Datei ist fertig.",
  download: "Datei herunterladen",
  failed: "Die Produkte konnten nicht exportiert werden",
  server: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
  lost: "Der Server ist nicht erreichbar. Versuchen Sie es erneut.",
  retry: "Erneut versuchen",
  close: "Schließen",
}
