import type { orderEdit as english } from "#lib/messages/en/admin/order-edit.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderEdit: Translated<typeof english> = {
  title: "Bestellung #{number} ändern",
  items: "Artikel",
  line: {
    quantity: "Menge von {title}",
    remove: "{title} entfernen",
    undo: "Rückgängig",
    undoNamed: "Änderung von {title} rückgängig machen",
    changed: "{was, number} → {now, number}",
    removed: "Entfernt",
    more: "Preis und Notiz",
    price: "Preis je Stück",
    note: "Notiz für das Team",
    touched: "Geändert",
    fulfilledReason: "{count, plural, one {# ist} other {# sind}} schon gepackt",
  },
  stock: "Für Hinzugefügtes wird Bestand reserviert, für Entferntes freigegeben.",
  confirm: "{count, plural, one {# Änderung bestätigen} other {# Änderungen bestätigen}}",
  request: "Zuerst den Kunden fragen",
  requested: "Der Kunde ist gefragt. Die Änderung kann noch angepasst, bestätigt oder verworfen werden.",
  done: "Bestellung #{number} wurde geändert",
}
