import type {
  claim as englishClaim,
  exchange as englishExchange,
  receive as englishReceive,
  returnItems as englishReturnItems,
  returnQuickView as englishReturnQuickView,
} from "#lib/messages/en/order/returns.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returnItems: Translated<typeof englishReturnItems> = {
  title: "Artikel für die Rücksendung",
  none: {
    title: "Keine Artikel für die Rücksendung",
    text: "Hier erscheinen nur gelieferte Artikel, für die noch keine Rücksendung läuft.",
  },
  quantity: "Menge von {title} für die Rücksendung",
  back: "{count, number} zurück",
  most: "{count, plural, one {Nur # Artikel kann zurückgesendet werden} other {Nur # Artikel können zurückgesendet werden}}",
  reason: "Grund",
  oneReason:
    "Ein Grund je Artikel und Rücksendung. Haben die anderen einen anderen Grund, fragen Sie für sie eine zweite Rücksendung an.",
  noReason: "Kein Grund",
  note: "Notiz für das Team",
  arrival: "Ziel der Rücksendung",
  location: "Lagerort",
  chooseLocation: "Lagerort wählen",
  shipping: "Rückversand",
  request: {
    title: "Rücksendung zu Bestellung #{number}",
    confirm:
      "{count, plural, =0 {Rücksendung anfordern} one {Rücksendung von # Artikel anfordern} other {Rücksendung von # Artikeln anfordern}}",
    consequence:
      "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Der Bestand ändert sich erst, wenn die Artikel angenommen sind.",
    receive: "Anfordern und annehmen",
    locationFirst: "Wählen Sie zuerst einen Lagerort",
    done: "Rücksendung zu Bestellung #{number} angefordert",
  },
}

export const receive: Translated<typeof englishReceive> = {
  title: "Rücksendung zu Bestellung #{number} annehmen",
  items: "Eingegangene Artikel",
  undamaged: "Unbeschädigte Menge von {title}",
  damaged: "Beschädigte Menge von {title}",
  undamagedShort: "Unbeschädigt",
  damagedShort: "Beschädigt",
  of: "{arrived, number} von {requested, number}",
  most: "{count, plural, one {Nur # Artikel wird erwartet} other {Nur # Artikel werden erwartet}}",
  hint: "Unbeschädigte Artikel gehen zurück in den Bestand, beschädigte nicht. Beide werden erstattet. Fehlende Artikel können Sie später annehmen.",
  confirm: "Annahme bestätigen",
  confirmAndRefund: "Annehmen und erstatten",
  all: "Alles unbeschädigt annehmen",
  consequence: "Unbeschädigte Artikel gehen zurück in den Bestand.",
  done: "Rücksendung zu Bestellung #{number} angenommen",
}

export const exchange: Translated<typeof englishExchange> = {
  title: "Umtausch zu Bestellung #{number}",
  out: "Neue Artikel",
  add: "Neue Artikel hinzufügen",
  shipping: "Versand der neuen Artikel",
  confirm: "Umtausch bestätigen",
  consequence:
    "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Für die neuen Artikel wird Bestand reserviert.",
  consequenceUnreserved:
    "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Es wird kein Bestand reserviert.",
  done: "Umtausch zu Bestellung #{number} erstellt",
}

export const claim: Translated<typeof englishClaim> = {
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

export const returnQuickView: Translated<typeof englishReturnQuickView> = {
  returns: "Rücksendung #{number}",
  claims: "Reklamation #{number}",
  exchanges: "Umtausch #{number}",
  previous: "Vorherige Zeile",
  next: "Nächste Zeile",
  first: "Das ist die erste Zeile der Liste",
  last: "Das ist die letzte Zeile der Liste",
  open: "Bestellung öffnen",
  returned: "Artikel der Rücksendung",
  claimed: "Reklamierte Artikel",
  sent: "Neue Artikel",
  line: "{quantity, number} × {title}",
  none: "Noch keine Artikel. Sie erscheinen, sobald die Anfrage bestätigt ist.",
}
