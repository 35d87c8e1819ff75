import type { inbox as english } from "#lib/messages/en/admin/inbox.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const inbox: Translated<typeof english> = {
  title: "Eingang",
  hint: "Was an irgendeiner Bestellung begonnen wurde und auf den Abschluss wartet: Bearbeitungen, Rücksendungen, Reklamationen, Umtausche, Übertragungen, Entwürfe.",
  looked:
    "{found, plural, =0 {Nichts wartet} one {# Eintrag wartet} other {# Einträge warten}}. Durchgesehen: die neuesten {looked, number} von {all, number} Bestellungen und alle Rücksendungen in Arbeit.",
  looking: "Bestellungen werden durchgesehen",
  older: "Ältere Bestellungen durchsehen",
  missed: "{count, plural, one {# Bestellung konnte} other {# Bestellungen konnten}} nicht durchgesehen werden",
  again: "Noch einmal nachsehen",
  columns: {
    order: "Bestellung",
    change: "Offen",
    state: "Stand",
    since: "Seit",
    by: "Begonnen von",
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
  state: { pending: "In Arbeit", requested: "Angefragt", draft: "Entwurf" },
  continue: "Fortsetzen",
  show: "Zeigen",
  discardNamed: "Verwerfen: {kind} {number}",
  discard: {
    title: "Verwerfen: {kind} von #{number}?",
    consequence: "Das Vorgemerkte ist fort; die Bestellung bleibt, wie sie ist. Niemand erfährt davon.",
    draft: "Der Entwurf ist mit Artikeln, Notizen und Verlauf fort. Niemand erfährt davon.",
    confirm: "Verwerfen: {kind}",
  },
  done: "Es wurde verworfen",
  doneDraft: "Der Entwurf wurde gelöscht",
  none: { title: "Nichts wartet", text: "Alles Begonnene ist abgeschlossen." },
}
