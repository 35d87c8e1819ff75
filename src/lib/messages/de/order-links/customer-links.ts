import type { customerLinks as english } from "#lib/messages/en/order-links/customer-links.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const customerLinks: Translated<typeof english> = {
  title: "Links für den Kunden",
  text: "Kopieren Sie einen Link zu einer Seite Ihres Shops und senden Sie ihn dem Kunden.",
  copy: "Link kopieren",
  confirmation: {
    name: "Bestellbestätigung",
    text: "Zeigt Artikel, Adressen, Beträge und Status. Wer den Link hat, sieht sie ohne Anmeldung.",
  },
  return: {
    name: "Rücksendung",
    text: "Der Kunde wählt Artikel zum Zurücksenden. Öffnet sich für das Konto von {email}; andere werden gebeten, sich anzumelden.",
    guest: "Der Kunde wählt Artikel zum Zurücksenden. Wer den Link hat, kann ihn ohne Anmeldung öffnen.",
    none: "Im Shop gibt es für diese Bestellung keinen Rückversand, weil sie ein Entwurf war. Legen Sie die Rücksendung hier an.",
  },
  payment: {
    name: "Zahlung von {amount}",
    text: "Zeigt den offenen Betrag und fragt, wie der Kunde bezahlen möchte. Wer den Link hat, kann ihn öffnen.",
    needed: "{amount} sind offen. Für einen Link legen Sie zuerst eine Zahlungsanforderung über diesen Betrag an.",
    create: "Zahlungsanforderung anlegen",
    created: "Zahlungsanforderung angelegt",
    authorized: "Der offene Betrag ist schon autorisiert. Ziehen Sie ihn stattdessen ein.",
    none: "Es ist nichts offen, also gibt es nichts zu bezahlen.",
    noneName: "Zahlung",
  },
  transfer: {
    name: "Übertragung in ein Konto",
    text: "Ein angemeldeter Kunde fragt diese Bestellung an. {email} erhält eine Nachricht und muss zustimmen.",
  },
  answer: {
    name: "Antwort auf die Übertragung",
    text: "Zeigt, wer die Bestellung angefragt hat. Wer den Link hat, kann annehmen oder ablehnen; senden Sie ihn nur an {email}.",
  },
}
