import { batchesOf } from "#lib/batches.ts"
import { sendRows, stopOfReading } from "#machines/kit/send-rows.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import type { CellChange } from "#ui/data-grid/types.ts"
import { settleConflicts } from "./conflicts.ts"
import type { CellFailure, SaveDialog, SaveResult } from "./save-result.ts"

/** Cells that are saved together, with the row as the server has it. */
export interface CellJob<Row> {
  readonly row: Row
  readonly edits: readonly Edit[]
}

/** Requests of one kind. */
export interface CellRequests<Row> {
  readonly jobs: readonly CellJob<Row>[]
  /** What a job adds to the body. */
  readonly bodyOf: (job: CellJob<Row>) => unknown
  readonly send: (jobs: readonly CellJob<Row>[]) => Promise<unknown>
}

interface SaveJob<Row extends object> extends SaveDialog {
  /** Valid edits. */
  readonly edits: readonly Edit[]
  /** Reads the rows of edits; unknown ones are missing. */
  readonly read: (edits: readonly Edit[]) => Promise<ReadonlyMap<string, Row>>
  /** The saved text of a cell. */
  readonly textOf: (row: Row, edit: Edit) => string
  /** The requests that save cells, one kind after the other; a job for each cell. */
  readonly requests: (cells: readonly CellJob<Row>[]) => readonly CellRequests<Row>[]
  /** The cells that a refused job is shown at; all of them without it. */
  readonly failuresOf?: (job: CellJob<Row>, error: ApiError) => readonly CellFailure[]
}

interface SavedCells extends SaveResult {
  /** Cells of rows that were deleted; they are neither saved nor refused. */
  readonly gone: readonly CellChange[]
}

const cellOf = ({ row, column, text }: Edit): CellChange => ({ row, column, text })

const everyCell = <Row>({ edits }: CellJob<Row>, { message }: ApiError): CellFailure[] =>
  edits.map(({ row, column }) => ({ row, column, kind: "refused", detail: message }))

/**
 * Saves cells: reads their rows, asks about cells that someone else changed, then sends the others in batches. Returns
 * null if saving was stopped at the question.
 */
export async function saveCells<Row extends object>(job: SaveJob<Row>): Promise<SavedCells | null> {
  const { edits, read, textOf, requests, failuresOf = everyCell, ask, onProgress } = job
  const settled = await settleConflicts({ edits, read, textOf, ask }).catch((thrown: unknown) =>
    stopOfReading(toApiError(thrown)),
  )
  if (settled === null) return null
  if (typeof settled === "string") return { saved: [], dropped: [], gone: [], failures: [], stop: settled }
  const isSaved = ({ row, edits: rowEdits }: CellJob<Row>) => rowEdits.every((edit) => textOf(row, edit) === edit.text)
  const cells = settled.edits.flatMap((edit): CellJob<Row>[] => {
    const row = settled.present.get(edit.row)
    return row ? [{ row, edits: [edit] }] : []
  })
  const gone = settled.edits.filter(({ row }) => !settled.present.has(row))
  const all = requests(cells.filter((cell) => !isSaved(cell)))
  const count = all.reduce((sum, { jobs }) => sum + jobs.length, 0)
  const saved = cells.filter(isSaved)
  const failures: CellFailure[] = []
  let done = 0
  let stop: SaveResult["stop"]
  for (const { jobs, bodyOf, send } of all) {
    if (stop !== undefined) break
    const result = await sendRows({
      chunks: batchesOf(jobs, { bodyOf }),
      send,
      recheck: async (sent: readonly CellJob<Row>[]) => {
        const now = await read(sent.flatMap((each) => each.edits))
        const rechecked = sent.map((each) => ({ ...each, row: now.get(each.edits[0]?.row ?? "") ?? each.row }))
        return { saved: rechecked.filter(isSaved), unsaved: rechecked.filter((each) => !isSaved(each)) }
      },
      onProgress: (jobsDone) => {
        done += jobsDone
        onProgress(done, count)
      },
    })
    saved.push(...result.saved)
    failures.push(...result.refused.flatMap(({ row, error }) => failuresOf(row, error)))
    stop = result.stop
  }
  return {
    saved: saved.flatMap((each) => each.edits.map(cellOf)),
    dropped: settled.dropped,
    gone: gone.map(cellOf),
    failures,
    stop,
  }
}

/** Ids of one request. */
const IDS = 100

/** Reads rows by id, at most 100 at once; each once. */
export async function readRows<Row extends { readonly id: string }>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<ReadonlyMap<string, Row>> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, Row>()
  for (let at = 0; at < wanted.length; at += IDS)
    for (const row of await load(wanted.slice(at, at + IDS))) found.set(row.id, row)
  return found
}
