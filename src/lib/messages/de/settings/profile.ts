import type { profile as english } from "#lib/messages/en/settings/profile.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const profile: Translated<typeof english> = {
  title: "Profil",
  text: "Ihr eigenes Konto in der Verwaltung.",
  language: "Sprache",
  languageHint: "Für diesen Browser. Kunden wählen ihre Sprache im Shop selbst.",
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
