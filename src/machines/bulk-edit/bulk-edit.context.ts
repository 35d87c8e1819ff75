import type { ApiError } from "#sdk/error.ts"
import type { BulkChange, BulkJob, BulkRow, Direction, PreviewRow } from "./bulk-edit.rules.ts"

export interface BulkEditInput {
  readonly rows: readonly BulkRow[]
  readonly change?: BulkChange
  /** A job that a reload has interrupted, or whose result hasn't been closed. */
  readonly job?: BulkJob | undefined
}

export interface BulkEditContext {
  readonly rows: readonly BulkRow[]
  readonly change: BulkChange
  /** The rows loaded so far. */
  readonly preview: readonly PreviewRow[]
  readonly job: BulkJob | null
  readonly direction: Direction
  /** What happens when the requests in flight are done. */
  readonly stop: "pause" | "cancel" | null
  /** Another tab runs a bulk edit. */
  readonly isBlocked: boolean
  readonly error: ApiError | null
}

export type BulkEditEvents =
  | { type: "change.set"; change: BulkChange }
  | { type: "preview.load" | "preview.leave" }
  /** `typed`: the number of products to delete, as it was typed. */
  | { type: "job.start"; typed?: string }
  | { type: "job.pause" | "job.resume" | "job.cancel" | "job.retry" | "job.rollBack" | "job.close" }
  | { type: "lock.granted" | "lock.refused" }

const empty = { rows: [], change: {}, preview: [], job: null, stop: null, isBlocked: false, error: null }

/** Nothing chosen. */
export const idle: BulkEditContext = { ...empty, direction: "forward" }
