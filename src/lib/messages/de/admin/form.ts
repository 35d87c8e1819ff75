import type { detail as englishDetail, form as englishForm } from "#lib/messages/en/admin/form.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const form: Translated<typeof englishForm> = {
  cancel: "Abbrechen",
  discard: "Verwerfen",
  unsaved: "Nicht gespeicherte Änderungen",
  row: "{field}: {key}",
  rules: {
    email: "Geben Sie eine gültige E-Mail-Adresse ein",
    required: "Pflichtfeld",
    metadata: "Korrigieren Sie die markierten Einträge",
    number: "Geben Sie eine Zahl ein, zum Beispiel 12,5",
    prices: "Korrigieren Sie die markierten Preise",
    taken: "„{text}“ wird bereits verwendet. Wählen Sie einen anderen Wert.",
    invalid: "Der Server hat diesen Wert abgelehnt: {text}",
  },
  leave: {
    title: "Änderungen verwerfen?",
    text: "Ihre Eingaben wurden noch nicht gespeichert.",
    keep: "Weiter bearbeiten",
    discard: "Verwerfen",
  },
  running: {
    title: "Während der Bearbeitung abmelden?",
    text: "Was schon gesendet wurde, ist gespeichert. Der Rest nicht, und Sie können ihn nach der nächsten Anmeldung nicht fortsetzen.",
    keep: "Angemeldet bleiben",
    discard: "Abmelden",
  },
  draft: {
    title: "Entwurf wiederhergestellt",
    text: "Dieses Formular zeigt Eingaben, die zuletzt nicht gespeichert wurden.",
    discard: "Entwurf verwerfen",
  },
  takenOver: "Auch von jemand anderem geändert: {fields}",
  takenOverText: "Die fremden Änderungen werden hier angezeigt, Ihre bleiben erhalten.",
  merge: {
    title: "Jemand anderes hat dasselbe geändert",
    text: "Wählen Sie, welcher Wert gespeichert wird.",
    yours: "Ihr Wert",
    theirs: "Der andere Wert",
    empty: "Leer",
    removed: "Entfernt",
    yes: "Ja",
    no: "Nein",
    cancel: "Weiter bearbeiten",
    confirm: "Speichern",
  },
  failed: {
    title: "Speichern fehlgeschlagen",
    refused: "Meldung des Servers: „{reason}“",
    server: "Auf dem Server ist ein Fehler aufgetreten. Ihre Eingaben bleiben erhalten; versuchen Sie es erneut.",
    lost: "Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten; Sie können es gefahrlos erneut versuchen.",
  },
  gone: {
    title: "Von jemand anderem gelöscht",
    text: "Speichern ist nicht mehr möglich. Kopieren Sie Eingaben, die Sie noch brauchen, bevor Sie die Seite verlassen.",
  },
  metadata: {
    title: "Metadaten",
    hint: "Zusätzliche Daten für Integrationen.",
    add: "Eintrag hinzufügen",
    key: "Schlüssel",
    kind: "Typ",
    value: "Wert",
    remove: "{key} entfernen",
    emptyRow: "leeren Eintrag",
    yes: "Ja",
    no: "Nein",
    kinds: { text: "Text", number: "Zahl", flag: "Ja/nein", json: "JSON" },
    problems: {
      keyMissing: "Geben Sie einen Schlüssel ein",
      keyTaken: "Dieser Schlüssel ist schon vorhanden",
      valueMissing: "Geben Sie einen Wert ein",
      notNumber: "Geben Sie eine Zahl ein, zum Beispiel 12.5",
      notJson: "Geben Sie gültiges JSON ein",
    },
  },
  picker: {
    notFound: "Nicht gefunden: {id}",
    failed: "Die Liste konnte nicht geladen werden. Tippen Sie, um es erneut zu versuchen.",
  },
}

export const detail: Translated<typeof englishDetail> = {
  id: "ID",
  actions: "Aktionen",
  created: "Erstellt",
  updated: "Geändert",
  failed: {
    title: "Diese Seite konnte nicht geladen werden",
    offline: "Der Server ist nicht erreichbar",
    retry: "Erneut versuchen",
  },
  notFound: {
    title: "Nicht gefunden",
    text: "Der Eintrag wurde gelöscht, oder die Adresse ist falsch.",
    back: "Zur Liste",
  },
  gone: { title: "Von jemand anderem gelöscht", text: "Diese Seite zeigt den letzten Stand." },
  remove: {
    loading: "Verwendungen werden geprüft…",
    unknown: "Die Verwendungen konnten nicht geprüft werden.",
    failed: "Löschen fehlgeschlagen",
    server: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
    lost: "Der Server ist nicht erreichbar. Sie können es gefahrlos erneut versuchen.",
    more: "{count, plural, one {und # weiteres} other {und # weitere}}",
  },
}
