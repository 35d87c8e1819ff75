import { useState } from "react"
import { flushSync } from "react-dom"
import type { AfterEdit, EditorProps } from "./cell-editor.tsx"
import { moveBy } from "./selection.ts"
import type { CellChange, GridColumn, GridRow, Position } from "./types.ts"
import type { GridState } from "./use-grid-state.ts"

/** The cell that is being edited, by ids, because rows can move in the meantime. */
interface Editing {
  readonly row: string
  readonly column: string
  readonly initial: string
  readonly isTyping: boolean
}

const steps: Readonly<Record<AfterEdit, readonly [number, number]>> = {
  down: [1, 0],
  up: [-1, 0],
  next: [0, 1],
  previous: [0, -1],
  left: [0, -1],
  right: [0, 1],
  here: [0, 0],
  stay: [0, 0],
}

/** The cell with an input, and what happens when it is left. */
export function useCellEditing(
  { cellAt, focus, goTo, refocus, setMessage, size }: GridState,
  onChange: (changes: readonly CellChange[]) => void,
  toggle: (position: Position) => void,
) {
  const [editing, setEditing] = useState<Editing>()
  function finish(text: string, then: AfterEdit): void {
    if (!editing) return
    const { row, column, initial } = editing
    setEditing(undefined)
    if (text !== initial) onChange([{ row, column, text }])
    if (then !== "stay") goTo(moveBy(focus, ...steps[then], size))
  }
  return {
    editing,
    edit(position: Position, isTyping: boolean) {
      const target = cellAt(position)
      if (!target || target.lockedReason !== undefined) return
      if (target.column.kind === "check") return toggle(position)
      setMessage("")
      const initial = isTyping ? "" : target.text
      // Before the browser inserts the typed character, so that it lands in the input.
      flushSync(() => setEditing({ row: target.row.id, column: target.column.id, initial, isTyping }))
    },
    editorOf: (row: GridRow, column: GridColumn): EditorProps => ({
      label: `${row.name}, ${column.name}`,
      initial: editing?.initial ?? "",
      isTyping: editing?.isTyping ?? false,
      inputMode: column.inputMode,
      align: column.kind === "number" ? "end" : "start",
      isMultiline: column.isMultiline ?? false,
      onEnter: finish,
      onCancel: () => {
        setEditing(undefined)
        refocus()
      },
    }),
  }
}
