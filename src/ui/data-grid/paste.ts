import type { Block } from "./clipboard.ts"
import { forEachCell, sizeOf } from "./selection.ts"
import type { Range, Size } from "./types.ts"

interface PlacedText {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** Copied texts without a cell: those of copied row `line`, or only its last ones. Lines and columns count from 1. */
interface Leftover {
  readonly line: number
  readonly column: number
  readonly texts: readonly string[]
}

export interface PastePlan {
  readonly cells: readonly PlacedText[]
  /** The cells that are selected afterwards. */
  readonly range: Range
  /** What doesn't fit into the grid. */
  readonly leftovers: readonly Leftover[]
}

const widthOf = (block: Block) => Math.max(0, ...block.map(({ length }) => length))

/** How often the copied cells fit into the selection; 1 unless they fill it exactly. */
const repeats = (selected: number, copied: number) => (selected % copied === 0 ? selected / copied : 1)

/**
 * Plans where copied cells go: at the first selected cell; a selection that is a multiple of the copied cells is filled
 * with them. Rows that are shorter than others leave the cells behind them unchanged.
 */
export function planPaste(block: Block, selected: Range, size: Size): PastePlan {
  const copied: Size = { rows: block.length, columns: widthOf(block) }
  const { top, left } = selected
  if (copied.rows === 0 || copied.columns === 0) return { cells: [], range: selected, leftovers: [] }
  const chosen = sizeOf(selected)
  const rows = copied.rows * repeats(chosen.rows, copied.rows)
  const columns = copied.columns * repeats(chosen.columns, copied.columns)
  const range: Range = {
    top,
    left,
    bottom: Math.min(top + rows, size.rows) - 1,
    right: Math.min(left + columns, size.columns) - 1,
  }
  const cells: PlacedText[] = []
  forEachCell(range, (row, column) => {
    const text = block[(row - top) % copied.rows]?.[(column - left) % copied.columns]
    if (text !== undefined) cells.push({ row, column, text })
  })
  const fitting = size.columns - left
  const leftovers = block.flatMap((texts, index): Leftover[] => {
    if (top + index >= size.rows) return [{ line: index + 1, column: 1, texts }]
    const rest = texts.slice(fitting)
    return rest.length > 0 ? [{ line: index + 1, column: fitting + 1, texts: rest }] : []
  })
  return { cells, range, leftovers }
}
