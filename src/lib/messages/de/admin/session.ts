import type { session as english } from "#lib/messages/en/admin/session.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const session: Translated<typeof english> = {
  title: "Anmelden",
  text: "Nur für Administratoren.",
  email: "E-Mail-Adresse",
  password: "Passwort",
  submit: "Anmelden",
  required: "Pflichtfeld",
  wrong: "E-Mail-Adresse oder Passwort ist falsch.",
  lost: "Der Server ist nicht erreichbar. Versuchen Sie es gleich erneut.",
  failed: "Die Anmeldung ist fehlgeschlagen. Versuchen Sie es erneut.",
  expired: "Ihre Sitzung ist abgelaufen. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.",
  switched: "Sie sind jetzt als {email} angemeldet",
  switchedText: "Nicht gespeicherte Änderungen wurden verworfen.",
  demo: "Demo: {email} / {password}",
  fill: "Übernehmen",
  again: {
    title: "Ihre Sitzung ist abgelaufen",
    text: "Geben Sie Ihr Passwort ein, um fortzufahren. Ihre Arbeit bleibt erhalten, und laufende Vorgänge werden fortgesetzt.",
    submit: "Fortfahren",
    leave: "Stattdessen abmelden",
    more: "Dieses Konto verlangt einen zweiten Schritt",
    moreText: "Melden Sie sich in einem neuen Tab an. Danach geht es hier mit allen Ihren Eingaben weiter.",
    elsewhere: "Anders anmelden, in einem neuen Tab",
    missing: "Geben Sie zuerst Ihr Passwort ein",
  },
}
