import { fromCallback, fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import type { BulkJob, Direction, JobTypes } from "./bulk-job.rules.ts"
import type { ChunkOutput, JobKind, PreviewInput } from "./job-kind.ts"
import type { BulkJobDevice } from "./job-store.ts"

export function bulkJobActors<T extends JobTypes>(kind: JobKind<T>, { store, lock }: BulkJobDevice<T>) {
  const nothing: ChunkOutput<T> = { entries: [], error: null }
  return {
    preview: fromAbortable((options: { input: PreviewInput<T>; signal: AbortSignal }) =>
      kind.preview(options.input, options.signal),
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
    writeChunk: fromPromise<ChunkOutput<T>, { job: BulkJob<T> | null; direction: Direction }>(
      async ({ input: { job, direction }, signal }) =>
        job ? kind.write({ job, direction, signal, save: (entries) => store.save(job.id, entries) }) : nothing,
    ),
    settle: fromPromise<ChunkOutput<T>, BulkJob<T> | null>(async ({ input: job }) => {
      if (!job?.results.some(({ state }) => state === "sent")) return nothing
      const entries = await kind.readSent(job).catch(() => [])
      await store.save(job.id, entries)
      return { entries, error: null }
    }),
  }
}
