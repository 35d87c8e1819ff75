import type { taxSetup as english } from "#lib/messages/en/taxes/tax-setup.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const taxSetup: Translated<typeof english> = {
  start: "Steuern einrichten",
  resume: "Einrichtung fortsetzen",
  guided: "Schritt für Schritt einrichten",
  gaps: {
    provider: "Ohne Steuerdienst wird hier nichts besteuert",
    defaultRate: "Einrichtung unvollständig: kein Standardsatz",
  },
  title: "Steuern einrichten",
  titleOf: "Steuern einrichten: {country}",
  exit: "Beenden",
  continue: "Weiter",
  finish: "Fertig",
  consequence: "Jeder Schritt wird gespeichert. Sie können jederzeit gehen und später fortfahren.",
  steps: {
    country: "Land",
    provider: "Steuerdienst",
    defaultRate: "Standardsatz",
    provinces: "Provinzen und Bundesländer",
    overrides: "Sätze für Produkte und Versand",
    trial: "Steuersatz prüfen",
  },
  notes: {
    provinces: "{count, plural, one {# Provinz} other {# Provinzen}}",
    overrides: "{count, plural, one {# Satz} other {# Sätze}}",
  },
  save: {
    country: "Land auswählen",
    provider: "Steuerregion anlegen",
    defaultRate: "Standardsatz hinzufügen",
    provinces: "{count, plural, one {Provinz speichern} other {# Provinzen speichern}}",
    overrides: "{count, plural, one {Satz speichern} other {# Sätze speichern}}",
  },
  skipDefault: "Ohne Standardsatz fortfahren",
  hints: {
    country: "Ihre Sätze gelten für Kunden mit einer Adresse in diesem Land.",
    provider: "Er wird mit der Steuerregion des Landes gespeichert.",
    provinces: "Nur solche mit eigenen Steuern. Sie können diesen Schritt überspringen.",
    overrides:
      "Sie gelten vor dem Standardsatz, zum Beispiel ein ermäßigter Satz für Bücher. Sie können diesen Schritt überspringen.",
    trial: "Wählen Sie eine Provinz und ein Produkt oder eine Versandoption, um zu sehen, welchen Satz Kunden zahlen.",
  },
  opensRegion: "Setzt die vorhandene Steuerregion fort.",
  taken: {
    title: "{country} hat schon eine Steuerregion",
    text: "Sie fahren mit ihr fort. Es wurde nichts doppelt angelegt.",
  },
  noProviders: "Auf dem Server ist kein Steuerdienst aktiv. Das geht nur in der Konfiguration des Servers.",
  change: "Ändern",
  provinceRow: "Neue Provinz {number}",
  provinceTwice: "Diese Provinz ist doppelt angegeben",
  overrideRow: "Neuer Satz {number}",
  addOverride: "Satz hinzufügen",
  noOverrides: "Der Standardsatz gilt für alles.",
  place: "Land oder Provinz",
  removeRow: "{row} entfernen",
  failed: {
    title: "Steuern konnten nicht geladen werden",
    text: "Gespeicherte Schritte bleiben erhalten. Versuchen Sie es erneut.",
    gone: "Steuerregion nicht gefunden",
    goneText: "Sie wurde vielleicht gelöscht, oder die Adresse ist falsch.",
    list: "Steuerregionen öffnen",
  },
}
