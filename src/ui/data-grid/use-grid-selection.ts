import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { at, followRows, type Selection } from "./selection.ts"
import type { GridRow, Position, Size } from "./types.ts"

/** The selection, which follows its rows when they change, and the browser's focus, which follows the selection. */
export function useGridSelection(scroller: RefObject<HTMLElement | null>, rows: readonly GridRow[], size: Size) {
  const [selection, setSelection] = useState<Selection>(at(0, 0))
  const [known, setKnown] = useState(rows)
  if (known !== rows) {
    const ids = (all: readonly GridRow[]) => all.map(({ id }) => id)
    setKnown(rows)
    setSelection(followRows(selection, ids(known), ids(rows)))
  }
  const wantsFocus = useRef(false)
  const { row, column } = inside(selection.focus, size)
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    if (!cell) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
  })
  return {
    selection: { anchor: inside(selection.anchor, size), focus: { row, column } },
    /** Selects cells and moves the focus to the selection's cell. */
    select(next: Selection) {
      wantsFocus.current = true
      setSelection(next)
    },
    refocus() {
      wantsFocus.current = true
    },
  }
}

const inside = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})
