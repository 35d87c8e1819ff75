import { assign, setup } from "xstate"
import { toApiError } from "#sdk/error.ts"
import { bulkJobActors } from "./bulk-job.actors.ts"
import { type BulkJobContext, type BulkJobEvents, type BulkJobInput, idle } from "./bulk-job.context.ts"
import * as rules from "./bulk-job.rules.ts"
import type { ChunkOutput, JobKind } from "./job-kind.ts"
import type { BulkJobDevice } from "./job-store.ts"

/** The machine's actors, actions and guards. */
export function bulkJobSetup<T extends rules.JobTypes>(kind: JobKind<T>, device: BulkJobDevice<T>) {
  interface Preview {
    readonly output: readonly T["preview"][]
  }
  interface Written {
    readonly output: ChunkOutput<T>
  }
  type Context = BulkJobContext<T>
  return setup({
    types: {
      input: {} as BulkJobInput<T>,
      context: {} as Context,
      events: {} as BulkJobEvents<T>,
      tags: {} as "busy",
    },
    actors: bulkJobActors(kind, device),
    actions: {
      addPreview: assign(({ context }, { output }: Preview) => ({ preview: [...context.preview, ...output] })),
      clearPreview: assign({ preview: [], error: null, isBlocked: false }),
      setError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      createJob: assign(({ context: { change, preview } }) => {
        const job = kind.newJob(crypto.randomUUID(), change, preview)
        void device.store.create(job)
        return { job, preview: [] }
      }),
      addResults: assign(({ context: { job } }, { output }: Written) => ({
        job: job && rules.withResults(job, output.entries),
        error: output.error,
      })),
      retryFailed: assign(({ context: { job } }) => {
        if (!job) return {}
        const entries = rules.retryEntries(job)
        void device.store.save(job.id, entries)
        return { job: rules.withResults(job, entries) }
      }),
      turn: assign((_, direction: rules.Direction) => ({ direction, isBlocked: false, error: null })),
      stopWith: assign((_, stop: Context["stop"]) => ({ stop })),
      block: assign({ isBlocked: true }),
      close: assign(({ context: { job } }) => {
        if (job) void device.store.drop(job.id)
        return idle<T>(kind.nothing)
      }),
    },
    guards: {
      hasJob: ({ context }) => context.job !== null,
      isRolledBack: ({ context: { job } }) => job !== null && rules.isRolledBack(job),
      // A job that is being rolled back doesn't go on to its other rows.
      isFinished: ({ context: { job } }) =>
        job !== null && (rules.isRollingBack(job) || !rules.hasOpenRows(job, "forward")),
      isComplete: ({ context: { job } }, { output: { entries } }: Written) =>
        job !== null && rules.isComplete(rules.withResults(job, entries)),
      canPreview: ({ context: { rows, change } }) => rows.length > 0 && kind.changesSomething(change),
      hasNextPage: ({ context: { rows, preview } }, { output }: Preview) =>
        output.length > 0 && preview.length + output.length < rows.length,
      canStart: ({ context: { change, preview } }, typed: string | undefined) =>
        kind.whyNotStart(change, preview, typed) === undefined,
      canRetry: ({ context: { job } }) => job !== null && rules.canRetry(job),
      canRollBack: ({ context: { job } }) => job !== null && kind.whyNotRollBack(job) === undefined,
      isBack: ({ context }) => context.direction === "back",
      isCanceled: ({ context }) => context.stop === "cancel",
      isPaused: ({ context }, { output }: Written) => context.stop === "pause" || output.error !== null,
      hasNextRows: ({ context: { job, direction } }, { output: { entries } }: Written) =>
        job !== null && entries.length > 0 && rules.hasOpenRows(rules.withResults(job, entries), direction),
    },
  })
}
