import { assign, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { bulkEditActors } from "./bulk-edit.actors.ts"
import { type BulkEditContext, type BulkEditEvents, type BulkEditInput, idle } from "./bulk-edit.context.ts"
import type { ChunkOutput } from "./bulk-edit.requests.ts"
import * as rules from "./bulk-edit.rules.ts"
import type { BulkEditDevice } from "./bulk-edit.store.ts"

interface Preview {
  readonly output: readonly rules.PreviewRow[]
}
interface Written {
  readonly output: ChunkOutput
}

/** The machine's actors, actions and guards. */
export const bulkEditSetup = (sdk: AdminSdk, device: BulkEditDevice) =>
  setup({
    types: {
      input: {} as BulkEditInput,
      context: {} as BulkEditContext,
      events: {} as BulkEditEvents,
      tags: {} as "busy",
    },
    actors: bulkEditActors(sdk, device),
    actions: {
      addPreview: assign(({ context }, { output }: Preview) => ({ preview: [...context.preview, ...output] })),
      clearPreview: assign({ preview: [], error: null, isBlocked: false }),
      setError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      createJob: assign(({ context: { change, preview } }) => {
        const job = rules.newJob(crypto.randomUUID(), change, preview)
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
      stopWith: assign((_, stop: BulkEditContext["stop"]) => ({ stop })),
      block: assign({ isBlocked: true }),
      close: assign(({ context: { job } }) => {
        if (job) void device.store.drop(job.id)
        return idle
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
      canPreview: ({ context: { rows, change } }) => rows.length > 0 && rules.changesSomething(change),
      hasNextPage: ({ context: { rows, preview } }, { output }: Preview) =>
        output.length > 0 && preview.length + output.length < rows.length,
      canStart: ({ context: { change, preview } }, typed: string | undefined) =>
        rules.whyNotStart(change, preview, typed) === undefined,
      canRetry: ({ context: { job } }) => job !== null && rules.canRetry(job),
      canRollBack: ({ context: { job } }) => job !== null && rules.whyNotRollBack(job) === undefined,
      isBack: ({ context }) => context.direction === "back",
      isCanceled: ({ context }) => context.stop === "cancel",
      isPaused: ({ context }, { output }: Written) => context.stop === "pause" || output.error !== null,
      hasNextRows: ({ context: { job, direction } }, { output: { entries } }: Written) =>
        job !== null && entries.length > 0 && rules.hasOpenRows(rules.withResults(job, entries), direction),
    },
  })
