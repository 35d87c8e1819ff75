import type { Position, Range, Size } from "./types.ts"

/** The selected cells: from the anchor to the focused cell. */
export interface Selection {
  readonly anchor: Position
  readonly focus: Position
}

export const at = (row: number, column: number): Selection => ({ anchor: { row, column }, focus: { row, column } })

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  bottom: Math.max(anchor.row, focus.row),
  right: Math.max(anchor.column, focus.column),
})

/** Selects a range; the focus stays at its first cell. */
export const ofRange = ({ top, left, bottom, right }: Range): Selection => ({
  anchor: { row: bottom, column: right },
  focus: { row: top, column: left },
})

export const isWithin = ({ top, left, bottom, right }: Range, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

export const sizeOf = ({ top, left, bottom, right }: Range): Size => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
})

export const everyCell = ({ rows, columns }: Size): Range => ({ top: 0, left: 0, bottom: rows - 1, right: columns - 1 })

/** Calls the function for each cell of a range, row by row. */
export function forEachCell({ top, left, bottom, right }: Range, visit: (row: number, column: number) => void): void {
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) visit(row, column)
}

const limit = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Moves a position and stops at the edges. */
export const moveBy = ({ row, column }: Position, rows: number, columns: number, size: Size): Position => ({
  row: limit(row + rows, size.rows),
  column: limit(column + columns, size.columns),
})

export interface MoveKey {
  readonly key: string
  /** Ctrl or ⌘. */
  readonly command: boolean
  readonly shift: boolean
}

/** Where a key moves the focus; undefined for other keys, and for Tab at the end of a row, which leaves the grid. */
export function moveTo(
  from: Position,
  { key, command, shift }: MoveKey,
  size: Size,
  page: number,
): Position | undefined {
  const all = Number.MAX_SAFE_INTEGER
  const step = command ? all : 1
  const moved = (rows: number, columns: number) => moveBy(from, rows, columns, size)
  switch (key) {
    case "ArrowUp":
      return moved(-step, 0)
    case "ArrowDown":
      return moved(step, 0)
    case "ArrowLeft":
      return moved(0, -step)
    case "ArrowRight":
      return moved(0, step)
    case "Home":
      return moved(command ? -all : 0, -all)
    case "End":
      return moved(command ? all : 0, all)
    case "PageUp":
      return moved(-page, 0)
    case "PageDown":
      return moved(page, 0)
    case "Tab": {
      const next = from.column + (shift ? -1 : 1)
      return next < 0 || next >= size.columns ? undefined : { row: from.row, column: next }
    }
    default:
      return undefined
  }
}

/** The same selection after rows were added, removed or sorted: it follows its rows, or stays where it was. */
export function followRows(selection: Selection, before: readonly string[], after: readonly string[]): Selection {
  const follow = ({ row, column }: Position): Position => {
    const found = after.indexOf(before[row] ?? "")
    return { row: found >= 0 ? found : limit(row, after.length), column }
  }
  return { anchor: follow(selection.anchor), focus: follow(selection.focus) }
}
