import type { page as en } from "#lib/messages/en/shared/page.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const page: Translated<typeof en> = {
  skip: "Zum Inhalt springen",
  opened: "{title}, Seite geöffnet",
  notFound: {
    title: "Diese Seite gibt es nicht",
    text: "Die Adresse ist vielleicht vertippt, oder was sie zeigte, wurde entfernt.",
    home: "Zurück zum Anfang",
  },
  crash: {
    title: "Auf dieser Seite ist etwas schiefgegangen",
    text: "Was gespeichert war, ist nicht verloren. Oft hilft ein zweiter Versuch; sonst beginnen Sie auf der ersten Seite neu.",
    retry: "Noch einmal versuchen",
    home: "Zurück zum Anfang",
    details: "Was geschehen ist",
  },
  notLoaded: {
    title: "Die Seite konnte nicht geladen werden",
    text: "Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.",
  },
  offline: {
    title: "Der Server antwortet nicht",
    text: "Vielleicht ist die Verbindung unterbrochen. Was gespeichert war, ist nicht verloren.",
  },
  list: {
    failed: "Die Liste konnte nicht geladen werden",
    offline: "Der Server ist nicht erreichbar",
    text: "Suche und Filter bleiben erhalten. Versuchen Sie es gleich noch einmal.",
    reason: "Meldung des Servers: „{reason}“",
    pastEnd: {
      title: "Auf dieser Seite gibt es keine Einträge",
      text: "Die Liste ist kürzer als zuvor, oder die Adresse ist vertippt.",
      first: "Zur ersten Seite",
    },
  },
  forbidden: {
    title: "Das dürfen Sie nicht sehen",
    text: "Ihr Konto hat hier keinen Zugang. Melden Sie sich mit einem anderen an, oder fragen Sie jemanden von der Verwaltung.",
  },
  env: {
    title: "Die App kann noch nicht starten",
    text: "{count, plural, one {Eine Einstellung stimmt} other {# Einstellungen stimmen}} nicht. Berichtigen Sie {count, plural, one {sie} other {sie}} in der Datei .env.local neben package.json (oder in der Umgebung des Builds) und starten Sie neu.",
    value: "Sie ist",
    empty: "leer",
    write: "Schreiben Sie zum Beispiel",
    missing: "Diese Einstellung fehlt.",
    notAUrl: "Das ist keine Adresse.",
    notHttp: "Die Adresse muss mit http:// oder https:// beginnen.",
    notAKey:
      "Ein öffentlicher Schlüssel beginnt mit pk_. Er steht in der Verwaltung unter Einstellungen, Öffentliche Schlüssel.",
    notAChoice: "Das ist keiner der möglichen Werte.",
    purpose: {
      VITE_API_URL: "Die Adresse des Shop-Servers",
      VITE_PUBLISHABLE_KEY: "Der öffentliche Schlüssel des Vertriebskanals",
      VITE_SEARCH: "Wer die Suche beantwortet",
      VITE_SEARCH_APP_ID: "Die Anwendung beim Suchdienst",
      VITE_SEARCH_KEY: "Der öffentliche Schlüssel des Suchdienstes",
      VITE_SEARCH_HOST: "Wo der Suchdienst ist",
    },
    demo: "Ohne Server: npm start lässt alles im Speicher laufen.",
  },
}
