import type { returnQuickView as english } from "#lib/messages/en/order/return-quick-view.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const returnQuickView: Translated<typeof english> = {
  returns: "Rücksendung #{number}",
  claims: "Reklamation #{number}",
  exchanges: "Umtausch #{number}",
  previous: "Vorherige Zeile",
  next: "Nächste Zeile",
  first: "Das ist die erste Zeile der Liste",
  last: "Das ist die letzte Zeile der Liste",
  open: "Bestellung öffnen",
  returned: "Artikel der Rücksendung",
  claimed: "Reklamierte Artikel",
  sent: "Neue Artikel",
  line: "{quantity, number} × {title}",
  none: "Noch keine Artikel. Sie erscheinen, sobald die Anfrage bestätigt ist.",
}
