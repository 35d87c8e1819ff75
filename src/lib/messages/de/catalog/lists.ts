import type { lists as en } from "#lib/messages/en/catalog/lists.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const lists: Translated<typeof en> = {
  products: {
    title: "Produkte",
    hint: "Was Sie verkaufen, mit Varianten und Preisen.",
    search: "Produkte suchen",
    none: { title: "Noch keine Produkte", text: "Angelegte Produkte erscheinen hier." },
    noMatch: "Keine passenden Produkte",
    columns: {
      title: "Titel",
      status: "Status",
      collection: "Kollektion",
      category: "Kategorie",
      type: "Typ",
      tag: "Tag",
      channels: "Vertriebskanäle",
      sales: "Verfügbar in",
      sku: "SKU",
    },
    delete: {
      title: "{count, plural, one {# Produkt löschen?} other {# Produkte löschen?}}",
      text: "Varianten, Preise und Bestand werden mitgelöscht. Bisherige Bestellungen behalten ihre Artikel. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Produkt löschen} other {# Produkte löschen}}",
      done: "{count, plural, one {Produkt gelöscht} other {# Produkte gelöscht}}",
    },
  },
  collections: {
    title: "Kollektionen",
    hint: "Gruppen von Produkten, etwa eine Saison. Ein Produkt gehört zu höchstens einer Kollektion.",
    search: "Kollektionen suchen",
    none: { title: "Noch keine Kollektionen", text: "Legen Sie eine an, um Produkte für Kunden zu gruppieren." },
    noMatch: "Keine passenden Kollektionen",
    columns: { title: "Titel", handle: "Handle" },
    delete: {
      title: "{count, plural, one {# Kollektion löschen?} other {# Kollektionen löschen?}}",
      text: "Die Produkte bleiben im Sortiment. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Kollektion löschen} other {# Kollektionen löschen}}",
      done: "{count, plural, one {Kollektion gelöscht} other {# Kollektionen gelöscht}}",
    },
  },
  productOptions: {
    title: "Produktoptionen",
    hint: "Was Kunden auswählen, etwa Größe oder Farbe. Globale Optionen gibt es für alle Produkte.",
    search: "Produktoptionen suchen",
    none: {
      title: "Noch keine Produktoptionen",
      text: "Legen Sie eine an, um dieselben Werte für mehrere Produkte zu nutzen.",
    },
    noMatch: "Keine passenden Produktoptionen",
    columns: { title: "Titel", values: "Werte", use: "Verwendbar für" },
    use: { global: "Alle Produkte", exclusive: "Ein Produkt" },
    delete: {
      title: "{count, plural, one {# Produktoption löschen?} other {# Produktoptionen löschen?}}",
      text: "Optionen, die Produkte verwenden, bleiben erhalten. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Produktoption löschen} other {# Produktoptionen löschen}}",
      done: "{count, plural, one {Produktoption gelöscht} other {# Produktoptionen gelöscht}}",
    },
  },
  productTypes: {
    title: "Produkttypen",
    hint: "Typen ordnen Produkte für Berichte, Steuern und Aktionen.",
    search: "Produkttypen suchen",
    none: { title: "Noch keine Produkttypen", text: "Legen Sie einen an, um Produkte zu ordnen." },
    noMatch: "Keine passenden Produkttypen",
    columns: { value: "Name" },
    delete: {
      title: "{count, plural, one {# Produkttyp löschen?} other {# Produkttypen löschen?}}",
      text: "Die Produkte bleiben ohne Typ im Sortiment. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Produkttyp löschen} other {# Produkttypen löschen}}",
      done: "{count, plural, one {Produkttyp gelöscht} other {# Produkttypen gelöscht}}",
    },
  },
  productTags: {
    title: "Produkt-Tags",
    hint: "Stichwörter, mit denen Sie Produkte finden und gruppieren.",
    search: "Produkt-Tags suchen",
    none: { title: "Noch keine Produkt-Tags", text: "Legen Sie einen an, um Produkte zu kennzeichnen." },
    noMatch: "Keine passenden Produkt-Tags",
    columns: { value: "Name" },
    delete: {
      title: "{count, plural, one {# Produkt-Tag löschen?} other {# Produkt-Tags löschen?}}",
      text: "Sie werden von allen Produkten entfernt. Das lässt sich nicht rückgängig machen.",
      confirm: "{count, plural, one {Produkt-Tag löschen} other {# Produkt-Tags löschen}}",
      done: "{count, plural, one {Produkt-Tag gelöscht} other {# Produkt-Tags gelöscht}}",
    },
  },
}
