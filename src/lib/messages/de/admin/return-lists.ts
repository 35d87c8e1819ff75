import type { returnLists as english, inbox as englishInbox } from "#lib/messages/en/admin/return-lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returnLists: Translated<typeof english> = {
  title: "Rücksendungen",
  hint: "Was über alle Bestellungen hinweg zurückkommt. Die Reiter zählen, was noch anzunehmen ist.",
  tab: { returns: "Rücksendungen", claims: "Reklamationen", exchanges: "Umtausche" },
  columns: {
    order: "Bestellung",
    number: "Nummer",
    date: "Begonnen",
    customer: "Kunde",
    sort: "Art",
    status: "Ware zurück",
  },
  order: "Bestellung",
  sort: {
    return: "Rücksendung",
    claim: "Reklamation",
    exchange: "Umtausch",
    refund: "Erstattung",
    replace: "Ersatz",
  },
  nothingBack: "Nichts kommt zurück",
  receive: "Annehmen",
  continue: "Fortsetzen",
  none: {
    filtered: "Keine Rücksendung passt",
    returns: "Noch keine Rücksendungen",
    claims: "Noch keine Reklamationen",
    exchanges: "Noch kein Umtausch",
    text: "Begonnen werden sie auf der Seite einer Bestellung.",
  },
}

export const inbox: Translated<typeof englishInbox> = {
  title: "Eingang",
  hint: "Änderungen an Bestellungen, die begonnen sind und auf ihren Abschluss warten. Durchgesehen werden: alle Rücksendungen in Arbeit, die neuesten erwarteten Rücksendungen, die neuesten Reklamationen und Umtausche und die neuesten Bestellungen.",
  looked:
    "{found, plural, =0 {Nichts wartet} one {# Änderung wartet} other {# Änderungen warten}}, {looked, plural, one {# Bestellung} other {# Bestellungen}} durchgesehen",
  looking: "Die Bestellungen werden durchgesehen",
  missed: "{count, plural, one {# Bestellung ließ} other {# Bestellungen ließen}} sich nicht durchsehen",
  again: "Noch einmal durchsehen",
  columns: { order: "Bestellung", change: "Offen", state: "Stand", since: "Seit", customer: "Kunde" },
  change: {
    edit: "Bearbeitung",
    return_request: "Rücksendung",
    return_receive: "Annahme einer Rücksendung",
    claim: "Reklamation",
    exchange: "Umtausch",
    transfer: "Übertragung",
    other: "Änderung",
  },
  state: { pending: "In Arbeit", requested: "Angefragt" },
  continue: "Fortsetzen",
  show: "Bestellung zeigen",
  none: { title: "Nichts wartet", text: "Alles Begonnene ist abgeschlossen." },
}
