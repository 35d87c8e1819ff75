import type { option as en } from "#lib/messages/en/catalog/option.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const option: Translated<typeof en> = {
  list: "Produktoptionen",
  create: "Produktoption erstellen",
  newHint:
    "Bietet dieselbe Auswahl in mehreren Produkten, etwa eine Größe. Produkte können alle oder einige Werte nutzen.",
  save: "Produktoption speichern",
  saved: "Produktoption gespeichert",
  created: "Produktoption erstellt",
  title: "Titel",
  titleHint: "Kunden sehen ihn über der Auswahl, zum Beispiel „Größe“.",
  exclusive: "Nur für ein Produkt",
  exclusiveHint:
    "Andere Produkte können eine exklusive Option nicht nutzen. Eine globale Option kann später nicht exklusiv werden.",
  values: {
    title: "Werte",
    hint: "Kunden sehen sie in dieser Reihenfolge. Ziehen Sie sie, oder verschieben Sie den aktuellen mit Alt und Pfeiltaste.",
    count: "{count, number}",
    add: "Wert hinzufügen",
    value: "Wert",
    number: "Wert {number, number}",
    none: "Fügen Sie mindestens einen Wert hinzu",
    missing: "Geben Sie einen Wert ein",
    taken: "Dieser Wert ist schon in der Liste",
    remove: "{value} entfernen",
    removed: "Wird beim Speichern gelöscht",
    keep: "{value} behalten",
    undo: "Rückgängig",
  },
  delete: {
    label: "Produktoption löschen",
    title: "„{title}“ löschen?",
    products:
      "{count, plural, =0 {Kein Produkt verwendet sie. Das lässt sich nicht rückgängig machen.} one {Ein Produkt verwendet sie:} other {# Produkte verwenden sie:}}",
    inUse: "Entfernen Sie sie zuerst aus diesen Produkten",
    done: "Produktoption gelöscht",
  },
}
