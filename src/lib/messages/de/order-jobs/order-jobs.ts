import type { orderJobs as english } from "#lib/messages/en/order-jobs/order-jobs.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const orderJobs: Translated<typeof english> = {
  orders: "Bestellungen",
  chart: "Vorgang als Diagramm anzeigen",
  title: {
    capture: "Zahlungen einziehen",
    fulfill: "Versand vorbereiten",
    ship: "Bestellungen als versendet markieren",
    complete: "Bestellungen abschließen",
    archive: "Bestellungen archivieren",
  },
  none: {
    title: "Keine Bestellungen ausgewählt",
    text: "Wählen Sie Bestellungen in der Liste aus und dann, was mit ihnen geschehen soll.",
    action: "Zu den Bestellungen",
  },
  elsewhere: {
    title: "In einem anderen Tab läuft eine Sammelbearbeitung",
    text: "Es läuft immer nur eine Sammelbearbeitung. Warten Sie, bis sie fertig ist, oder brechen Sie sie in ihrem Tab ab.",
  },
  otherKind: {
    title: "Eine andere Sammelbearbeitung ist noch nicht geschlossen",
    text: "Es läuft immer nur eine Sammelbearbeitung. Beenden und schließen Sie die andere, und starten Sie dann erneut.",
    action: "Zur Sammelbearbeitung",
  },
  occupied: {
    title: "Ein anderer Vorgang ist noch offen",
    text: "Ihre neue Auswahl wurde nicht verwendet. Schließen Sie diesen Vorgang ab und beginnen Sie dann erneut.",
  },
  choose: {
    failed: "Die Bestellungen konnten nicht geladen werden. Ihre Eingaben bleiben erhalten, versuchen Sie es erneut.",
    retry: "Bestellungen prüfen",
    ship: {
      selected: "{count, plural, one {# ausgewählte Bestellung} other {# ausgewählte Bestellungen}}",
      title: "Sendungsnummern",
      hint: "Eine CSV-Datei mit einer Zeile je Sendungsnummer: Bestellnummer und Sendungsnummer.",
      optional: "Ohne Datei werden die ausgewählten Bestellungen ohne Sendungsnummern als versendet markiert.",
      drop: "CSV-Datei hier ablegen",
      choose: "Datei auswählen",
      replace: "Andere Datei auswählen",
      remove: "Datei entfernen",
      reading: "Datei wird gelesen",
      used: "{numbers, plural, one {# Sendungsnummer} other {# Sendungsnummern}} für {count, plural, one {# Bestellung} other {# Bestellungen}}",
      unused:
        "{count, plural, one {# Zeile der Datei wird nicht verwendet} other {# Zeilen der Datei werden nicht verwendet}}",
      row: "Zeile {row}",
      needsFile: "Wählen Sie eine Datei mit Sendungsnummern aus",
      needsRows: "Die Datei enthält für diese Bestellungen keine Sendungsnummer",
      lost: "Die Bestellungen der Datei konnten nicht gesucht werden. Versuchen Sie es erneut.",
      retry: "Erneut versuchen",
      preview: "Bestellungen prüfen",
    },
    files: {
      unreadable:
        "Das ist keine CSV-Datei. Speichern Sie die Tabelle in Ihrem Tabellenprogramm als CSV und wählen Sie sie erneut aus.",
      empty: "Die Datei hat keine Zeilen.",
      large:
        "Die Datei hat zu viele Zeilen. Teilen Sie sie in Dateien mit höchstens {limit, plural, one {# Zeile} other {# Zeilen}} auf.",
      columns: "Die erste Zeile braucht die Spalten „Bestellung“ und „Sendungsnummer“.",
    },
    rows: {
      noOrder: "Keine Bestellnummer",
      noNumber: "{order}: keine Sendungsnummer",
      shortened: "{order}: Das Tabellenprogramm hat die Sendungsnummer gekürzt. Formatieren Sie die Spalte als Text.",
      unknown: "{order}: Diese Bestellung gibt es nicht",
      notSelected: "{order}: in der Liste nicht ausgewählt",
    },
  },
  options: {
    notify: "Kunden per E-Mail benachrichtigen",
    notifyHint:
      "Wird gesendet, wenn der Server dafür eingerichtet ist. Ob sie gesendet wurde, teilt der Server nicht mit.",
    partly: "Auch Teillieferungen vorbereiten, mit den Artikeln, die auf Lager sind",
  },
  preview: {
    loading: "Bestellungen werden geprüft",
    counts: {
      capture:
        "{count, plural, =0 {Keine Zahlung einzuziehen} one {Zahlungen von # Bestellung werden eingezogen} other {Zahlungen von # Bestellungen werden eingezogen}}",
      fulfill:
        "{count, plural, =0 {Für keine Bestellung kann der Versand vorbereitet werden} one {Der Versand von # Bestellung wird vorbereitet} other {Der Versand von # Bestellungen wird vorbereitet}}",
      ship: "{count, plural, =0 {Keine Bestellung kann versendet werden} one {# Bestellung wird als versendet markiert} other {# Bestellungen werden als versendet markiert}}",
      complete:
        "{count, plural, =0 {Keine Bestellung kann abgeschlossen werden} one {# Bestellung wird abgeschlossen} other {# Bestellungen werden abgeschlossen}}",
      archive:
        "{count, plural, =0 {Keine Bestellung kann archiviert werden} one {# Bestellung wird archiviert} other {# Bestellungen werden archiviert}}",
    },
    texts: {
      capture: "Insgesamt {amounts}. Eingezogene Zahlungen können erstattet, aber nicht zurückgenommen werden.",
      fulfill:
        "Ältere Bestellungen werden zuerst berücksichtigt. Lieferungen können storniert werden, bis sie versendet sind.",
      ship: "Versendete Lieferungen können nicht storniert werden.",
      complete: "Abgeschlossene Bestellungen können nicht mehr storniert, nur zurückgesendet werden.",
      archive: "Archivierte Bestellungen können Sie weiterhin ansehen.",
    },
    confirm: {
      capture:
        "{count, plural, one {Zahlung von # Bestellung einziehen} other {Zahlungen von # Bestellungen einziehen}}",
      fulfill:
        "{count, plural, one {Versand von # Bestellung vorbereiten} other {Versand von # Bestellungen vorbereiten}}",
      ship: "{count, plural, one {# Bestellung als versendet markieren} other {# Bestellungen als versendet markieren}}",
      complete: "{count, plural, one {# Bestellung abschließen} other {# Bestellungen abschließen}}",
      archive: "{count, plural, one {# Bestellung archivieren} other {# Bestellungen archivieren}}",
    },
    rows: "Bestellungen in diesem Vorgang",
    leftOut: "{count, plural, one {# Bestellung wird ausgelassen} other {# Bestellungen werden ausgelassen}}",
    order: "Bestellung",
    what: { capture: "Betrag", fulfill: "Menge", ship: "Sendung" },
    reason: "Grund",
    items: "{count, plural, one {# Artikel} other {# Artikel}}",
    packages: "{count, plural, one {# Lieferung} other {# Lieferungen}}",
    first: "Die ersten {shown, number} von {all, number}",
    back: "Zurück",
    nothing: "In diesem Vorgang ist keine Bestellung übrig",
    blocked:
      "In einem anderen Tab läuft eine Sammelbearbeitung. Warten Sie, bis sie fertig ist, und starten Sie dann diese.",
  },
  progress: {
    capture: "Zahlungen werden eingezogen",
    fulfill: "Versand wird vorbereitet",
    ship: "Bestellungen werden als versendet markiert",
    complete: "Bestellungen werden abgeschlossen",
    archive: "Bestellungen werden archiviert",
    rollingBack: "Lieferungen werden storniert",
    paused: "Angehalten",
    label: "Fortschritt",
    of: "{settled, number} von {total, number}",
    leave:
      "Sie können diese Seite verlassen. Der Vorgang läuft weiter, solange die Verwaltung in diesem Tab geöffnet ist.",
    stopping: "Die laufenden Anfragen werden beendet …",
    failed: "{count, plural, one {Bisher # Bestellung fehlgeschlagen} other {Bisher # Bestellungen fehlgeschlagen}}",
    pause: "Anhalten",
    continue: "Fortsetzen",
    cancel: "Vorgang abbrechen",
    rollBack: "Lieferungen stornieren",
    lost: "Der Server ist nicht erreichbar. Die bisherigen Bestellungen sind erledigt. Sie können gefahrlos fortsetzen, nichts geschieht doppelt.",
    server:
      "Auf dem Server ist etwas schiefgegangen. Die bisherigen Bestellungen sind erledigt. Versuchen Sie fortzusetzen.",
    refused:
      "Der Server hat den Vorgang angehalten. {reason} Die bisherigen Bestellungen sind erledigt. Versuchen Sie fortzusetzen.",
  },
  interrupted: {
    title: "Vorgang unterbrochen",
    text: "{settled, number} von {total, plural, one {# Bestellung ist} other {# Bestellungen sind}} bearbeitet. Dann wurde die Seite geschlossen oder neu geladen. Beim Fortsetzen wird jede Bestellung zuerst geprüft, sodass nichts doppelt geschieht.",
    continue: "Fortsetzen",
    rollBack: "Lieferungen stornieren",
    discard: "So belassen",
    blocked:
      "In einem anderen Tab läuft eine Sammelbearbeitung. Warten Sie, bis sie fertig ist, und setzen Sie dann fort.",
  },
  done: {
    capture:
      "{count, plural, one {Zahlung von # Bestellung eingezogen} other {Zahlungen von # Bestellungen eingezogen}}",
    fulfill:
      "{count, plural, one {Versand von # Bestellung vorbereitet} other {Versand von # Bestellungen vorbereitet}}",
    ship: "{count, plural, one {# Bestellung als versendet markiert} other {# Bestellungen als versendet markiert}}",
    complete: "{count, plural, one {# Bestellung abgeschlossen} other {# Bestellungen abgeschlossen}}",
    archive: "{count, plural, one {# Bestellung archiviert} other {# Bestellungen archiviert}}",
  },
  result: {
    partial: "{done, number} von {total, plural, one {# Bestellung} other {# Bestellungen}} erledigt",
    rolledBack:
      "{count, plural, one {Lieferung von # Bestellung storniert} other {Lieferungen von # Bestellungen storniert}}",
    leftOutRows: "Ausgelassen",
    leftOut:
      "{count, plural, one {# Bestellung wurde nach der Prüfung ausgelassen.} other {# Bestellungen wurden nach der Prüfung ausgelassen.}}",
    same: "{count, plural, one {# Bestellung wurde inzwischen von jemand anderem bearbeitet.} other {# Bestellungen wurden inzwischen von jemand anderem bearbeitet.}}",
    waiting:
      "{count, plural, one {# Bestellung wurde nicht bearbeitet, weil der Vorgang abgebrochen wurde.} other {# Bestellungen wurden nicht bearbeitet, weil der Vorgang abgebrochen wurde.}}",
    kept: "{count, plural, one {Die Lieferung von # Bestellung wurde nicht storniert.} other {Die Lieferungen von # Bestellungen wurden nicht storniert.}}",
    failed: "{count, plural, one {# Bestellung fehlgeschlagen.} other {# Bestellungen fehlgeschlagen.}}",
    rows: "Bestellungen, um die Sie sich kümmern sollten",
    row: "Bestellung",
    reason: "Grund",
    first: "Die ersten {shown, number} von {all, number}. Die CSV-Datei enthält alle.",
    download: "CSV herunterladen",
    downloadFailed: "Die CSV-Datei konnte nicht erstellt werden. Versuchen Sie es erneut.",
    retryFailed: "{count, plural, one {# Bestellung erneut versuchen} other {# Bestellungen erneut versuchen}}",
    rollBack: "Lieferungen stornieren",
    close: "Schließen",
    rollBackTitle:
      "{count, plural, one {Lieferung von # Bestellung stornieren?} other {Lieferungen von # Bestellungen stornieren?}}",
    rollBackText:
      "Die Artikel gehen ins Lager zurück und bleiben für ihre Bestellungen reserviert. Inzwischen versendete Lieferungen werden übersprungen und aufgelistet.",
    rollBackConfirm: "Lieferungen stornieren",
  },
  reasons: {
    failed: "Auf dem Server ist etwas schiefgegangen",
    partlyDone:
      "Teilweise erledigt: Ein späterer Schritt ist fehlgeschlagen. Prüfen Sie die Bestellung und versuchen Sie es dann erneut.",
    gone: "Die Bestellung gibt es nicht mehr",
    changed: "Seitdem von jemand anderem geändert",
    unknown: "Die Antwort ging verloren, die Bestellung kann bearbeitet sein",
    canceled: "Die Bestellung ist storniert",
    openChange: "Die Bestellung hat eine unfertige Änderung",
    noPayment: "Es wurde keine Zahlung autorisiert",
    nothingDue: "Es ist nichts offen",
    captured: "Die Zahlung ist bereits eingezogen",
    nothingLeft: "Alle Artikel sind bereits versandbereit",
    outOfStock: "Nicht auf Lager: {items}",
    notReserved: "Nicht im Lager reserviert: {items}",
    notFulfilled: "Nichts zu versenden: Bereiten Sie zuerst den Versand vor",
    shipped: "Bereits versendet",
    noNumbers: "Die Datei enthält keine Sendungsnummer für die Bestellung",
    severalPackages: "Mehrere Lieferungen: Tragen Sie die Sendungsnummern auf der Seite der Bestellung ein",
    completed: "Die Bestellung ist bereits abgeschlossen",
    archived: "Die Bestellung ist bereits archiviert",
    notCompleted: "Schließen Sie zuerst die Bestellung ab",
  },
  csv: {
    file: "bestellungen.csv",
    id: "ID",
    title: "Bestellung",
    reason: "Grund",
  },
  indicator: {
    running: "Bestellungen: {settled, number} von {total, number}",
    rollingBack: "Lieferungen werden storniert: {settled, number} von {total, number}",
    paused: "Bearbeitung der Bestellungen angehalten",
    interrupted: "Bearbeitung der Bestellungen unterbrochen",
    succeeded: "Bearbeitung der Bestellungen fertig",
    partial: "Bearbeitung der Bestellungen mit Fehlern beendet",
    rolledBack: "Lieferungen storniert",
  },
}
