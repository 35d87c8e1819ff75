import type { lists as english } from "#lib/messages/en/price-lists/lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const lists: Translated<typeof english> = {
  priceLists: {
    title: "Preislisten",
    hint: "Preise für einen Zeitraum, für Kundengruppen oder für größere Mengen.",
    search: "Preislisten suchen",
    none: {
      title: "Noch keine Preislisten",
      text: "Legen Sie eine für eine Aktion an, oder für Sonderpreise einer Kundengruppe.",
    },
    noMatch: "Keine passenden Preislisten",
    delete: {
      title: "{count, plural, one {# Preisliste löschen?} other {# Preislisten löschen?}}",
      text: "Ihre Preise gelten nicht mehr, und die Produkte kosten wieder ihre Standardpreise. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Preisliste löschen} other {# Preislisten löschen}}",
      done: "{count, plural, one {Preisliste gelöscht} other {# Preislisten gelöscht}}",
    },
  },
}
