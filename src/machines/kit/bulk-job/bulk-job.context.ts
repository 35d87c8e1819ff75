import type { ApiError } from "#sdk/error.ts"
import type { BulkJob, BulkRow, Direction, JobTypes } from "./bulk-job.rules.ts"

export interface BulkJobInput<T extends JobTypes> {
  readonly rows: readonly BulkRow[]
  readonly change?: T["change"]
  /** A job that a reload has interrupted, or whose result hasn't been closed. */
  readonly job?: BulkJob<T> | undefined
}

export interface BulkJobContext<T extends JobTypes> {
  readonly rows: readonly BulkRow[]
  readonly change: T["change"]
  /** The rows loaded so far. */
  readonly preview: readonly T["preview"][]
  readonly job: BulkJob<T> | null
  readonly direction: Direction
  /** What happens when the requests in flight are done. */
  readonly stop: "pause" | "cancel" | null
  /** Another tab runs a job. */
  readonly isBlocked: boolean
  readonly error: ApiError | null
}

export type BulkJobEvents<T extends JobTypes> =
  /** Sets what the job does, and to which rows if they change too. */
  | { type: "change.set"; change: T["change"]; rows?: readonly BulkRow[] }
  | { type: "preview.load" | "preview.leave" }
  /** `typed`: the number of rows to delete, as it was typed. */
  | { type: "job.start"; typed?: string }
  | { type: "job.pause" | "job.resume" | "job.cancel" | "job.retry" | "job.rollBack" | "job.close" }
  | { type: "lock.granted" | "lock.refused" }

/** The context of a job at its start; `nothing` is a change that does nothing. */
export const startOf = <T extends JobTypes>(
  nothing: T["change"],
  { rows, change, job }: BulkJobInput<T>,
): BulkJobContext<T> => ({ ...idle<T>(job?.change ?? change ?? nothing), rows, job: job ?? null })

/** Nothing chosen. */
export const idle = <T extends JobTypes>(change: T["change"]): BulkJobContext<T> => ({
  rows: [],
  change,
  preview: [],
  job: null,
  stop: null,
  isBlocked: false,
  error: null,
  direction: "forward",
})
