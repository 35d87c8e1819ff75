import type { returnLists as english } from "#lib/messages/en/orders/return-lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returnLists: Translated<typeof english> = {
  title: "Rücksendungen",
  hint: "Rücksendungen aus allen Bestellungen. Die Tabs zeigen, wie viele noch anzunehmen sind.",
  tab: { returns: "Rücksendungen", claims: "Reklamationen", exchanges: "Umtausche" },
  filters: { date: "Erstellt" },
  columns: {
    order: "Bestellung",
    number: "Nummer",
    date: "Erstellt",
    customer: "Kunde",
    sort: "Art",
    status: "Rücksendestatus",
  },
  order: "Bestellung",
  sort: {
    return: "Rücksendung",
    claim: "Reklamation",
    exchange: "Umtausch",
    refund: "Erstattung",
    replace: "Ersatz",
  },
  noReturn: "Keine Rücksendung",
  receive: "Rücksendung annehmen",
  continue: "Fortsetzen",
  none: {
    filtered: "Keine passenden Rücksendungen",
    returns: "Noch keine Rücksendungen",
    claims: "Noch keine Reklamationen",
    exchanges: "Noch keine Umtausche",
    text: "Sie können sie auf der Seite einer Bestellung erstellen.",
  },
}
