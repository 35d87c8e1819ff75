import type { settings as english } from "#lib/messages/en/settings/settings.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const settings: Translated<typeof english> = {
  title: "Einstellungen",
  hint: "Wie Ihr Shop verkauft, versendet und Rücksendungen annimmt.",
  groups: {
    store: "Shop",
    taxes: "Steuern",
    shipping: "Versand",
    orders: "Rücksendungen und Erstattungen",
    server: "Server",
  },
  pages: {
    firstSale: { title: "Erster Verkauf", text: "Sehen Sie, was Ihr Shop vor der ersten Bestellung braucht." },
    store: {
      title: "Shop und Währungen",
      text: "Legen Sie Name, Voreinstellungen und die Währungen fest, in denen Sie verkaufen.",
    },
    storefront: {
      title: "Onlineshop",
      text: "Gestalten Sie die Startseite, eine Ankündigung und die Hilfeseiten.",
    },
    regions: {
      title: "Regionen",
      text: "Fassen Sie Länder mit gleicher Währung, Zahlungsart und Steuer zusammen.",
    },
    apiKeys: { title: "API-Schlüssel", text: "Verbinden Sie Onlineshops und andere Software mit Ihrem Shop." },
    team: { title: "Team", text: "Laden Sie Personen ein, die in der Verwaltung arbeiten." },
    profile: { title: "Profil", text: "Ihr Name, Ihre Sprache und Ihr Passwort." },
    salesChannels: {
      title: "Vertriebskanäle",
      text: "Legen Sie fest, welche Produkte Sie im Onlineshop, auf Marktplätzen oder im Laden verkaufen.",
    },
    translations: {
      title: "Übersetzungen",
      text: "Übersetzen Sie Produkte, Kategorien und andere Texte in die Sprachen Ihres Shops.",
    },
    taxRegions: {
      title: "Steuerregionen",
      text: "Legen Sie Steuersätze nach Land, Provinz, Produkt und Versandoption fest.",
    },
    taxCheck: { title: "Steuersatz prüfen", text: "Sehen Sie, welchen Steuersatz ein Kunde zahlt, und warum." },
    locations: {
      title: "Standorte und Versand",
      text: "Legen Sie Lager und Läden an, und wohin sie zu welchem Preis versenden.",
    },
    shippingCheck: {
      title: "Versand prüfen",
      text: "Sehen Sie, welche Versandoptionen ein Kunde wählen kann, und warum andere nicht.",
    },
    shippingProfiles: { title: "Versandprofile", text: "Fassen Sie Produkte zusammen, die gleich versendet werden." },
    optionTypes: {
      title: "Arten von Versandoptionen",
      text: "Gruppieren Sie Versandoptionen, etwa Standard und Express.",
    },
    returnReasons: {
      title: "Rückgabegründe",
      text: "Legen Sie fest, welche Gründe Kunden für Rücksendungen wählen können.",
    },
    refundReasons: {
      title: "Erstattungsgründe",
      text: "Legen Sie fest, welche Gründe das Team für Erstattungen wählen kann.",
    },
    workflows: {
      title: "Workflow-Läufe",
      text: "Sehen Sie die Hintergrundarbeiten des Servers, und führen Sie Workflows aus.",
    },
    server: {
      title: "Server",
      text: "Sehen Sie Funktionen und Plugins des Servers, und bauen Sie seine Suchindizes neu auf.",
    },
  },
}
