export interface GridRow {
  readonly id: string
  /** Shown in the first column and in messages. */
  readonly name: string
  readonly hint?: string | undefined
}

export interface GridColumn {
  readonly id: string
  /** Heading: "EUR". */
  readonly name: string
  /** Second line of the heading. */
  readonly hint?: string | undefined
  /** `check`: the texts are "TRUE" and "FALSE", as spreadsheets write them. */
  readonly kind: "number" | "text" | "check"
  readonly inputMode?: "decimal" | "numeric" | undefined
  /** True for headings that are longer than the numbers, such as names of places; false for short texts. */
  readonly isWide?: boolean
  /** Texts may have line breaks, and get a column as wide as a sentence. */
  readonly isMultiline?: boolean
}

/** A cell as shown. */
export interface GridCell {
  readonly text: string
  /** Shown in gray instead of an empty text; a note explains it. */
  readonly placeholder?: string | undefined
  /** Why the text is invalid. */
  readonly problem?: string | undefined
  /** What to know about the cell, shown while it has the focus. */
  readonly note?: string | undefined
  /** Short mark beside the text, for example “+2”, which the note explains. */
  readonly mark?: string | undefined
  /** Why the cell can't be edited; shown instead of an empty text. */
  readonly lockedReason?: string | undefined
  /** Shows the text of a cell that can't be edited, instead of the reason. */
  readonly isReadable?: boolean | undefined
  readonly isChanged?: boolean | undefined
}

export interface CellChange {
  readonly row: string
  readonly column: string
  readonly text: string
}

export type CellId = Pick<CellChange, "row" | "column">

/** Indexes of a cell, from 0. */
export interface Position {
  readonly row: number
  readonly column: number
}

export interface Size {
  readonly rows: number
  readonly columns: number
}

/** The cells between two corners, both included. */
export interface Range {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}
