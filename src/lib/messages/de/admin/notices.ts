export const notices = {
  title: "Benachrichtigungen",
  unread: "{count, plural, one {# ungelesene Benachrichtigung} other {# ungelesene Benachrichtigungen}}",
  isUnread: "ungelesen",
  markRead: "Alle als gelesen markieren",
  none: "Noch keine Benachrichtigungen",
  failed: "Die Benachrichtigungen konnten nicht geladen werden",
  all: "Alle Benachrichtigungen anzeigen",
  download: "Datei herunterladen",
  order: "Bestellung öffnen",
  products: "Produkte öffnen",
  works: {
    productImport: { done: "Produkte importiert", failed: "Produktimport fehlgeschlagen", ended: "Produktimport" },
    productExport: { done: "Produkte exportiert", failed: "Produktexport fehlgeschlagen", ended: "Produktexport" },
    orderExport: {
      done: "Bestellungen exportiert",
      failed: "Bestellexport fehlgeschlagen",
      ended: "Bestellexport",
    },
    inventoryExport: { done: "Bestand exportiert", failed: "Bestandsexport fehlgeschlagen", ended: "Bestandsexport" },
  },
} as const
