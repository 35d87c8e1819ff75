import type { inbox as english } from "#lib/messages/en/orders/inbox.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const inbox: Translated<typeof english> = {
  title: "Offene Vorgänge",
  hint: "Begonnene Bearbeitungen, Rücksendungen, Reklamationen, Umtausche, Übertragungen und Entwürfe aus allen Bestellungen.",
  checked:
    "{found, plural, =0 {Nichts offen} one {# offen} other {# offen}}. Geprüft: alle Rücksendungen in Bearbeitung und die neuesten {checked, number} von {all, plural, one {# Bestellung} other {# Bestellungen}}.",
  checking: "Bestellungen werden geprüft …",
  older: "Ältere Bestellungen prüfen",
  missed:
    "{count, plural, one {# Bestellung konnte nicht geprüft werden} other {# Bestellungen konnten nicht geprüft werden}}",
  again: "Aktualisieren",
  columns: {
    order: "Bestellung",
    change: "Art",
    state: "Status",
    since: "Begonnen",
    by: "Von",
    customer: "Kunde",
  },
  change: {
    edit: "Bearbeitung",
    return_request: "Rücksendung",
    return_receive: "Annahme einer Rücksendung",
    claim: "Reklamation",
    exchange: "Umtausch",
    transfer: "Übertragung",
    draft: "Entwurf",
    other: "Änderung",
  },
  state: { pending: "In Bearbeitung", requested: "Angefragt", draft: "Entwurf" },
  continue: "Fortsetzen",
  show: "Ansehen",
  discardNamed: "{kind} {number} verwerfen",
  discard: {
    title: "{kind} zu Bestellung #{number} verwerfen?",
    consequence:
      "Unbestätigte Änderungen gehen verloren; die Bestellung bleibt unverändert. Der Kunde wird nicht benachrichtigt.",
    undoable:
      "Unbestätigte Änderungen werden verworfen; die Bestellung bleibt unverändert. Der Kunde wird nicht benachrichtigt. Sie können das 10 Sekunden lang rückgängig machen.",
    confirm: "{kind} verwerfen",
  },
  undo: "Rückgängig",
  done: "Änderungen verworfen",
  none: {
    title: "Keine offenen Vorgänge",
    text: "Bearbeitungen, Rücksendungen, Reklamationen und andere Vorgänge erscheinen hier, bis sie abgeschlossen sind.",
  },
}
