import type { returnItems as english } from "#lib/messages/en/order/return-items.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returnItems: Translated<typeof english> = {
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
