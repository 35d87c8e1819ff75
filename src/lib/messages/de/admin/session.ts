import type { session as english } from "#lib/messages/en/admin/session.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const session: Translated<typeof english> = {
  title: "Anmelden",
  text: "Das Back-office ist für Administratoren.",
  email: "E-Mail",
  password: "Passwort",
  submit: "Anmelden",
  required: "Bitte füllen Sie das aus",
  wrong: "Diese E-Mail und dieses Passwort gehören nicht zusammen.",
  lost: "Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.",
  failed: "Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.",
  expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich an, um weiterzumachen, wo Sie waren.",
  demo: "Demo: {email} / {password}",
  fill: "Ausfüllen",
  again: {
    title: "Ihre Sitzung ist abgelaufen",
    text: "Geben Sie Ihr Passwort ein, um weiterzumachen. Ihre Arbeit bleibt, und was gerade lief, geht weiter.",
    submit: "Weitermachen",
    leave: "Stattdessen abmelden",
    missing: "Zuerst das Passwort eingeben",
  },
}
