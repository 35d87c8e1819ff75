import type { channels as english } from "#lib/messages/en/shipping/channels.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const channels: Translated<typeof english> = {
  list: "Vertriebskanäle",
  create: "Vertriebskanal anlegen",
  newHint: "Produkte und Standorte fügen Sie nach dem Anlegen hinzu.",
  save: "Vertriebskanal speichern",
  saved: "Vertriebskanal gespeichert",
  created: "Vertriebskanal angelegt",
  general: "Allgemein",
  metadata: "Metadaten",
  name: "Name",
  twin: "Ein anderer Vertriebskanal heißt genauso.",
  description: "Beschreibung",
  isEnabled: "Aktiv",
  enabledHint: "In einem deaktivierten Vertriebskanal können Kunden nicht kaufen.",
  addHint: "Ein Produkt kann in mehreren Vertriebskanälen verkauft werden.",
  use: {
    title: "Verwendet von",
    keys: "Öffentliche Schlüssel",
    noKeys: "Kein öffentlicher Schlüssel verwendet ihn. Deshalb zeigt kein Shop seine Produkte.",
    locations: "Standorte",
    noLocations: "Kein Standort beliefert ihn. Deshalb kann nichts versendet werden.",
    revoked: "Widerrufen",
  },
  delete: {
    label: "Vertriebskanal löschen",
    title: "„{name}“ löschen?",
    products:
      "{count, plural, =0 {Er hat keine Produkte. Seine Schlüssel und Standorte bleiben ohne ihn bestehen.} one {Sein Produkt, seine Schlüssel und Standorte bleiben ohne ihn bestehen:} other {Seine # Produkte, Schlüssel und Standorte bleiben ohne ihn bestehen:}}",
    isDefault:
      "Das ist der Standardkanal des Shops. Wählen Sie zuerst in den Shop-Einstellungen einen anderen; gibt es keinen, legen Sie einen an.",
    done: "Vertriebskanal gelöscht",
  },
}
