import type { transfer as english } from "#lib/messages/en/admin/transfer.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const transfer: Translated<typeof english> = {
  action: "An andere Kundschaft übertragen",
  offer: {
    title: "Diese Bestellung übertragen?",
    consequence:
      "{email} wird zuerst gefragt, mit einem Link. Bis zur Antwort ändert sich nichts, und mit der Bestellung kann nichts anderes begonnen werden. Geld, Bestand und Lieferungen bleiben, wie sie sind.",
    customer: "Neue Kundin oder neuer Kunde",
    hint: "Nach Name oder E-Mail suchen",
    updateEmail: "Ihre E-Mails gehen künftig dorthin",
    updateEmailHint: "Sonst behält die Bestellung ihre E-Mail-Adresse.",
    note: "Notiz für das Team",
    confirm: "Für {name} anfragen",
    confirmNobody: "Anfragen",
  },
  open: {
    title: "Diese Bestellung soll an {name} gehen",
    unnamed: "Diese Bestellung soll an jemand anderen gehen",
    text: "{email} hat noch nicht geantwortet. Bis dahin bleibt die Bestellung dort.",
    copy: "Link kopieren",
  },
  withdraw: {
    action: "Zurücknehmen",
    title: "Die Übertragung zurücknehmen?",
    consequence: "Der Link gilt nicht mehr, und die Bestellung bleibt, wo sie ist.",
    confirm: "Zurücknehmen",
  },
  reasons: {
    canceled: "Eine stornierte Bestellung lässt sich nicht ändern",
    openChange: "Zuerst die offene Änderung der Bestellung abschließen oder verwerfen",
    noCustomer: "Zuerst jemanden auswählen",
    guest: "Hier gibt es kein Konto",
    owner: "Die Bestellung gehört ihnen schon",
  },
  done: { offer: "Die Anfrage ist gestellt", withdraw: "Die Übertragung wurde zurückgenommen" },
}
