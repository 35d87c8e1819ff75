import type { stock as en } from "#lib/messages/en/inventory/stock.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const stock: Translated<typeof en> = {
  title: "Bestand bearbeiten",
  hint: "Einheiten auf Lager an jedem Standort. Leere Zellen: dort nicht gelagert; eine Menge fügt den Standort hinzu.",
  selected:
    "{count, plural, one {# ausgewählter Artikel. Leere Zellen: dort nicht gelagert.} other {# ausgewählte Artikel. Leere Zellen: dort nicht gelagert.}}",
  edit: "Bestand bearbeiten",
  tooMany: "Wählen Sie höchstens {max} Artikel aus, oder bearbeiten Sie den Bestand aller Artikel.",
  item: "Artikel",
  unnamed: "Artikel ohne Titel",
  search: "Artikel filtern",
  noMatch: "Keine passenden Artikel",
  none: "Noch keine Lagerartikel",
  failed: "Nicht alle Artikel konnten geladen werden",
  loading: "{loaded, number} von {count, plural, one {# Artikel} other {# Artikeln}} geladen",
  gone: "{count, plural, one {# Artikel wurde von jemand anderem gelöscht, seine Änderungen entfallen} other {# Artikel wurden von jemand anderem gelöscht, ihre Änderungen entfallen}}",
  reason: "Grund (optional)",
  unnoted: "Bestand gespeichert, aber der Grund fehlt im Verlauf dieser Artikel",
  adjust: {
    open: "Anpassen",
    title: "Ausgewählte Zellen ändern um",
    hint: "Zum Beispiel 5 oder −3",
    problem: "Geben Sie eine ganze Zahl außer 0 ein",
    submit: "Bestand anpassen",
  },
  problems: {
    quantity: "Geben Sie eine ganze Zahl ab 0 ein",
    empty:
      "Geben Sie 0 oder mehr ein. Soll der Artikel hier nicht mehr geführt werden, entfernen Sie den Standort auf seiner Seite",
  },
}
