import type { flow as english } from "#lib/messages/en/shared/flow.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const flow: Translated<typeof english> = {
  show: "Ablauf anzeigen",
  hide: "Ablauf ausblenden",
  title: "Ablauf: {name}",
  save: "Als JSON speichern",
  next: "Nächste Schritte ab „{state}“",
  history: "Verlauf",
}
