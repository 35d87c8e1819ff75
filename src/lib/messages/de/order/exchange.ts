import type { exchange as english } from "#lib/messages/en/order/exchange.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const exchange: Translated<typeof english> = {
  title: "Umtausch zu Bestellung #{number}",
  out: "Neue Artikel",
  add: "Neue Artikel hinzufügen",
  shipping: "Versand der neuen Artikel",
  confirm: "Umtausch bestätigen",
  consequence:
    "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Für die neuen Artikel wird Bestand reserviert.",
  consequenceUnreserved:
    "Der Kunde erhält eine E-Mail, wenn der Server dafür eingerichtet ist. Es wird kein Bestand reserviert.",
  done: "Umtausch zu Bestellung #{number} erstellt",
}
