import type { printOrders as english } from "#lib/messages/en/order-print/print-orders.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const printOrders: Translated<typeof english> = {
  title: "Bestellungen drucken",
  type: "Was gedruckt wird",
  types: { packingSlip: "Lieferschein", invoice: "Rechnung", creditNote: "Gutschrift" },
  hints: {
    packingSlip: "Artikel mit Barcodes ihrer Artikelnummern, ohne Preise.",
    invoice: "Alles Bestellte mit Steuern, vor Rücksendungen und Erstattungen.",
    creditNote: "Zurückgegebene Artikel, Erstattungen und Gutschriften mit ihren Steuern.",
  },
  print: "{count, plural, =0 {Drucken} one {# Bestellung drucken} other {# Bestellungen drucken}}",
  none: "Keine Bestellung gewählt. Wählen Sie Bestellungen in der Liste aus und drucken Sie sie dann.",
  tooMany:
    "{max, plural, one {Nur die erste Bestellung wird gezeigt} other {Nur die ersten # Bestellungen werden gezeigt}}, von {all, number}. Drucken Sie die anderen getrennt.",
  missing: "{count, plural, one {# Bestellung gibt es nicht mehr.} other {# Bestellungen gibt es nicht mehr.}}",
  items: "Artikel",
  wholeOrder: "Alle Artikel der Bestellung",
  openItems: "Noch nicht versandfertige Artikel",
  shippingMethod: "Versandart:",
  package: "Artikel der Lieferung {number}",
  noCredits:
    "Zu keiner dieser Bestellungen gibt es Rücksendungen oder Gutschriften. Die Rechnungen enthalten spätere Änderungen.",
  withoutCredits:
    "{count, plural, one {Zu # Bestellung gibt es keine Gutschrift: Es wurde nichts zurückgegeben oder gutgeschrieben, und die Rechnung enthält spätere Änderungen} other {Zu # Bestellungen gibt es keine Gutschrift: Es wurde nichts zurückgegeben oder gutgeschrieben, und die Rechnungen enthalten spätere Änderungen}}",
  name: {
    packingSlip: "Lieferschein der Bestellung #{number}",
    invoice: "Rechnung der Bestellung #{number}",
    creditNote: "Gutschrift zur Bestellung #{number}",
  },
  orderOf: "Bestellung #{number} vom {date}",
  order: "Bestellung #{number}",
  billTo: "Rechnungsadresse",
  shipTo: "Lieferadresse",
  quantity: "Menge",
  item: "Artikel",
  sku: "Artikelnummer",
  price: "Preis",
  amount: "Betrag",
  tax: "{name} {rate}",
  returned: "Zurückgegebene Artikel",
  returnShipping: "Rückversand",
  refunds: "Erstattungen und Gutschriften",
  totalCredit: "Gutschrift gesamt",
  taxShare: "Erstattungen ohne Artikel sind anteilig wie die Bestellung besteuert.",
}
