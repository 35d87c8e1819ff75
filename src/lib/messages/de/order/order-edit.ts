import type { orderEdit as english } from "#lib/messages/en/order/order-edit.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderEdit: Translated<typeof english> = {
  title: "Bestellung #{number} bearbeiten",
  items: "Artikel",
  line: {
    quantity: "Menge von {title}",
    remove: "{title} entfernen",
    undo: "Rückgängig",
    undoNamed: "Änderung an {title} rückgängig machen",
    changed: "{was, number} → {now, number}",
    removed: "Entfernt",
    more: "Preis und Notiz",
    price: "Stückpreis",
    netPrice: "Stückpreis ohne Steuer",
    note: "Notiz für das Team",
    touched: "Geändert",
    fulfilledReason:
      "{count, plural, one {# Artikel ist bereits für den Versand vorbereitet} other {# Artikel sind bereits für den Versand vorbereitet}}",
  },
  stock: "Für hinzugefügte Artikel wird Bestand reserviert, für entfernte wird er freigegeben.",
  confirm: "{count, plural, =0 {Änderungen bestätigen} one {# Änderung bestätigen} other {# Änderungen bestätigen}}",
  request: "Zustimmung des Kunden anfragen",
  requested: "Zustimmung des Kunden angefragt. Sie können die Bearbeitung weiterhin ändern, bestätigen oder verwerfen.",
  done: "Bestellung #{number} geändert",
}
