/** Grids that are edited like a spreadsheet. */
export const dataGrid = {
  yes: "Yes",
  no: "No",
  hint: "Type to replace a cell, or press Enter to edit it. Copy and paste work as in a spreadsheet.",
  tapHint: "Tap a cell twice to edit it.",
  selected: "{count, plural, one {# cell selected} other {# cells selected}}",
  copied: "{count, plural, one {# cell copied} other {# cells copied}}",
  pasted: "{count, plural, one {# cell pasted} other {# cells pasted}}",
  filled: "{count, plural, =0 {Nothing to fill} one {# cell filled} other {# cells filled}}",
  cleared: "{count, plural, =0 {Nothing to clear} one {# cell cleared} other {# cells cleared}}",
  paste: {
    title: "Some cells can’t be pasted",
    text: "These values have no cell to go to.",
    rows: "{count, plural, one {# row doesn’t fit} other {# rows don’t fit}}",
    columns: "{count, plural, one {# row has too many columns} other {# rows have too many columns}}",
    locked: "{count, plural, one {# cell can’t be edited} other {# cells can’t be edited}}",
    row: "Copied row {line}",
    column: "Copied row {line}, from column {column}",
    cancel: "Cancel",
    confirm: "{count, plural, one {Paste the other cell} other {Paste the other # cells}}",
  },
} as const
