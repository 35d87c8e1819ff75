import type { QueryClient } from "@tanstack/react-query"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import type { IconName } from "#ui/icon.tsx"

/**
 * An action on the selected rows of a list, one request per row, that ends when the list is left: for lists of some
 * hundred records, such as collections or tags. What administrators change by the thousand, such as products and orders, has a page
 * with the machine `bulk-job`: it has a preview, sends batches, continues on other pages and after a reload, and can be
 * rolled back later. A list offers one of the two.
 */
export interface BulkAction<Row> {
  /** Label of its button: "Delete". */
  readonly label: string
  readonly icon?: IconName
  readonly isDangerous?: boolean
  /** Texts for a number of rows. */
  readonly texts: (count: number) => {
    /** "Delete 3 collections?" */
    readonly title: string
    readonly consequence: string
    /** "Delete 3 collections" */
    readonly confirm: string
    /** "3 collections deleted" */
    readonly done: string
  }
  run(row: Row): Promise<unknown>
  /** Rows changed at a time; 1 if they change the same other records. */
  readonly concurrency?: number
  /** Reverts `run`; without it, the action can't be undone. */
  undo?(row: Row): Promise<unknown>
  /** Why the action isn't possible for a row; such rows are left out. */
  whyNot?(row: Row): string | undefined
  /** Called with the changed rows, to reload what shows them. */
  refresh(client: QueryClient, rows: readonly Row[]): Promise<unknown>
}

/** A failure whose message is a text for the user, with the names of what wasn't changed. */
export class RowFailure extends Error {}

export interface BulkFailure<Row> {
  readonly row: Row
  readonly error: unknown
}

/** Results by row. Canceling leaves the remaining ones unchanged. */
export interface BulkResult<Row> {
  readonly done: readonly Row[]
  readonly failed: readonly BulkFailure<Row>[]
  readonly canceled: readonly Row[]
}

interface BulkOptions {
  /** Rows at a time. */
  readonly concurrency?: number | undefined
  /** Stops before the next row. Requests already sent are awaited, so that each row's result is known. */
  readonly signal?: AbortSignal
  /** Called after each row with the number of rows that succeeded or failed. */
  readonly onProgress?: (settled: number) => void
}

/** Requests at a time: few enough for other tabs and admins to get through. */
export const CONCURRENCY = 4

/** Runs an action for each row with bounded concurrency; a failure doesn't stop the others. Never rejects. */
export async function runBulk<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { concurrency = CONCURRENCY, signal, onProgress }: BulkOptions = {},
): Promise<BulkResult<Row>> {
  let settled = 0
  const results = await mapConcurrent(rows, concurrency, async (row) => {
    if (signal?.aborted) return { row, state: "canceled" as const }
    try {
      await run(row)
      return { row, state: "done" as const }
    } catch (error) {
      return { row, state: "failed" as const, error }
    } finally {
      settled += 1
      onProgress?.(settled)
    }
  })
  const rowsIn = (state: string) => results.flatMap((result) => (result.state === state ? [result.row] : []))
  return {
    done: rowsIn("done"),
    failed: results.flatMap((result) => (result.state === "failed" ? [{ row: result.row, error: result.error }] : [])),
    canceled: rowsIn("canceled"),
  }
}
