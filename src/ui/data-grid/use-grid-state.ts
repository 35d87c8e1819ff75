import { useRef, useState } from "react"
import { at, rangeOf, type Selection } from "./selection.ts"
import type { Position } from "./types.ts"
import type { GridContent } from "./use-grid-clipboard.ts"
import { useGridSelection } from "./use-grid-selection.ts"
import { type GridSizes, useGridView } from "./use-grid-view.ts"

/** What a grid shows: its content, the selected cells, the rows and columns in view, and the last message. */
export function useGridState(content: GridContent, sizes: GridSizes) {
  const { rows, columns, cell } = content
  const scroller = useRef<HTMLDivElement>(null)
  const size = { rows: rows.length, columns: columns.length }
  const { selection, select, refocus } = useGridSelection(scroller, rows, size)
  const view = useGridView(scroller, size, columns, sizes, selection.focus)
  const [message, setMessage] = useState("")
  function go(next: Selection): void {
    setMessage("")
    select(next)
    view.rows.scrollToIndex(next.focus.row, { align: "auto" })
    view.columns.scrollToIndex(next.focus.column, { align: "auto" })
  }
  return {
    content,
    scroller,
    size,
    sizes,
    selection,
    focus: selection.focus,
    range: rangeOf(selection),
    view,
    message,
    setMessage,
    refocus,
    /** Selects cells, and shows the one with the focus. */
    go,
    goTo: ({ row, column }: Position) => go(at(row, column)),
    /** Selects the cells up to a position. */
    extendTo: (focus: Position) => go({ anchor: selection.anchor, focus }),
    cellAt({ row, column }: Position) {
      const [ofRow, ofColumn] = [rows[row], columns[column]]
      return ofRow && ofColumn ? { row: ofRow, column: ofColumn, ...cell(ofRow, ofColumn) } : undefined
    },
  }
}

export type GridState = ReturnType<typeof useGridState>
