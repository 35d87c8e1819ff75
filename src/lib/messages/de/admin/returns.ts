import type {
  claim as englishClaim,
  exchange as englishExchange,
  receive as englishReceive,
  takeBack as englishTakeBack,
} from "#lib/messages/en/admin/returns.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const takeBack: Translated<typeof englishTakeBack> = {
  title: "Was zurückkommt",
  none: {
    title: "Nichts kann zurückkommen",
    text: "Nur Stücke, die geliefert und nicht schon auf dem Rückweg sind.",
  },
  quantity: "Wie viele von {title} zurückkommen",
  back: "{count, number} zurück",
  most: "{count, plural, one {Nur # Stück ist} other {Nur # Stücke sind}} beim Kunden",
  reason: "Grund",
  noReason: "Kein Grund",
  note: "Notiz für das Team",
  arrival: "Ankunft",
  location: "Lagerort",
  chooseLocation: "Lagerort wählen",
  shipping: "Rückversand",
  request: {
    title: "Rückgabe zu Bestellung #{number}",
    confirm: "{count, plural, one {# Stück zurückfordern} other {# Stücke zurückfordern}}",
    consequence: "Der Kunde wird benachrichtigt. Der Bestand ändert sich erst, wenn die Ware da ist.",
    done: "Eine Rückgabe zu Bestellung #{number} wurde angefordert",
  },
}

export const receive: Translated<typeof englishReceive> = {
  title: "Rückgabe zu Bestellung #{number} annehmen",
  items: "Was angekommen ist",
  good: "Wie viele von {title} in Ordnung ankamen",
  damaged: "Wie viele von {title} beschädigt ankamen",
  goodShort: "In Ordnung",
  damagedShort: "Beschädigt",
  of: "{arrived, number} von {asked, number}",
  most: "{count, plural, one {Nur # Stück wird} other {Nur # Stücke werden}} erwartet",
  hint: "Einwandfreie Stücke gehen zurück in den Bestand, beschädigte nicht. Fehlendes kann später angenommen werden.",
  confirm: "Annahme bestätigen",
  consequence: "Der Bestand steigt um die einwandfreien Stücke. Die Erstattung ist ein eigener Schritt.",
  done: "Die Rückgabe zu Bestellung #{number} wurde angenommen",
}

export const exchange: Translated<typeof englishExchange> = {
  title: "Umtausch zu Bestellung #{number}",
  out: "Was hinausgeht",
  add: "Hinzufügen, was hinausgeht",
  shipping: "Lieferung der neuen Ware",
  confirm: "Umtausch bestätigen",
  consequence: "Der Kunde wird benachrichtigt. Für die neue Ware wird Bestand reserviert.",
  done: "Ein Umtausch zu Bestellung #{number} wurde angelegt",
}

export const claim: Translated<typeof englishClaim> = {
  title: "Reklamation zu Bestellung #{number}",
  type: {
    label: "Wie sie gelöst wird",
    refund: "Erstattung",
    refundHint: "Der Kunde bekommt Geld zurück.",
    replace: "Ersatz",
    replaceHint: "Der Kunde bekommt andere Ware.",
    fixed: "Eine begonnene Reklamation behält ihre Art. Verwerfen Sie sie, um neu zu wählen.",
  },
  items: "Worum es geht",
  quantity: "Wie viele von {title} reklamiert werden",
  also: "Ebenfalls reklamiert: {count, number} ({reason})",
  removeAlso: "Weitere Reklamation von {title} entfernen",
  claimed: "{count, number} reklamiert",
  most: "{count, plural, one {Nur # Stück kann} other {Nur # Stücke können}} reklamiert werden",
  reason: "Grund",
  noReason: "Grund wählen",
  reasons: {
    missing_item: "Fehlt",
    wrong_item: "Falscher Artikel",
    production_failure: "Mangelhaft",
    other: "Etwas anderes",
  },
  note: "Notiz für das Team",
  out: "Was hinausgeht",
  add: "Hinzufügen, was hinausgeht",
  shipping: "Lieferung der neuen Ware",
  confirm: "Reklamation bestätigen",
  consequence: {
    refund: "Der Kunde wird benachrichtigt. Die Erstattung ist ein eigener Schritt.",
    replace: "Der Kunde wird benachrichtigt. Für die neue Ware wird Bestand reserviert.",
  },
  done: "Eine Reklamation zu Bestellung #{number} wurde angelegt",
}
