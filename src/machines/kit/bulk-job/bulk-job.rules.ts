import { MAX_ROWS } from "#lib/batches.ts"

/** What the jobs of one kind work with. All of it is kept as JSON. */
export interface JobTypes {
  /** What a job does to its rows. */
  readonly change: unknown
  /** A row's state before and after the change. */
  readonly values: unknown
  /** Why a row failed, or wasn't rolled back. */
  readonly reason: { readonly kind: string }
  /** A row of the preview. */
  readonly preview: BulkRow
}

export interface BulkRow {
  readonly id: string
  readonly title: string
}

/**
 * Result of a row. `sent`: the request was sent, but its result isn't known yet. `same`: it needed no request. `kept`: it
 * wasn't rolled back. A failed row of which a part was done has its values before and after the request in `sent`.
 */
export type RowResult<T extends JobTypes> =
  | { readonly state: "waiting" | "restored" | "same" }
  | { readonly state: "sent" | "done"; readonly before: T["values"]; readonly after: T["values"] }
  | { readonly state: "failed"; readonly reason: T["reason"]; readonly sent?: SentValues<T> }
  | {
      readonly state: "kept"
      readonly reason: T["reason"]
      readonly before: T["values"]
      readonly after: T["values"]
    }
interface SentValues<T extends JobTypes> {
  readonly before: T["values"]
  readonly after: T["values"]
}
export type Entry<T extends JobTypes> = readonly [index: number, result: RowResult<T>]

/** A job with the result of each row, in the order of the rows. */
export interface BulkJob<T extends JobTypes> {
  readonly id: string
  /** Id of its kind. */
  readonly kind: string
  readonly change: T["change"]
  readonly rows: readonly BulkRow[]
  readonly results: readonly RowResult<T>[]
  /** Number of selected rows that were left out because of their preview. */
  readonly leftOut: number
  /** These rows with the reasons, if the kind keeps them for the result. */
  readonly leftOutRows?: readonly (BulkRow & { readonly reason: T["reason"] })[]
}

type RowState = RowResult<JobTypes>["state"]
/** The part of a job that its progress depends on. */
interface Results {
  readonly results: readonly Progress[]
}
interface Progress {
  readonly state: RowState
  readonly sent?: object
}

/** A job for these rows that hasn't started. */
export function newJob<T extends JobTypes>(options: Omit<BulkJob<T>, "results">): BulkJob<T> {
  const rows = options.rows.map(({ id, title }) => ({ id, title }))
  return { ...options, rows, results: rows.map(() => ({ state: "waiting" })) }
}

export function withResults<T extends JobTypes>(job: BulkJob<T>, entries: readonly Entry<T>[]): BulkJob<T> {
  const results = [...job.results]
  for (const [index, result] of entries) results[index] = result
  return { ...job, results }
}

/** Number of rows by state. */
export function countsOf({ results }: Results): Readonly<Record<RowState, number>> {
  const counts = { waiting: 0, restored: 0, same: 0, sent: 0, done: 0, failed: 0, kept: 0 }
  for (const { state } of results) counts[state] += 1
  return counts
}

export type Direction = "forward" | "back"

/** Whether a row was changed, at least in part. */
const isChanged = ({ state, sent }: Progress): boolean => state === "done" || (state === "failed" && sent !== undefined)

const isOpen = (row: Progress, direction: Direction): boolean =>
  row.state === "sent" || (direction === "forward" ? row.state === "waiting" : isChanged(row))

/** Indexes of the next rows to change, or to roll back. */
export function nextRows({ results }: Results, direction: Direction, limit = MAX_ROWS): readonly number[] {
  const indexes: number[] = []
  for (const [index, result] of results.entries()) {
    if (indexes.length >= limit) break
    if (isOpen(result, direction)) indexes.push(index)
  }
  return indexes
}
export const hasOpenRows = ({ results }: Results, direction: Direction): boolean =>
  results.some((result) => isOpen(result, direction))

/** How many of a job's rows are settled, and how many there are to settle. */
export function progressOf(job: Results, direction: Direction): { readonly settled: number; readonly total: number } {
  const { waiting, sent, restored, kept } = countsOf(job)
  if (direction === "forward") return { settled: job.results.length - waiting - sent, total: job.results.length }
  return { settled: restored + kept, total: restored + kept + sent + job.results.filter(isChanged).length }
}

/** Entries that let failed rows be tried again. */
export const retryEntries = <T extends JobTypes>({ results }: BulkJob<T>): readonly Entry<T>[] =>
  results.flatMap((result, index): Entry<T>[] => {
    if (result.state !== "failed") return []
    return [[index, result.sent ? { ...result.sent, state: "sent" } : { state: "waiting" }]]
  })

/** Whether some rows failed, or weren't tried. */
export const canRetry = (job: Results): boolean =>
  hasOpenRows(job, "forward") || job.results.some(({ state }) => state === "failed")

/** Whether every row is as wanted. */
export const isComplete = ({ results }: Results): boolean =>
  results.every(({ state }) => state === "done" || state === "same")

/** Whether a roll back has started: some rows were restored, or couldn't be. */
export const isRollingBack = ({ results }: Results): boolean =>
  results.some(({ state }) => state === "restored" || state === "kept")

/** Whether every changed row was rolled back, or kept for a reason. */
export const isRolledBack = (job: Results): boolean => isRollingBack(job) && !canBeRestored(job)

/** Whether some rows were changed, or may have been. */
export const canBeRestored = ({ results }: Results): boolean =>
  results.some((result) => result.state === "sent" || isChanged(result))
