import type { StopReason } from "#machines/kit/send-rows.ts"
import type { CellChange, CellId } from "#ui/data-grid/types.ts"
import type { CellConflict } from "./conflicts.ts"

/** Why a cell wasn't saved. */
export interface CellFailure extends CellId {
  readonly kind: "taken" | "refused" | "gone" | "locked" | "shared"
  /** The value that is taken, or the server's message. */
  readonly detail: string
}

export interface SaveResult {
  /** Cells that the server has now, with their texts. */
  readonly saved: readonly CellChange[]
  /** Cells in which the other's text was kept, with the texts that were dropped. */
  readonly dropped: readonly CellChange[]
  readonly failures: readonly CellFailure[]
  /** Why cells are left that were neither saved nor refused. */
  readonly stop?: StopReason | undefined
}

/** How a grid asks and reports while it saves. */
export interface SaveDialog {
  /** Returns the conflicts in which the other's text is kept; null stops saving. */
  readonly ask: (conflicts: readonly CellConflict[]) => Promise<readonly CellConflict[] | null>
  readonly onProgress: (done: number, all: number) => void
}
