import type { transfer as english } from "#lib/messages/en/order/transfer.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const transfer: Translated<typeof english> = {
  action: "An anderen Kunden übertragen",
  guestAction: "An einen Gast übertragen",
  offer: {
    title: "Diese Bestellung übertragen?",
    consequence:
      "{email} erhält einen Link, um der Übertragung zuzustimmen. Bis zur Antwort ändert sich nichts, und kein anderer Vorgang kann begonnen werden. Zahlungen, Bestand und Versand sind nicht betroffen.",
    customer: "Neuer Kunde",
    hint: "Nach Name oder E-Mail-Adresse suchen",
    updateEmail: "E-Mails zur Bestellung an den neuen Kunden senden",
    updateEmailHint: "Andernfalls behält die Bestellung ihre E-Mail-Adresse.",
    note: "Notiz für das Team",
    confirm: "Übertragung an {name} anfragen",
    confirmUnnamed: "Übertragung anfragen",
  },
  toGuest: {
    title: "Diese Bestellung an einen Gast übertragen?",
    consequence:
      "Die Bestellung verlässt sofort das Konto des Kunden, und E-Mails gehen an die neue Adresse. Eine Zustimmung ist nicht nötig.",
    email: "E-Mail-Adresse des Gasts",
    emailHint: "Eine Adresse ohne Konto. Für eine unbekannte wird ein neuer Gast angelegt.",
    sameEmail: "Die Bestellung hat diese E-Mail-Adresse schon",
    note: "Notiz für das Team",
    confirm: "An {email} übertragen",
    confirmUnnamed: "Bestellung übertragen",
  },
  open: {
    title: "Übertragung an {name} angefragt",
    unnamed: "Übertragung an einen anderen Kunden angefragt",
    text: "{email} hat noch nicht geantwortet. Bis dahin bleibt die Bestellung beim bisherigen Kunden.",
    copy: "Link kopieren",
  },
  withdraw: {
    action: "Anfrage zurückziehen",
    title: "Anfrage zur Übertragung zurückziehen?",
    consequence: "Der Link wird ungültig, und die Bestellung bleibt beim bisherigen Kunden.",
    confirm: "Anfrage zurückziehen",
  },
  reasons: {
    canceled: "Eine stornierte Bestellung kann nicht geändert werden",
    openChange: "Beenden oder verwerfen Sie zuerst offene Änderungen",
    noCustomer: "Wählen Sie zuerst einen Kunden",
    guest: "Dieser Kunde hat kein Konto",
    owner: "Die Bestellung gehört diesem Kunden bereits",
  },
  done: {
    offer: "Übertragung angefragt",
    withdraw: "Anfrage zur Übertragung zurückgezogen",
    toGuest: "Bestellung übertragen",
  },
}
