import type { priceGrid as english } from "#lib/messages/en/price-grid/price-grid.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const priceGrid: Translated<typeof english> = {
  title: "Varianten bearbeiten",
  view: "Was bearbeitet wird",
  tabs: { prices: "Preise", stock: "Bestand", codes: "Codes" },
  variant: "Variante",
  search: "Varianten filtern",
  undo: "Rückgängig",
  redo: "Wiederholen",
  fillDown: "Nach unten ausfüllen",
  nothingToUndo: "Nichts rückgängig zu machen",
  nothingToRedo: "Nichts zu wiederholen",
  loading: "{loaded} von {count, plural, one {# Variante} other {# Varianten}} geladen",
  failed: "Nicht alle Varianten konnten geladen werden",
  noMatch: "Keine passenden Varianten",
  noLocations: {
    title: "Noch keine Lagerorte",
    text: "Legen Sie in den Einstellungen einen Lagerort an, um Bestände einzugeben.",
  },
  onlyRegion: "Region, {currency}",
  unknownCurrency: "Keine Shop-Währung",
  tiers:
    "{count, plural, one {# Staffelpreis, auf der Seite der Variante zu bearbeiten} other {# Staffelpreise, auf der Seite der Variante zu bearbeiten}}",
  tierMark: "+{count}",
  required: "Stück des Lagerartikels; jede verkaufte Variante verbraucht {count}",
  requiredMark: "÷{count}",
  reserved: "{count, plural, one {# Stück reserviert} other {# Stück reserviert}}",
  overReserved:
    "{count, plural, one {# Stück ist reserviert, mehr als auf Lager} other {# Stück sind reserviert, mehr als auf Lager}}",
  locks: { unmanaged: "Nicht geführt", kit: "Set" },
  problems: {
    quantity: "Geben Sie eine ganze Zahl ab 0 ein",
    check: "Geben Sie Ja oder Nein ein",
    duplicate: "Eine andere Variante hier hat denselben Wert",
    taken: "„{detail}“ ist bereits vergeben. Wählen Sie einen anderen Wert.",
    gone: "Jemand anderes hat diese Variante gelöscht",
    locked: "Der Bestand lässt sich hier nicht mehr bearbeiten",
    shared: "Teilt den Bestand mit einer anderen Variante. Geben Sie für beide dieselbe Menge ein.",
  },
  unsaved: "{count, plural, one {# nicht gespeicherte Änderung} other {# nicht gespeicherte Änderungen}}",
  toCorrect: "{count, plural, one {# Zelle zu korrigieren} other {# Zellen zu korrigieren}}",
  showNext: "Nächste zeigen",
  discard: "Verwerfen",
  save: "Änderungen speichern",
  saving: "Änderungen werden gespeichert",
  progress: "{done} von {count, plural, one {# Zeile} other {# Zeilen}}",
  saved: "{count, plural, one {# Änderung gespeichert} other {# Änderungen gespeichert}}",
  draft: {
    title: "Entwurf wiederhergestellt",
    text: "Die Tabelle zeigt Änderungen, die zuletzt nicht gespeichert wurden.",
    discard: "Entwurf verwerfen",
  },
  gone: {
    title:
      "{count, plural, one {# ungespeicherte Änderung wurde verworfen} other {# ungespeicherte Änderungen wurden verworfen}}",
    text: "Jemand anderes hat die Varianten gelöscht, zu denen diese Änderungen gehören:",
    more: "{count, plural, one {und # weitere} other {und # weitere}}",
  },
  partly: {
    title: "Einige Änderungen wurden nicht gespeichert",
    text: "{count, plural, one {# Zelle ist markiert; die übrigen Änderungen sind gespeichert.} other {# Zellen sind markiert; die übrigen Änderungen sind gespeichert.}}",
  },
  stopped: {
    title: "Nicht alle Änderungen konnten gespeichert werden",
    lost: "Der Server ist nicht erreichbar. Ihre Änderungen bleiben erhalten, und Sie können es gefahrlos erneut versuchen.",
    server: "Beim Server ist ein Fehler aufgetreten. Ihre Änderungen bleiben erhalten; versuchen Sie es erneut.",
    session:
      "Ihre Sitzung ist abgelaufen. Ihre Änderungen bleiben erhalten; melden Sie sich erneut an und speichern Sie.",
  },
  conflicts: {
    title: "Jemand anderes hat diese Zellen auch geändert",
    text: "Wählen Sie, welche Werte gespeichert werden.",
    allYours: "Alle eigenen wählen",
    allTheirs: "Alle anderen wählen",
    yours: "Ihr Wert: {text}",
    theirs: "Anderer Wert: {text}",
    empty: "leer",
    cancel: "Weiter bearbeiten",
    confirm: "Speichern",
  },
}
