import type { payment as english } from "#lib/messages/en/account/payment.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const payment: Translated<typeof english> = {
  title: "Bestellung {number} bezahlen",
  text: "Ein Betrag dieser Bestellung ist noch nicht bezahlt.",
  due: "Offener Betrag",
  total: "Bestellsumme",
  heading: "Wie möchten Sie bezahlen?",
  invoiceHint: "Sie erhalten eine Rechnung. Heute wird nichts abgebucht.",
  confirm: "Zahlungsart bestätigen",
  failed: "Ihre Zahlungsart konnte nicht gespeichert werden",
  failedText: "Es wurde nichts abgebucht. Sie können es gefahrlos erneut versuchen.",
  none: {
    title: "Keine Zahlungsart verfügbar",
    text: "Schreiben Sie uns, wir finden eine Lösung.",
    failed: "Die Zahlungsarten konnten nicht geladen werden",
    retry: "Erneut versuchen",
  },
  chosen: {
    title: "Zahlungsart gespeichert",
    invoice: "Sie bezahlen {amount} auf Rechnung. Hier ist nichts weiter zu tun.",
    other: "Sie haben für {amount} „{method}“ gewählt. Die Zahlung ist noch nicht bestätigt.",
    change: "Zahlungsart ändern",
  },
  paid: { title: "Nichts zu bezahlen", text: "Für Bestellung {number} ist zurzeit nichts offen." },
  changed: {
    title: "Der offene Betrag hat sich geändert",
    text: "Bitten Sie uns um einen neuen Zahlungslink für Bestellung {number}.",
  },
  changedText: "Prüfen Sie den neuen Betrag und bestätigen Sie dann erneut.",
  order: "Bestellung ansehen",
}
