import type { lists as english } from "#lib/messages/en/shipping/lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const lists: Translated<typeof english> = {
  salesChannels: {
    title: "Vertriebskanäle",
    hint: "Wo Sie verkaufen, etwa im Onlineshop oder auf einem Marktplatz. Jeder Kanal hat eigene Produkte und Standorte.",
    search: "Vertriebskanäle suchen",
    none: {
      title: "Noch keine Vertriebskanäle",
      text: "Legen Sie einen an, um festzulegen, welche Produkte wo verkauft werden.",
    },
    noMatch: "Keine passenden Vertriebskanäle",
    columns: { name: "Name", description: "Beschreibung", status: "Status", key: "Öffentlicher Schlüssel" },
    default: "Standard",
    enabled: "Aktiv",
    disabled: "Deaktiviert",
    delete: {
      title: "{count, plural, one {# Vertriebskanal löschen?} other {# Vertriebskanäle löschen?}}",
      text: "Ihre Produkte, Schlüssel und Standorte bleiben ohne sie bestehen. Der Standardkanal des Shops lässt sich nicht löschen. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Vertriebskanal löschen} other {# Vertriebskanäle löschen}}",
      done: "{count, plural, one {Vertriebskanal gelöscht} other {# Vertriebskanäle gelöscht}}",
    },
  },
  locations: {
    title: "Standorte und Versand",
    hint: "Orte, die Artikel lagern und versenden, welche Vertriebskanäle sie beliefern und wohin sie versenden.",
    search: "Standorte suchen",
    none: { title: "Noch keine Standorte", text: "Legen Sie einen an, um Artikel zu lagern und zu versenden." },
    noMatch: "Keine passenden Standorte",
    columns: { name: "Name", address: "Adresse", channels: "Vertriebskanäle", zones: "Versendet nach" },
    default: "Standard",
    noChannels: "Keine",
    noZones: "Nirgendwohin",
    delete: {
      title: "{count, plural, one {# Standort löschen?} other {# Standorte löschen?}}",
      text: "Ihr Bestand kann nicht mehr verkauft werden, und ihre Versandoptionen werden auch gelöscht. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Standort löschen} other {# Standorte löschen}}",
      done: "{count, plural, one {Standort gelöscht} other {# Standorte gelöscht}}",
    },
  },
  returnReasons: {
    title: "Rückgabegründe",
    hint: "Warum Kunden Artikel zurückgeben. Kunden und Team wählen je Artikel einen Grund.",
    search: "Rückgabegründe suchen",
    none: {
      title: "Noch keine Rückgabegründe",
      text: "Legen Sie einen an, um zu erfahren, warum Artikel zurückkommen.",
    },
    noMatch: "Keine passenden Rückgabegründe",
    columns: { value: "Wert" },
    delete: {
      title: "{count, plural, one {# Rückgabegrund löschen?} other {# Rückgabegründe löschen?}}",
      text: "Sie sind nicht mehr wählbar, und frühere Rücksendungen zeigen sie nicht mehr an. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Rückgabegrund löschen} other {# Rückgabegründe löschen}}",
      done: "{count, plural, one {Rückgabegrund gelöscht} other {# Rückgabegründe gelöscht}}",
    },
  },
  refundReasons: {
    title: "Erstattungsgründe",
    hint: "Warum Sie eine Zahlung erstatten. Das Team kann je Erstattung einen Grund wählen.",
    search: "Erstattungsgründe suchen",
    none: { title: "Noch keine Erstattungsgründe", text: "Legen Sie einen an, um festzuhalten, warum Sie erstatten." },
    noMatch: "Keine passenden Erstattungsgründe",
    columns: { code: "Code" },
    delete: {
      title: "{count, plural, one {# Erstattungsgrund löschen?} other {# Erstattungsgründe löschen?}}",
      text: "Sie sind nicht mehr wählbar, und frühere Erstattungen zeigen sie nicht mehr an. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Erstattungsgrund löschen} other {# Erstattungsgründe löschen}}",
      done: "{count, plural, one {Erstattungsgrund gelöscht} other {# Erstattungsgründe gelöscht}}",
    },
  },
  optionTypes: {
    title: "Arten von Versandoptionen",
    hint: "Gruppen von Versandoptionen, etwa Standard und Express.",
    search: "Arten suchen",
    none: { title: "Noch keine Arten", text: "Die erste Versandoption legt „Standard“ an." },
    noMatch: "Keine passenden Arten",
    columns: { code: "Code" },
    delete: {
      title: "{count, plural, one {# Art löschen?} other {# Arten löschen?}}",
      text: "Arten, die Versandoptionen verwenden, bleiben bestehen. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Art löschen} other {# Arten löschen}}",
      done: "{count, plural, one {Art gelöscht} other {# Arten gelöscht}}",
    },
  },
  shippingProfiles: {
    title: "Versandprofile",
    hint: "Gruppen von Produkten, die gleich versendet werden, etwa normale und sperrige.",
    search: "Versandprofile suchen",
    none: {
      title: "Noch keine Versandprofile",
      text: "Legen Sie eines an: Produkte ohne Profil lassen sich nicht versenden.",
    },
    noMatch: "Keine passenden Versandprofile",
    columns: { name: "Name", type: "Typ" },
    delete: {
      title: "{count, plural, one {# Versandprofil löschen?} other {# Versandprofile löschen?}}",
      text: "Profile, die Produkte oder Versandoptionen verwenden, bleiben bestehen. Das kann nicht rückgängig gemacht werden.",
      confirm: "{count, plural, one {Versandprofil löschen} other {# Versandprofile löschen}}",
      done: "{count, plural, one {Versandprofil gelöscht} other {# Versandprofile gelöscht}}",
    },
  },
}
