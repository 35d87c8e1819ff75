import type { CellChange, CellId } from "./types.ts"

/** An unsaved text of a cell, and the saved text that it replaces. */
export interface Edit extends CellChange {
  readonly base: string
}

/** Unsaved texts by cell. */
export type Edits = ReadonlyMap<string, Edit>

interface StepChange {
  readonly row: string
  readonly column: string
  readonly before: string
  readonly after: string
}
/** Cells that were changed at once. */
type Step = readonly StepChange[]

/** Unsaved texts with the steps that can be undone and redone, the latest last. */
export interface EditState {
  readonly edits: Edits
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

/** Returns the saved text of a cell. */
export type SavedText = (row: string, column: string) => string

/** How many steps can be undone. */
export const MAX_STEPS = 200

export const noEdits: EditState = { edits: new Map(), past: [], future: [] }

/** Row ids contain no spaces; column ids may. */
export const cellKey = (row: string, column: string): string => `${row} ${column}`

function write(edits: Edits, changes: readonly CellChange[], saved: SavedText): Edits {
  const next = new Map(edits)
  for (const { row, column, text } of changes) {
    const key = cellKey(row, column)
    const base = next.get(key)?.base ?? saved(row, column)
    if (text === base) next.delete(key)
    else next.set(key, { row, column, base, text })
  }
  return next
}

/** Changes cells as one step; cells that already have the text are left out. */
export function change(
  { edits, past, future }: EditState,
  changes: readonly CellChange[],
  saved: SavedText,
): EditState {
  const step = changes.flatMap(({ row, column, text }): Step => {
    const before = edits.get(cellKey(row, column))?.text ?? saved(row, column)
    return before === text ? [] : [{ row, column, before, after: text }]
  })
  if (step.length === 0) return { edits, past, future }
  return { edits: write(edits, changes, saved), past: [...past.slice(1 - MAX_STEPS), step], future: [] }
}

const texts = (step: Step, side: "before" | "after"): CellChange[] =>
  step.map(({ row, column, [side]: text }) => ({ row, column, text }))

/** Reverts the latest step. */
export function undo({ edits, past, future }: EditState, saved: SavedText): EditState {
  const step = past.at(-1)
  if (!step) return { edits, past, future }
  return { edits: write(edits, texts(step, "before"), saved), past: past.slice(0, -1), future: [...future, step] }
}

/** Repeats the step that was undone last. */
export function redo({ edits, past, future }: EditState, saved: SavedText): EditState {
  const step = future.at(-1)
  if (!step) return { edits, past, future }
  return { edits: write(edits, texts(step, "after"), saved), past: [...past, step], future: future.slice(0, -1) }
}

/** The first cell of a step: where the user should look after it was undone. */
export const firstOf = (step: Step | undefined): CellId | undefined => step?.[0]

/** Removes texts that were saved. A cell that was changed while it was saved stays unsaved, now based on the new text. */
export function settle(state: EditState, saved: readonly CellChange[]): EditState {
  const edits = new Map(state.edits)
  for (const { row, column, text } of saved) {
    const key = cellKey(row, column)
    const edit = edits.get(key)
    if (edit?.text === text) edits.delete(key)
    else if (edit) edits.set(key, { ...edit, base: text })
  }
  return { ...state, edits }
}

/** The same state with other texts, for example amounts in another language's format. */
export function mapTexts({ edits, past, future }: EditState, map: (column: string, text: string) => string): EditState {
  const mapStep = (step: Step): Step =>
    step.map((cell) => ({ ...cell, before: map(cell.column, cell.before), after: map(cell.column, cell.after) }))
  const mapEdit = (edit: Edit): Edit => ({
    ...edit,
    base: map(edit.column, edit.base),
    text: map(edit.column, edit.text),
  })
  return {
    edits: new Map([...edits].map(([key, edit]) => [key, mapEdit(edit)])),
    past: past.map(mapStep),
    future: future.map(mapStep),
  }
}
