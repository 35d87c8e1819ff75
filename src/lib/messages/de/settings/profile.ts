import type { profile as english } from "#lib/messages/en/settings/profile.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const profile: Translated<typeof english> = {
  title: "Profil",
  text: "Ihr eigenes Konto in der Verwaltung.",
  language: "Sprache",
  languageHint: "Für diesen Browser. Kunden wählen ihre Sprache im Shop selbst.",
  arranged: {
    title: "Angeordnete Seiten",
    text: "Seiten, deren Karten verschoben oder ausgeblendet wurden.",
    none: "Keine Seite ist angeordnet. Wählen Sie „Seite anordnen“ auf der Übersicht oder der Seite eines Kunden.",
    own: "Ihre eigene Anordnung",
    forAll: "Anordnung für alle Admins",
    reset: "Standard verwenden",
    resetOf: "Standard verwenden: {page}",
    resetTitle: "Standardanordnung von „{page}“ verwenden?",
    resetText: "Entfernt Ihre eigene Anordnung. Andere Admins behalten ihre.",
    done: "„{page}“ verwendet die Standardanordnung",
    pages: { home: "Übersicht", customer: "Kundenseite" },
  },
  password: {
    change: "Passwort ändern",
    title: "Passwort ändern",
    text: "Sie bleiben hier und in anderen Browsern angemeldet.",
    current: "Aktuelles Passwort",
    next: "Neues Passwort",
    nextHint: "Mindestens {count} Zeichen.",
    confirm: "Passwort ändern",
    wrong: "Falsches Passwort",
    short: "Geben Sie mindestens {count} Zeichen ein",
    same: "Geben Sie ein anderes Passwort als das aktuelle ein",
    failed: "Das Passwort konnte nicht geändert werden",
    done: "Passwort geändert",
  },
}
