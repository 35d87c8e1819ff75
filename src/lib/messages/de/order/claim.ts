import type { claim as english } from "#lib/messages/en/order/claim.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const claim: Translated<typeof english> = {
  title: "Reklamation zu Bestellung #{number}",
  type: {
    label: "Lösung",
    refund: "Erstattung",
    refundHint: "Der Kunde bekommt sein Geld zurück.",
    replace: "Ersatz",
    replaceHint: "Der Kunde bekommt Ersatzartikel.",
    fixed:
      "Die Lösung einer begonnenen Reklamation lässt sich nicht ändern. Um neu zu wählen, verwerfen Sie die Reklamation.",
  },
  items: "Reklamierte Artikel",
  quantity: "Reklamierte Menge von {title}",
  also: "Ebenfalls reklamiert: {count, number} ({reason})",
  alsoWithoutReason: "Ebenfalls reklamiert: {count, number} (ohne Grund)",
  removeAlso: "Weitere Reklamation von {title} entfernen",
  claimed: "{count, number} reklamiert",
  most: "{count, plural, =0 {Keine weiteren Artikel reklamierbar} one {Nur # Artikel kann reklamiert werden} other {Nur # Artikel können reklamiert werden}}",
  reason: "Grund",
  noReason: "Grund wählen",
  reasons: {
    missing_item: "Fehlender Artikel",
    wrong_item: "Falscher Artikel",
    production_failure: "Mangelhafter Artikel",
    other: "Sonstiges",
  },
  note: "Notiz für das Team",
  out: "Ersatzartikel",
  refundNote:
    "Der Saldo ändert sich nicht. Erstatten Sie die reklamierten Artikel auf der Seite der Bestellung: {amount}.",
  freeAndRefunded: "Der Ersatz ist kostenlos und {amount} werden zusätzlich erstattet",
  freeAndRefundedText:
    "Für einen Tausch ohne Zahlung entfernen Sie die kostenlosen Artikel und fügen sie mit „Wert des zurückgegebenen Artikels“ wieder hinzu, oder Sie ändern ihren Preis.",
  add: "Ersatzartikel hinzufügen",
  shipping: "Versand der Ersatzartikel",
  confirm: "Reklamation bestätigen",
  consequence: {
    refund: "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist.",
    replace:
      "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Für die Ersatzartikel wird Bestand reserviert.",
    unreserved:
      "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Es wird kein Bestand reserviert.",
  },
  done: "Reklamation zu Bestellung #{number} erstellt",
}
