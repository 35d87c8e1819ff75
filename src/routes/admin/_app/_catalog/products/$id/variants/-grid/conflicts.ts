import { cellKey, type Edit } from "#ui/data-grid/edits.ts"
import type { CellChange } from "#ui/data-grid/types.ts"
import type { ColumnRules } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"

/** A cell that you and someone else changed. */
export interface CellConflict extends Pick<CellChange, "row" | "column"> {
  readonly yours: string
  readonly theirs: string
}

/** The cells whose saved text isn't the one that the edit was based on, and isn't the new text either. */
export const conflictsOf = (
  edits: readonly Edit[],
  present: ReadonlyMap<string, GridVariant>,
  rules: (column: string) => ColumnRules,
): readonly CellConflict[] =>
  edits.flatMap(({ row, column, base, text }) => {
    const variant = present.get(row)
    const theirs = variant && rules(column).textOf(variant)
    return theirs === undefined || theirs === base || theirs === text ? [] : [{ row, column, yours: text, theirs }]
  })

/** The edits without those whose conflict the other's text wins. */
export function withoutTheirs(edits: readonly Edit[], theirs: readonly CellConflict[]): readonly Edit[] {
  const lost = new Set(theirs.map(({ row, column }) => cellKey(row, column)))
  return edits.filter(({ row, column }) => !lost.has(cellKey(row, column)))
}
