import type { flow as english } from "#lib/messages/en/shared/flow.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const flow: Translated<typeof english> = {
  show: "Ablauf zeigen",
  hide: "Ablauf verbergen",
  title: "Ablauf: {name}",
  save: "Als JSON speichern",
  next: "Von „{state}“ geht es weiter durch",
  history: "Was bisher geschah",
}
