import type { reservation as en } from "#lib/messages/en/inventory/reservation.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const reservation: Translated<typeof en> = {
  list: "Reservierungen",
  create: "Reservierung anlegen",
  newHint:
    "Legt Einheiten zurück, etwa für einen Kunden, der ins Geschäft kommt. Solange sie reserviert sind, können sie nicht verkauft werden.",
  created: "Reservierung angelegt",
  save: "Reservierung speichern",
  saved: "Reservierung gespeichert",
  title: "{count, plural, one {# Einheit {item}} other {# Einheiten {item}}}",
  units: "{count, number}",
  deletedItem: "Gelöschter Artikel",
  general: "Reservierung",
  fields: {
    inventory_item_id: "Artikel",
    location_id: "Standort",
    quantity: "Menge",
    description: "Beschreibung",
    metadata: "Metadaten",
  },
  descriptionHint: "Für Ihr Team, zum Beispiel für wen.",
  chooseItemFirst: "Wählen Sie zuerst einen Artikel",
  loading: "Wird geladen …",
  notStocked: "Der Artikel ist an keinem Standort auf Lager. Fügen Sie zuerst auf seiner Seite einen Standort hinzu.",
  openItem: "Artikel öffnen",
  chooseLocation: "Standort wählen",
  availableAt: "{location}: {count, plural, =0 {nichts verfügbar} one {# verfügbar} other {# verfügbar}}",
  available:
    "{count, plural, =0 {Hier ist nichts verfügbar} one {Hier ist # Einheit verfügbar} other {Hier sind # Einheiten verfügbar}}",
  problems: {
    whole: "Geben Sie eine ganze Zahl ab 1 ein",
    tooMany:
      "{count, plural, =0 {An diesem Standort ist nichts verfügbar} one {An diesem Standort ist nur # Einheit verfügbar} other {An diesem Standort sind nur # Einheiten verfügbar}}",
    notStocked: "Der Artikel ist an diesem Standort nicht auf Lager. Wählen Sie einen anderen.",
    overbooked:
      "Hier {count, plural, one {ist # Einheit} other {sind # Einheiten}} mehr reserviert als auf Lager, darum lässt sich diese Reservierung nicht ändern. Berichtigen Sie zuerst den Bestand, oder löschen Sie diese Reservierung.",
  },
  more: "{count, plural, =0 {Hier sind keine weiteren Einheiten verfügbar} one {Hier ist # weitere Einheit verfügbar} other {Hier sind # weitere Einheiten verfügbar}}",
  untitled: "Artikel ohne Titel",
  move: "An anderen Standort verschieben",
  moveHint: "Reserviert die Einheiten am neuen Standort und gibt sie am alten frei.",
  newLocation: "Neuer Standort",
  onlyLocation: "Der Artikel ist an keinem anderen Standort auf Lager",
  moveConfirm: "{count, plural, one {# Einheit verschieben} other {# Einheiten verschieben}}",
  moved: "Reservierung verschoben",
  moveFailed: {
    changed: "Jemand anderes hat diese Reservierung inzwischen geändert. Prüfen Sie sie und versuchen Sie es erneut.",
    gone: "Jemand anderes hat diese Reservierung inzwischen gelöscht.",
  },
  by: "Angelegt von",
  byNobody: "Nicht erfasst",
  order: "Bestellung",
  orderNumber: "Bestellung #{number}",
  orderUnknown: "Ältere Bestellung",
  noOrder: "Keine, von Hand angelegt",
  details: "Details",
  delete: {
    label: "Reservierung löschen",
    title: "Diese Reservierung löschen?",
    text: "Die Einheiten werden wieder verfügbar. Das lässt sich nicht rückgängig machen.",
    order: "Sie gehört zu einer Bestellung. Diese kann erst versandt werden, wenn die Artikel neu reserviert sind.",
    done: "Reservierung gelöscht",
  },
}
