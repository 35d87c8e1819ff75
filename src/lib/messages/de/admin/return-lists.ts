import type { returnLists as english } from "#lib/messages/en/admin/return-lists.ts"
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
