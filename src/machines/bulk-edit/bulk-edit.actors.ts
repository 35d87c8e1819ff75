import { fromCallback, fromPromise } from "xstate"
import { MAX_ROWS } from "#lib/batches.ts"
import { mapConcurrent } from "#lib/bounded.ts"
import { fromAbortable } from "#machines/abortable.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { Chunk, type ChunkOutput, readProducts, readSent } from "./bulk-edit.requests.ts"
import {
  type BulkChange,
  type BulkJob,
  type BulkRow,
  type Direction,
  type PreviewRow,
  previewOf,
} from "./bulk-edit.rules.ts"
import type { BulkEditDevice } from "./bulk-edit.store.ts"

/** Requests at a time while the preview is loading. */
const CONCURRENCY = 4
/** Rows that one step of the preview loads. */
const PREVIEW_ROWS = CONCURRENCY * MAX_ROWS

const nothing: ChunkOutput = { entries: [], error: null }

/** Loads the next rows of the preview. */
async function loadPreview(
  sdk: AdminSdk,
  { rows, change, loaded }: { rows: readonly BulkRow[]; change: BulkChange; loaded: number },
  signal: AbortSignal,
): Promise<readonly PreviewRow[]> {
  const next = rows.slice(loaded, loaded + PREVIEW_ROWS)
  const pages = Array.from({ length: Math.ceil(next.length / MAX_ROWS) }, (_, page) =>
    next.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS),
  )
  const previews = await mapConcurrent(pages, CONCURRENCY, async (page) => {
    const ids = page.map(({ id }) => id)
    const found = await readProducts(sdk, ids, change, signal)
    return page.map((row) => previewOf(row, found.get(row.id), change))
  })
  return previews.flat()
}

export const bulkEditActors = (sdk: AdminSdk, { store, lock }: BulkEditDevice) => ({
  preview: fromAbortable((options: { input: Parameters<typeof loadPreview>[1]; signal: AbortSignal }) =>
    loadPreview(sdk, options.input, options.signal),
  ),
  /** Holds the lock while it runs. */
  lock: fromCallback(({ sendBack }) => {
    let isStopped = false
    let release: (() => void) | undefined
    void lock.hold().then((granted) => {
      if (isStopped) return granted?.()
      release = granted
      sendBack({ type: granted ? "lock.granted" : "lock.refused" })
    })
    return () => {
      isStopped = true
      release?.()
    }
  }),
  /** Requests that were sent are awaited; after a stop, no more are sent. */
  writeChunk: fromPromise<ChunkOutput, { job: BulkJob | null; direction: Direction }>(
    async ({ input: { job, direction }, signal }) =>
      job ? new Chunk({ job, direction, sdk, signal, save: (entries) => store.save(job.id, entries) }).run() : nothing,
  ),
  settle: fromPromise<ChunkOutput, BulkJob | null>(async ({ input: job }) => {
    if (!job) return nothing
    const entries = await readSent(sdk, job).catch(() => [])
    await store.save(job.id, entries)
    return { entries, error: null }
  }),
})
