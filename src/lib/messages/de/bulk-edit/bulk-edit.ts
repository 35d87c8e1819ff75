import type { bulkEdit as english } from "#lib/messages/en/bulk-edit/bulk-edit.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const bulkEdit: Translated<typeof english> = {
  title: "Sammelbearbeitung",
  products: "Produkte",
  chart: "Sammelbearbeitung als Diagramm zeigen",
  none: {
    title: "Keine Produkte ausgewählt",
    text: "Wählen Sie in der Liste Produkte aus und dann „Produkte bearbeiten“.",
    action: "Zu den Produkten",
  },
  elsewhere: {
    title: "In einem anderen Tab läuft eine Sammelbearbeitung",
    text: "Es läuft immer nur eine. Warten Sie, bis sie fertig ist, oder brechen Sie sie in ihrem Tab ab.",
  },
  otherKind: {
    title: "Eine andere Sammelbearbeitung ist noch nicht geschlossen",
    text: "Es läuft immer nur eine Sammelbearbeitung. Beenden und schließen Sie die andere, und starten Sie dann erneut.",
    action: "Zur Sammelbearbeitung",
  },
  occupied: {
    title: "Eine andere Sammelbearbeitung ist noch nicht geschlossen",
    text: "Ihre neue Auswahl wurde nicht verwendet. Schließen Sie diese Bearbeitung ab und beginnen Sie dann erneut.",
  },
  choose: {
    title: "{count, plural, one {# Produkt ändern} other {# Produkte ändern}}",
    hint: "Felder, die Sie nicht ändern, bleiben, wie sie sind.",
    status: "Status",
    keep: "Nicht ändern",
    clear: { collection_id: "Aus ihrer Kollektion entfernen", type_id: "Ihren Typ entfernen" },
    add: "{name} hinzufügen",
    remove: "{name} entfernen",
    isAdded: "Wird schon hinzugefügt",
    isRemoved: "Wird schon entfernt",
    preview: "Vorschau anzeigen",
    nothing: "Wählen Sie mindestens eine Änderung",
    failed: "Die Produkte konnten nicht geladen werden. Ihre Eingaben bleiben erhalten. Versuchen Sie es erneut.",
  },
  fields: {
    status: "Status",
    collection_id: "Kollektion",
    type_id: "Typ",
    shipping_profile_id: "Versandprofil",
    sales_channels: "Vertriebskanäle",
    categories: "Kategorien",
    tags: "Tags",
  },
  names: {
    sales_channels: "Vertriebskanäle",
    categories: "Kategorien",
    tags: "Tags",
  },
  delete: {
    title: "Produkte löschen",
    text: "Löscht die Produkte mit ihren Varianten, Preisen und Beständen. Frühere Bestellungen behalten ihre Artikel. Das lässt sich nicht rückgängig machen.",
    action: "{count, plural, one {# Produkt löschen} other {# Produkte löschen}}",
    typed: "Zum Bestätigen {count} eingeben",
    typedReason: "Geben Sie die Anzahl der Produkte ein, die gelöscht werden",
  },
  preview: {
    loading: "Produkte werden geladen",
    title:
      "{count, plural, =0 {Kein Produkt wird geändert} one {# Produkt wird geändert} other {# Produkte werden geändert}}",
    deleteTitle:
      "{count, plural, =0 {Kein Produkt wird gelöscht} one {# Produkt wird gelöscht} other {# Produkte werden gelöscht}}",
    leftOut:
      "{count, plural, one {# Produkt hat diese Werte schon und wird ausgelassen.} other {# Produkte haben diese Werte schon und werden ausgelassen.}}",
    leftOutDeleted:
      "{count, plural, one {# Produkt gibt es nicht mehr, es wird ausgelassen.} other {# Produkte gibt es nicht mehr, sie werden ausgelassen.}}",
    gone: "{count, plural, one {# Produkt gibt es nicht mehr.} other {# Produkte gibt es nicht mehr.}}",
    examples: "Beispiele",
    first: "Die ersten {shown, number} von {all, number}",
    product: "Produkt",
    before: "Vorher",
    after: "Nachher",
    back: "Zurück",
    start: "{count, plural, one {# Produkt ändern} other {# Produkte ändern}}",
    publish: "{count, plural, one {# Produkt veröffentlichen} other {# Produkte veröffentlichen}}",
    nothing: "Kein Produkt würde sich ändern",
    blocked:
      "In einem anderen Tab läuft eine Sammelbearbeitung. Warten Sie, bis sie fertig ist, und starten Sie dann diese.",
    empty: "Keine",
  },
  progress: {
    running: "Produkte werden geändert",
    deleting: "Produkte werden gelöscht",
    rollingBack: "Änderungen werden zurückgesetzt",
    paused: "Angehalten",
    label: "Fortschritt",
    of: "{settled, number} von {total, number}",
    leave:
      "Sie können diese Seite verlassen. Die Bearbeitung läuft weiter, solange die Verwaltung in diesem Tab geöffnet ist.",
    stopping: "Die laufende Anfrage wird beendet …",
    failed: "{count, plural, one {Bisher # Produkt fehlgeschlagen} other {Bisher # Produkte fehlgeschlagen}}",
    pause: "Anhalten",
    continue: "Fortsetzen",
    cancel: "Bearbeitung abbrechen",
    rollBack: "Zurücksetzen",
    lost: "Der Server ist nicht erreichbar. Bisherige Änderungen sind gespeichert. Sie können gefahrlos fortsetzen, kein Produkt wird doppelt geändert.",
    server:
      "Auf dem Server ist etwas schiefgegangen. Bisherige Änderungen sind gespeichert. Versuchen Sie fortzusetzen.",
    refused:
      "Der Server hat die Bearbeitung angehalten. {reason} Bisherige Änderungen sind gespeichert. Versuchen Sie fortzusetzen.",
  },
  interrupted: {
    title: "Sammelbearbeitung unterbrochen",
    text: "{settled, number} von {total, plural, one {# Produkt ist} other {# Produkten sind}} bearbeitet. Dann wurde die Seite geschlossen oder neu geladen. Beim Fortsetzen wird jedes Produkt zuerst geprüft, sodass keines doppelt geändert wird.",
    continue: "Fortsetzen",
    rollBack: "Zurücksetzen",
    discard: "So belassen",
    blocked:
      "In einem anderen Tab läuft eine Sammelbearbeitung. Warten Sie, bis sie fertig ist, und setzen Sie dann fort.",
  },
  result: {
    succeeded: "{count, plural, one {# Produkt geändert} other {# Produkte geändert}}",
    deleted: "{count, plural, one {# Produkt gelöscht} other {# Produkte gelöscht}}",
    partial: "{done, number} von {total, plural, one {# Produkt geändert} other {# Produkten geändert}}",
    partlyDeleted: "{done, number} von {total, plural, one {# Produkt gelöscht} other {# Produkten gelöscht}}",
    rolledBack: "{count, plural, one {# Produkt zurückgesetzt} other {# Produkte zurückgesetzt}}",
    leftOut:
      "{count, plural, one {# Produkt hatte diese Werte schon und wurde ausgelassen.} other {# Produkte hatten diese Werte schon und wurden ausgelassen.}}",
    same: "{count, plural, one {# Produkt hat diese Werte inzwischen von jemand anderem bekommen.} other {# Produkte haben diese Werte inzwischen von jemand anderem bekommen.}}",
    waiting:
      "{count, plural, one {# Produkt wurde nicht geändert, weil die Bearbeitung abgebrochen wurde.} other {# Produkte wurden nicht geändert, weil die Bearbeitung abgebrochen wurde.}}",
    kept: "{count, plural, one {# Produkt wurde nicht zurückgesetzt.} other {# Produkte wurden nicht zurückgesetzt.}}",
    failed: "{count, plural, one {# Produkt fehlgeschlagen.} other {# Produkte fehlgeschlagen.}}",
    rows: "Produkte, um die Sie sich kümmern sollten",
    row: "Produkt",
    reason: "Grund",
    first: "Die ersten {shown, number} von {all, number}. Die CSV-Datei enthält alle.",
    download: "CSV herunterladen",
    downloadFailed: "Die CSV-Datei konnte nicht erstellt werden. Versuchen Sie es erneut.",
    retryFailed: "{count, plural, one {# Produkt erneut versuchen} other {# Produkte erneut versuchen}}",
    rollBack: "Zurücksetzen",
    close: "Schließen",
    rollBackTitle: "{count, plural, one {# Produkt zurücksetzen?} other {# Produkte zurücksetzen?}}",
    rollBackText:
      "Stellt die früheren Werte wieder her. Produkte, die seitdem jemand geändert hat, werden übersprungen und aufgelistet.",
    rollBackConfirm: "{count, plural, one {# Produkt zurücksetzen} other {# Produkte zurücksetzen}}",
  },
  reasons: {
    assumed: "Nicht versucht, weil der Server alle versuchten abgelehnt hat. {reason}",
    failed: "Auf dem Server ist etwas schiefgegangen",
    gone: "Das Produkt gibt es nicht mehr",
    changed: "Seitdem von jemand anderem geändert, daher nicht zurückgesetzt",
    unknown: "Die Antwort ging verloren, das Produkt kann geändert sein",
  },
  csv: {
    file: "sammelbearbeitung.csv",
    id: "ID",
    title: "Titel",
    reason: "Grund",
  },
  indicator: {
    running: "Sammelbearbeitung: {settled, number} von {total, number}",
    rollingBack: "Zurücksetzen: {settled, number} von {total, number}",
    paused: "Sammelbearbeitung angehalten",
    interrupted: "Sammelbearbeitung unterbrochen",
    succeeded: "Sammelbearbeitung fertig",
    partial: "Sammelbearbeitung mit Fehlern beendet",
    rolledBack: "Sammelbearbeitung zurückgesetzt",
  },
}
