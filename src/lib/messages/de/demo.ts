import type { messages as english } from "#lib/messages/en/demo.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const messages: Translated<typeof english> = {
  demo: {
    mail: {
      title: "Demo: wird normalerweise per E-Mail gesendet",
      none: "Noch keine E-Mails.",
      reset: "Neues Passwort für {email} festlegen",
      transfer: "Jemand möchte Bestellung {number} in sein Konto übernehmen",
    },
    replaced: {
      title: "Ein Link hat Ihre Daten ersetzt",
      text: "Der vorherige Stand ist in den Testwerkzeugen als Datenstand „Vor dem Link“ gespeichert.",
      undo: "Rückgängig",
      failed: "Das hat nicht geklappt. Stellen Sie in den Testwerkzeugen den Datenstand „Vor dem Link“ wieder her.",
    },
    workbench: {
      open: "Testwerkzeuge öffnen",
      openWithFaults:
        "{count, plural, one {Testwerkzeuge öffnen: # Störung ist aktiv} other {Testwerkzeuge öffnen: # Störungen sind aktiv}}",
    },
    reload: "Seite neu laden",
    unsaved: {
      title: "Änderungen werden nicht gespeichert",
      full: "Der Speicher des Browsers für diese Website ist voll. Sie können weiterarbeiten, aber Ihre Änderungen gehen verloren, wenn Sie die Demo schließen. Geben Sie Speicherplatz frei und versuchen Sie es erneut.",
      failed:
        "Der Browser konnte nicht in seinen Speicher schreiben. Sie können weiterarbeiten, aber Ihre Änderungen gehen verloren, wenn Sie die Demo schließen.",
      unavailable:
        "Der Browser lässt diese Website keine Daten speichern, zum Beispiel in einem privaten Fenster. Sie können weiterarbeiten, aber Ihre Änderungen gehen verloren, wenn Sie die Demo schließen.",
      retry: "Erneut versuchen",
      dismiss: "Ohne Speichern fortfahren",
    },
    blocked: {
      title: "Die Demo ist in einem anderen Tab geöffnet",
      text: "Dort läuft eine ältere Version. Schließen Sie den Tab oder laden Sie ihn neu, dann geht es hier weiter.",
    },
    superseded: {
      title: "Diese Seite ist nicht mehr aktuell",
      text: "In einem anderen Tab wurde eine andere Version der Demo geöffnet, die jetzt die Daten verwendet. Gespeicherte Änderungen bleiben erhalten. Laden Sie die Seite neu, um fortzufahren.",
    },
    stopped: {
      title: "Die Demo funktioniert nicht mehr",
      text: "Gespeicherte Änderungen bleiben erhalten. Laden Sie die Seite neu, um fortzufahren. Wenn das nicht hilft, schließen Sie alle Tabs der Demo und öffnen Sie sie erneut.",
    },
    unusable: {
      outdatedTitle: "Die Demo hat neue Beispieldaten",
      outdated:
        "Ihre Änderungen beziehen sich auf die bisherigen Beispieldaten und passen nicht zu dieser Version. Laden Sie sie herunter, wenn Sie eine Kopie behalten möchten, und beginnen Sie dann mit den neuen Beispieldaten.",
      unreadableTitle: "Ihre gespeicherten Demodaten sind beschädigt",
      unreadable:
        "Sie können nicht mehr verwendet werden. Laden Sie herunter, was noch lesbar ist, wenn Sie eine Kopie behalten möchten, und beginnen Sie dann mit den Beispieldaten.",
      download: "Gespeicherte Daten herunterladen",
      downloadFailed: "Die gespeicherten Daten konnten nicht gelesen werden.",
      startOver: "Neu beginnen",
      startOverFailed: "Der Neubeginn ist fehlgeschlagen. Laden Sie die Seite neu und versuchen Sie es erneut.",
    },
  },
} as const
