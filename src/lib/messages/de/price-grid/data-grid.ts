import type { dataGrid as english } from "#lib/messages/en/price-grid/data-grid.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const dataGrid: Translated<typeof english> = {
  yes: "Ja",
  no: "Nein",
  hint: "Tippen ersetzt eine Zelle, die Eingabetaste bearbeitet sie. Kopieren und Einfügen funktionieren wie in einer Tabellenkalkulation.",
  tapHint: "Tippen Sie zweimal auf eine Zelle, um sie zu bearbeiten.",
  selected: "{count, plural, one {# Zelle ausgewählt} other {# Zellen ausgewählt}}",
  copied: "{count, plural, one {# Zelle kopiert} other {# Zellen kopiert}}",
  pasted: "{count, plural, one {# Zelle eingefügt} other {# Zellen eingefügt}}",
  filled: "{count, plural, =0 {Nichts auszufüllen} one {# Zelle ausgefüllt} other {# Zellen ausgefüllt}}",
  cleared: "{count, plural, =0 {Nichts zu leeren} one {# Zelle geleert} other {# Zellen geleert}}",
  paste: {
    title: "Nicht alle Zellen lassen sich einfügen",
    text: "Für diese Werte gibt es keine Zelle.",
    rows: "{count, plural, one {# Zeile passt nicht} other {# Zeilen passen nicht}}",
    columns: "{count, plural, one {# Zeile hat zu viele Spalten} other {# Zeilen haben zu viele Spalten}}",
    locked: "{count, plural, one {# Zelle ist nicht bearbeitbar} other {# Zellen sind nicht bearbeitbar}}",
    row: "Kopierte Zeile {line}",
    column: "Kopierte Zeile {line}, ab Spalte {column}",
    cancel: "Abbrechen",
    confirm: "{count, plural, one {Die andere Zelle einfügen} other {Die anderen # Zellen einfügen}}",
  },
}
