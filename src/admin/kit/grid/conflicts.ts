import { cellKey, type Edit } from "#ui/data-grid/edits.ts"
import type { CellChange, CellId } from "#ui/data-grid/types.ts"

/** A cell that you and someone else changed. */
export interface CellConflict extends CellId {
  readonly yours: string
  readonly theirs: string
}

interface ConflictJob<Row extends object> {
  readonly edits: readonly Edit[]
  /** Reads the rows of the edits; unknown ones are missing. */
  readonly read: (edits: readonly Edit[]) => Promise<ReadonlyMap<string, Row>>
  /** The saved text of a cell. */
  readonly textOf: (row: Row, edit: Edit) => string
  /** Returns the conflicts in which the other's text is kept; null stops saving. */
  readonly ask: (conflicts: readonly CellConflict[]) => Promise<readonly CellConflict[] | null>
}

interface Settled<Row extends object> {
  /** The rows as they are saved now. */
  readonly present: ReadonlyMap<string, Row>
  /** The edits without those whose conflict the other's text wins. */
  readonly edits: readonly Edit[]
  /** Cells in which the other's text was kept, with the texts that were dropped. */
  readonly dropped: readonly CellChange[]
}

/** The cells whose saved text isn't the one that the edit was based on, and isn't the new text either. */
const conflictsOf = <Row extends object>({ edits, textOf }: ConflictJob<Row>, present: ReadonlyMap<string, Row>) =>
  edits.flatMap((edit): CellConflict[] => {
    const { row, column, base, text } = edit
    const saved = present.get(row)
    const theirs = saved && textOf(saved, edit)
    return theirs === undefined || theirs === base || theirs === text ? [] : [{ row, column, yours: text, theirs }]
  })

/**
 * Reads the rows of the edits and asks about cells that someone else changed too, again for those that change while it
 * asks. Returns null if saving was stopped; throws the error of reading.
 */
export async function settleConflicts<Row extends object>(job: ConflictJob<Row>): Promise<Settled<Row> | null> {
  const answered = new Map<string, string>()
  const kept = new Map<string, CellConflict>()
  for (;;) {
    // Reads again after an answer, because the question may have been open for long.
    const present = await job.read(job.edits)
    const isOpen = ({ row, column, theirs }: CellConflict) => answered.get(cellKey(row, column)) !== theirs
    const conflicts = conflictsOf(job, present).filter(isOpen)
    if (conflicts.length === 0) {
      const edits = job.edits.filter(({ row, column }) => !kept.has(cellKey(row, column)))
      const dropped = [...kept.values()].map(({ row, column, yours }) => ({ row, column, text: yours }))
      return { present, edits, dropped }
    }
    const answer = await job.ask(conflicts)
    if (answer === null) return null
    for (const { row, column, theirs } of conflicts) {
      answered.set(cellKey(row, column), theirs)
      kept.delete(cellKey(row, column))
    }
    for (const conflict of answer) kept.set(cellKey(conflict.row, conflict.column), conflict)
  }
}
