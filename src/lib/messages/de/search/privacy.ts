import type { privacy as english } from "#lib/messages/en/search/privacy.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const privacy: Translated<typeof english> = {
  title: "Datenschutz",
  search: "Suchstatistik über mehrere Besuche",
  searchHint:
    "Wenn eingeschaltet, werden Sie beim nächsten Besuch wiedererkannt. Wenn Sie sie ausschalten oder ablehnen, werden keine Klicks gezählt.",
  searchUndecided: "Sie haben noch nicht entschieden. Klicks werden nur für diesen Besuch gezählt.",
  searchRefuse: "Klicks nicht zählen",
  reports: "Fehlerberichte",
  reportsHint: "Sendet Fehler und Ladezeiten dieser App an {host}, ohne personenbezogene Daten.",
  chat: "Chat",
  chatHint: "Lädt ein Skript von {host} und sendet dorthin, was Sie schreiben.",
}
