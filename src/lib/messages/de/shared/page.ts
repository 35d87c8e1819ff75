import type { page as en } from "#lib/messages/en/shared/page.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const page: Translated<typeof en> = {
  skip: "Zum Inhalt springen",
  opened: "{title}, Seite geladen",
  notFound: {
    title: "Seite nicht gefunden",
    text: "Die Adresse ist möglicherweise falsch, oder die Seite wurde entfernt.",
    home: "Zur Startseite",
  },
  crash: {
    title: "Etwas ist schiefgegangen",
    text: "Ihre gespeicherten Änderungen sind sicher. Versuchen Sie es erneut oder gehen Sie zur Startseite.",
    home: "Zur Startseite",
    details: "Fehlerdetails",
  },
  notLoaded: {
    title: "Die Seite konnte nicht geladen werden",
    text: "Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.",
  },
  offline: {
    title: "Server nicht erreichbar",
    text: "Ihre gespeicherten Änderungen sind sicher. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  },
  forbidden: {
    title: "Sie haben keinen Zugriff auf diese Seite",
    text: "Melden Sie sich mit einem anderen Konto an oder bitten Sie einen Administrator um Zugriff.",
  },
}
