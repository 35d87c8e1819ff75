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
  busy: "Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es erneut.",
  failed: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich erneut.",
  refused: "Der Server hat diese Anmeldung abgelehnt. Melden Sie sich auf andere Weise an.",
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
