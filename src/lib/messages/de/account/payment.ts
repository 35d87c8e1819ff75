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
  continue: "Weiter zur Zahlung",
  pay: "{amount} bezahlen",
  received:
    "Wir warten auf die Meldung des Zahlungsdienstes. Sie können diese Seite schließen; es wird nicht erneut abgebucht.",
  replaced: {
    title: "Die Zahlung hat sich geändert",
    text: "Sie wurde in einem anderen Tab oder vom Shop geändert. Es wurde nichts abgebucht. Prüfen Sie den Betrag und bezahlen Sie erneut.",
  },
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
