import type { messages as english } from "#lib/messages/en/start-problem.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const messages: Translated<typeof english> = {
  startProblem: {
    noScript: "Schalten Sie JavaScript ein, um diese Seite zu sehen.",
    title: "Die App kann noch nicht starten",
    text: "{count, plural, one {# Einstellung fehlt oder ist} other {# Einstellungen fehlen oder sind}} ungültig. Korrigieren Sie sie {place, select, deployed {mit „npm run configure“ oder in config.json und laden Sie die Seite neu} other {in der Datei .env.local neben package.json (oder in der Build-Umgebung) und starten Sie die App neu}}.",
    value: "Aktueller Wert",
    empty: "leer",
    write: "Beispiel",
    missing: "Diese Einstellung fehlt.",
    notAUrl: "Das ist keine gültige URL.",
    notHttp: "Die URL muss mit http:// oder https:// beginnen.",
    notAKey:
      "Ein öffentlicher Schlüssel beginnt mit pk_. Sie finden ihn in der Verwaltung unter „Einstellungen > Öffentliche Schlüssel“.",
    notAChoice: "Dieser Wert wird nicht unterstützt.",
    purpose: {
      VITE_API_URL: "URL des Shop-Servers",
      VITE_PUBLISHABLE_KEY: "Öffentlicher Schlüssel des Vertriebskanals",
      VITE_AUTH: "Sitzungs-Cookie oder gespeichertes Token",
      VITE_SEARCH: "Suchanbieter",
      VITE_SEARCH_APP_ID: "Anwendungs-ID beim Suchdienst",
      VITE_SEARCH_KEY: "Öffentlicher Schlüssel des Suchdienstes",
      VITE_SEARCH_HOST: "Host des Suchdienstes",
      VITE_SEARCH_INDEX: "Index beim Suchdienst",
      VITE_SEARCH_FACETS: "Filter der Suche",
      VITE_CHAT: "Chat im Shop",
      VITE_CHAT_URL: "Skript des externen Chats",
      VITE_CHAT_ID: "ID des Shops beim externen Chat",
      VITE_STRIPE_KEY: "Öffentlicher Schlüssel für Zahlungen mit Stripe",
      VITE_STRIPE_CAPTURE: "Ob der Server Zahlungen mit Stripe sofort einzieht",
      VITE_IMAGE_URL: "URL eines verkleinerten Bildes",
      VITE_RETURN_DAYS: "Tage, in denen Kunden Artikel zurückgeben können",
      VITE_DELIVERY_DAYS: "Werktage bis zur Lieferung",
      VITE_REPORT_URL: "URL für Fehlerberichte",
      VITE_SITE_URL: "URL des Shops",
      VITE_DEFAULT_MARKET: "Sprache und Land von Adressen ohne Angabe",
    },
    demo: "Kein Server? Mit npm start läuft die Demo vollständig im Arbeitsspeicher.",
  },
}
