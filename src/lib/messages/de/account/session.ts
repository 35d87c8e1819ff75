import type { session as english } from "#lib/messages/en/account/session.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const session: Translated<typeof english> = {
  email: "E-Mail-Adresse",
  password: "Passwort",
  required: "Pflichtfeld",
  notAnEmail: "Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com",
  short:
    "{count, plural, =0 {Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}} one {Noch # Zeichen nötig (mindestens {min, number})} other {Noch # Zeichen nötig (mindestens {min, number})}}",
  guessable: "Dieses Passwort wird als eines der ersten ausprobiert. Nehmen Sie zum Beispiel mehrere Wörter.",
  lost: "Verbindung unterbrochen",
  lostText: "Ihre Eingaben sind noch da. Sie können es gefahrlos erneut versuchen.",
  failed: "Etwas ist schiefgegangen",
  failedText: "{reason} Ihre Eingaben sind noch da.",
  signIn: {
    title: "Anmelden",
    text: "Ihre Bestellungen, Adressen und Rücksendungen an einem Ort.",
    expired: "Sie wurden abgemeldet. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie waren.",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    new: "Neu hier?",
    register: "Konto erstellen",
    wrong: "E-Mail-Adresse oder Passwort falsch",
    wrongText: "Prüfen Sie beides oder setzen Sie Ihr Passwort zurück.",
    demo: "Demokonto: {email}, Passwort {password}",
    fill: "Ausfüllen",
  },
  register: {
    title: "Konto erstellen",
    text: "Bestellungen verfolgen, Artikel zurücksenden und schneller bestellen.",
    firstName: "Vorname",
    lastName: "Nachname",
    passwordHint: "Mindestens {min, plural, one {# Zeichen} other {# Zeichen}}. Länger ist sicherer.",
    submit: "Konto erstellen",
    have: "Sie haben bereits ein Konto?",
    signIn: "Anmelden",
    taken: "Für diese E-Mail-Adresse gibt es bereits ein Konto",
    takenText: "Melden Sie sich an oder setzen Sie Ihr Passwort zurück.",
    done: "Willkommen, {name}",
  },
  forgot: {
    title: "Passwort zurücksetzen",
    text: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, um Ihr Passwort zurückzusetzen.",
    submit: "Link senden",
    back: "Zurück zur Anmeldung",
    sent: "Prüfen Sie Ihre E-Mails",
    sentText:
      "Wenn es zu {email} ein Konto gibt, erhalten Sie einen Link, der 15 Minuten gültig ist. Nichts erhalten? Prüfen Sie den Spam-Ordner und die Adresse.",
    again: "Andere Adresse verwenden",
  },
  reset: {
    title: "Neues Passwort festlegen",
    text: "Für {email}.",
    password: "Neues Passwort",
    submit: "Speichern und anmelden",
    done: "Neues Passwort gespeichert",
    dead: "Dieser Link ist nicht mehr gültig",
    deadText:
      "Links gelten nur einmal und nur 15 Minuten lang. Ihr Passwort ist unverändert. Fordern Sie einen neuen Link an.",
    requestLink: "Neuen Link anfordern",
  },
  signedOut: "Abgemeldet",
}
