import type { catalog as english, linkedProducts as englishProducts } from "#lib/messages/en/catalog/catalog.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const catalog: Translated<typeof english> = {
  general: "Allgemein",
  metadata: "Metadaten",
  products: {
    status: { draft: "Entwurf", proposed: "Vorgeschlagen", published: "Veröffentlicht", rejected: "Abgelehnt" },
  },
  merge: {
    kept: "Was soll bleiben?",
    products: "{count, plural, =0 {Keine Produkte} one {# Produkt} other {# Produkte}}",
    consequence:
      "Was bleibt, übernimmt die Produkte der anderen. Die anderen werden gelöscht; Aktionen, Preislisten und Steuersätze, die sie verwenden, ändern sich nicht. Das lässt sich nicht rückgängig machen.",
    unmoved:
      "{count, plural, one {# Produkt wurde nicht verschoben, daher wurde nichts gelöscht: {names}. {reason}} other {# Produkte wurden nicht verschoben, daher wurde nichts gelöscht: {names}. {reason}}}",
    server: "Auf dem Server ist ein Fehler aufgetreten.",
  },
  collection: {
    list: "Kollektionen",
    create: "Kollektion erstellen",
    newHint:
      "Fasst Produkte zusammen, zum Beispiel eine Saison oder Marke. Produkte fügen Sie nach dem Erstellen hinzu.",
    save: "Kollektion speichern",
    saved: "Kollektion gespeichert",
    created: "Kollektion erstellt",
    title: "Titel",
    handle: "Handle",
    handleHint: "Wird in Links zur Kollektion verwendet.",
    content: "Enthält Texte des Onlineshops",
    addHint: "Ein Produkt gehört zu höchstens einer Kollektion. Beim Hinzufügen wird es aus der bisherigen entfernt.",
    delete: {
      label: "Kollektion löschen",
      title: "„{title}“ löschen?",
      products:
        "{count, plural, =0 {Sie enthält keine Produkte.} one {Ihr Produkt bleibt ohne Kollektion im Katalog:} other {Ihre # Produkte bleiben ohne Kollektion im Katalog:}}",
      done: "Kollektion gelöscht",
    },
  },
  type: {
    list: "Produkttypen",
    create: "Produkttyp erstellen",
    newHint: "Beschreibt, was ein Produkt ist, zum Beispiel ein Hemd. Ein Produkt hat höchstens einen Typ.",
    save: "Produkttyp speichern",
    saved: "Produkttyp gespeichert",
    created: "Produkttyp erstellt",
    value: "Name",
    valueHint: "Muss eindeutig sein.",
    merge: {
      label: "{count, plural, one {# Produkttyp zusammenführen} other {# Produkttypen zusammenführen}}",
      tooFew: "Wählen Sie mindestens zwei aus",
      confirm:
        "{count, plural, one {# Produkttyp zusammenführen und löschen} other {# Produkttypen zusammenführen und löschen}}",
      done: "{count, plural, one {Produkttyp mit „{name}“ zusammengeführt} other {# Produkttypen mit „{name}“ zusammengeführt}}",
    },
    delete: {
      label: "Produkttyp löschen",
      title: "„{title}“ löschen?",
      products:
        "{count, plural, =0 {Kein Produkt verwendet ihn.} one {Sein Produkt bleibt ohne Typ im Katalog:} other {Seine # Produkte bleiben ohne Typ im Katalog:}}",
      done: "Produkttyp gelöscht",
    },
  },
  tag: {
    list: "Produkt-Tags",
    create: "Produkt-Tag erstellen",
    newHint: "Kennzeichnet Produkte, zum Beispiel als neu oder reduziert. Ein Produkt kann mehrere Tags haben.",
    save: "Produkt-Tag speichern",
    saved: "Produkt-Tag gespeichert",
    created: "Produkt-Tag erstellt",
    value: "Name",
    valueHint: "Muss eindeutig sein.",
    merge: {
      label: "{count, plural, one {# Produkt-Tag zusammenführen} other {# Produkt-Tags zusammenführen}}",
      tooFew: "Wählen Sie mindestens zwei aus",
      confirm:
        "{count, plural, one {# Produkt-Tag zusammenführen und löschen} other {# Produkt-Tags zusammenführen und löschen}}",
      done: "{count, plural, one {Produkt-Tag mit „{name}“ zusammengeführt} other {# Produkt-Tags mit „{name}“ zusammengeführt}}",
    },
    delete: {
      label: "Produkt-Tag löschen",
      title: "„{title}“ löschen?",
      products:
        "{count, plural, =0 {Kein Produkt verwendet ihn.} one {Sein Produkt bleibt ohne den Tag im Katalog:} other {Seine # Produkte bleiben ohne den Tag im Katalog:}}",
      done: "Produkt-Tag gelöscht",
    },
  },
}

export const linkedProducts: Translated<typeof englishProducts> = {
  title: "Produkte",
  label: "Produkte",
  count: "{count, number}",
  add: "Produkte hinzufügen",
  addCount: "{count, plural, =0 {Produkte hinzufügen} one {# Produkt hinzufügen} other {# Produkte hinzufügen}}",
  find: "Produkte suchen",
  chooseFirst: "Wählen Sie mindestens ein Produkt",
  alreadyIn: "Bereits hinzugefügt",
  from: "Derzeit in „{collection}“",
  remove: "{name} entfernen",
  added: "{count, plural, one {# Produkt hinzugefügt} other {# Produkte hinzugefügt}}",
  removed: "„{name}“ entfernt",
  removeFailed: "„{name}“ konnte nicht entfernt werden",
  undo: "Rückgängig",
  undoFailed: "„{name}“ konnte nicht wieder hinzugefügt werden",
  none: { title: "Noch keine Produkte", text: "Hinzugefügte Produkte erscheinen hier." },
}
