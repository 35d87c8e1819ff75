import { useEffect, useRef, useState } from "react"
import type { DataGridHandle } from "#ui/data-grid/data-grid.tsx"
import { change, type Edit, type EditState, firstOf, redo, type SavedText, undo } from "#ui/data-grid/edits.ts"
import type { CellChange, CellId } from "#ui/data-grid/types.ts"

export interface CellOptions {
  readonly edits: {
    readonly state: EditState
    readonly latest: { readonly current: EditState }
    update(next: (state: EditState) => EditState): unknown
  }
  readonly savedText: SavedText
  /** The text that a cell gets: "5" becomes "5.00"; invalid text stays as it was entered. */
  readonly format: (column: string, entered: string) => string
  /** Why an unsaved text can't be saved. */
  readonly problem: (edit: Edit) => string | undefined
  /** Called for a cell that isn't shown, besides clearing the filter: it may be on another tab. */
  readonly onReveal?: (cell: CellId) => void
}

/** The cells of a grid: changes with undo, the filter, and the way to a cell that isn't shown. */
export function useGridCells({ edits, savedText, format, problem, onReveal }: CellOptions) {
  const [filter, setFilter] = useState("")
  const grid = useRef<DataGridHandle>(null)
  const wanted = useRef<CellId>(undefined)
  // A cell of another tab, or of a row that the filter hides, is shown only some renders later.
  useEffect(() => {
    if (wanted.current && grid.current?.focusCell(wanted.current.row, wanted.current.column)) wanted.current = undefined
  })
  function reveal(cell: CellId | undefined): void {
    if (!cell || grid.current?.focusCell(cell.row, cell.column)) return
    wanted.current = cell
    setFilter("")
    onReveal?.(cell)
  }
  function stepBack(step: typeof undo, from: "past" | "future"): void {
    const cell = firstOf(edits.latest.current[from].at(-1))
    edits.update((before) => step(before, savedText))
    reveal(cell)
  }
  return {
    state: edits.state,
    savedText,
    problem,
    filter,
    setFilter,
    grid,
    reveal,
    change(changes: readonly CellChange[]): void {
      const formatted = changes.map((each) => ({ ...each, text: format(each.column, each.text) }))
      edits.update((before) => change(before, formatted, savedText))
    },
    undo: () => stepBack(undo, "past"),
    redo: () => stepBack(redo, "future"),
  }
}

export type GridCells = ReturnType<typeof useGridCells>
