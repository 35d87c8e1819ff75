import type { ApiError } from "#sdk/error.ts"
import type { BulkJob, BulkRow, Direction, Entry, JobTypes } from "./bulk-job.rules.ts"

/** Results of some rows; with an error, the job pauses and its other rows stay as they are. */
export interface ChunkOutput<T extends JobTypes> {
  readonly entries: readonly Entry<T>[]
  readonly error: ApiError | null
}

export interface PreviewInput<T extends JobTypes> {
  readonly rows: readonly BulkRow[]
  readonly change: T["change"]
  /** The rows loaded so far: the first of `rows`. */
  readonly preview: readonly T["preview"][]
}

export interface ChunkOptions<T extends JobTypes> {
  readonly job: BulkJob<T>
  readonly direction: Direction
  /** Saves results before and after the requests, so that a reload can continue. */
  readonly save: (entries: readonly Entry<T>[]) => Promise<void>
  readonly signal?: AbortSignal
}

/** What distinguishes one kind of bulk job: its rules and its requests. */
export interface JobKind<T extends JobTypes> {
  /** Id of the machine. */
  readonly id: string
  /** A change that does nothing. */
  readonly nothing: T["change"]
  changesSomething(change: T["change"]): boolean
  /** Loads the preview of the next rows; none if all are loaded. */
  preview(input: PreviewInput<T>, signal: AbortSignal): Promise<readonly T["preview"][]>
  newJob(id: string, change: T["change"], preview: readonly T["preview"][]): BulkJob<T>
  whyNotStart(change: T["change"], preview: readonly T["preview"][], typed: string | undefined): string | undefined
  whyNotRollBack(job: BulkJob<T>): string | undefined
  /** Changes the next rows, or rolls them back. Reads them first, so that no row is changed twice. Never rejects. */
  write(options: ChunkOptions<T>): Promise<ChunkOutput<T>>
  /** Reads the rows whose request had no response, and returns whether it was executed. */
  readSent(job: BulkJob<T>): Promise<readonly Entry<T>[]>
}
