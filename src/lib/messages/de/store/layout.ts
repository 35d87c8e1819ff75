import type { layout as en } from "#lib/messages/en/store/layout.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const layout: Translated<typeof en> = {
  unnamed: "Onlineshop",
  nav: "Hauptmenü",
  menu: "Menü",
  search: "Suchen",
  searchPlaceholder: "Produkte suchen",
  offline: "Sie sind offline. Bereits geöffnete Seiten können Sie weiter ansehen.",
  noScript:
    "In Ihrem Browser ist JavaScript ausgeschaltet. Sie können sich über unsere Produkte informieren. Für Warenkorb, Kasse und Konto schalten Sie es ein.",
  frameNoScript: "Diese Seite braucht JavaScript. Schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.",
  wishlist: "Merkliste",
  account: "Konto",
  cart: "Warenkorb",
  cartCount: "{count, plural, =0 {Warenkorb, leer} one {Warenkorb, # Artikel} other {Warenkorb, # Artikel}}",
  all: "Alle Produkte",
  home: "Startseite",
  announcement: "Ankündigung",
  preview: "Vorschau. Noch ist nichts davon veröffentlicht.",
  footer: {
    shop: "Sortiment",
    service: "Service",
    help: "Hilfe und Rechtliches",
    settings: "Einstellungen",
    social: "Soziale Netzwerke",
    account: "Ihr Konto",
    orders: "Ihre Bestellungen",
    track: "Bestellung verfolgen",
    staff: "Verwaltung",
    note: "© {year} {brand}",
  },
  help: {
    placeholders: "Die markierten Angaben sind Platzhalter. Wer den Shop betreibt, ersetzt sie vor der Eröffnung.",
  },
  demo: {
    claim: "Nützliches, gut gemacht.",
    note: "Demo-Shop: Hier wird nichts verkauft.",
    searchEvents: "Suchereignisse (Demo)",
  },
  back: "Zurück zum Shop",
}
