import type { lists as en } from "#lib/messages/en/inventory/lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const lists: Translated<typeof en> = {
  inventory: {
    title: "Bestand",
    hint: "Artikel, die Sie auf Lager haben, mit ihren Mengen an allen Standorten.",
    search: "Bestand durchsuchen",
    none: {
      title: "Noch keine Lagerartikel",
      text: "Hier erscheinen Varianten mit Bestandsführung und Artikel, die Sie anlegen.",
    },
    noMatch: "Keine passenden Lagerartikel",
    columns: {
      title: "Titel",
      sku: "SKU",
      stocked: "Auf Lager",
      reserved: "Reserviert",
      available: "Verfügbar",
      availableAt: "Verfügbar: {location}",
      location: "Standort",
      shipping: "Versandpflichtig",
      yes: "Ja",
      no: "Nein",
    },
    delete: {
      title: "{count, plural, one {# Lagerartikel löschen?} other {# Lagerartikel löschen?}}",
      text: "Ihr Bestand an allen Standorten wird mitgelöscht. Varianten, die sie verwenden, können nicht mehr ab Lager verkauft werden. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Artikel löschen} other {# Artikel löschen}}",
      done: "{count, plural, one {Lagerartikel gelöscht} other {# Lagerartikel gelöscht}}",
    },
  },
  reservations: {
    title: "Reservierungen",
    hint: "Bestand, der für Bestellungen oder von Hand zurückgelegt ist. Reservierte Mengen können nicht verkauft werden.",
    search: "Reservierungen suchen",
    none: {
      title: "Noch keine Reservierungen",
      text: "Bestellungen reservieren ihre Artikel. Sie können Bestand auch von Hand reservieren.",
    },
    noMatch: "Keine passenden Reservierungen",
    columns: {
      item: "Artikel",
      location: "Standort",
      quantity: "Menge",
      order: "Bestellung",
      createdBy: "Angelegt von",
      description: "Beschreibung",
    },
    delete: {
      title: "{count, plural, one {# Reservierung löschen?} other {# Reservierungen löschen?}}",
      text: "Die Mengen werden wieder verfügbar. Bestellungen, die sie brauchen, können erst nach einer neuen Reservierung versandt werden. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Reservierung löschen} other {# Reservierungen löschen}}",
      done: "{count, plural, one {Reservierung gelöscht} other {# Reservierungen gelöscht}}",
    },
  },
}
