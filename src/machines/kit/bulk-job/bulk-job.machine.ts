import { type ActorRefFrom, assign, type SnapshotFrom } from "xstate"
import { startOf } from "./bulk-job.context.ts"
import type { JobTypes } from "./bulk-job.rules.ts"
import { bulkJobSetup } from "./bulk-job-setup.ts"
import type { JobKind } from "./job-kind.ts"
import { type BulkJobDevice, noDevice } from "./job-store.ts"

/** Changes many rows chunk by chunk, after a preview. Keeps every row's result and former values, to continue or roll back. */
export function createBulkJobMachine<T extends JobTypes>(kind: JobKind<T>, device: BulkJobDevice<T> = noDevice) {
  const stateId = (state: string) => `#${kind.id}.${state}`
  return bulkJobSetup(kind, device).createMachine({
    id: kind.id,
    context: ({ input }) => startOf(kind.nothing, input),
    initial: "choosing",
    states: {
      choosing: {
        always: [
          { guard: "isRolledBack", target: "rolledBack" },
          { guard: "isFinished", target: "settling" },
          { guard: "hasJob", target: "interrupted" },
        ],
        on: {
          "change.set": {
            actions: assign(({ context, event: { change, rows = context.rows } }) => ({ change, rows, error: null })),
          },
          "preview.load": { guard: "canPreview", target: "previewing", actions: "clearPreview" },
        },
      },
      previewing: {
        initial: "loading",
        on: { "preview.leave": { target: "choosing", actions: "clearPreview" } },
        states: {
          loading: {
            tags: "busy",
            invoke: {
              src: "preview",
              input: ({ context: { rows, change, preview } }) => ({ rows, change, preview }),
              onDone: [
                {
                  guard: { type: "hasNextPage", params: ({ event }) => event },
                  target: "loading",
                  reenter: true,
                  actions: { type: "addPreview", params: ({ event }) => event },
                },
                { target: "ready", actions: { type: "addPreview", params: ({ event }) => event } },
              ],
              onError: {
                target: stateId("choosing"),
                actions: ["clearPreview", { type: "setError", params: ({ event }) => event }],
              },
            },
          },
          ready: {
            on: {
              "job.start": {
                guard: { type: "canStart", params: ({ event }) => event.typed },
                target: stateId("working"),
                actions: { type: "turn", params: "forward" },
              },
            },
          },
        },
      },
      /** Holds the lock: one job at a time in all tabs of the browser. */
      working: {
        initial: "waiting",
        invoke: { src: "lock" },
        exit: { type: "stopWith", params: null },
        states: {
          waiting: {
            tags: "busy",
            on: {
              "lock.granted": [
                { guard: "isBack", target: "rollingBack" },
                { guard: "hasJob", target: "running" },
                { target: "running", actions: "createJob" },
              ],
              "lock.refused": [
                { guard: "hasJob", target: stateId("interrupted"), actions: "block" },
                { target: stateId("previewing.ready"), actions: "block" },
              ],
            },
          },
          running: {
            tags: "busy",
            on: {
              "job.pause": { actions: { type: "stopWith", params: "pause" } },
              "job.cancel": { actions: { type: "stopWith", params: "cancel" } },
            },
            invoke: {
              src: "writeChunk",
              input: ({ context: { job, direction } }) => ({ job, direction }),
              onDone: [
                {
                  guard: "isCanceled",
                  target: stateId("settling"),
                  actions: { type: "addResults", params: ({ event }) => event },
                },
                {
                  guard: { type: "isPaused", params: ({ event }) => event },
                  target: "paused",
                  actions: { type: "addResults", params: ({ event }) => event },
                },
                {
                  guard: { type: "hasNextRows", params: ({ event }) => event },
                  target: "running",
                  reenter: true,
                  actions: { type: "addResults", params: ({ event }) => event },
                },
                { target: stateId("settling"), actions: { type: "addResults", params: ({ event }) => event } },
              ],
            },
          },
          rollingBack: {
            tags: "busy",
            on: { "job.pause": { actions: { type: "stopWith", params: "pause" } } },
            invoke: {
              src: "writeChunk",
              input: ({ context: { job, direction } }) => ({ job, direction }),
              onDone: [
                {
                  guard: { type: "isPaused", params: ({ event }) => event },
                  target: "paused",
                  actions: { type: "addResults", params: ({ event }) => event },
                },
                {
                  guard: { type: "hasNextRows", params: ({ event }) => event },
                  target: "rollingBack",
                  reenter: true,
                  actions: { type: "addResults", params: ({ event }) => event },
                },
                { target: stateId("rolledBack"), actions: { type: "addResults", params: ({ event }) => event } },
              ],
            },
          },
          paused: {
            entry: { type: "stopWith", params: null },
            on: {
              "job.resume": [{ guard: "isBack", target: "rollingBack" }, { target: "running" }],
              "job.rollBack": {
                guard: "canRollBack",
                target: "rollingBack",
                actions: { type: "turn", params: "back" },
              },
              "job.cancel": stateId("settling"),
            },
          },
        },
      },
      /** Reads the rows whose request had no response. */
      settling: {
        tags: "busy",
        invoke: {
          src: "settle",
          input: ({ context }) => context.job,
          onDone: [
            {
              guard: { type: "isComplete", params: ({ event }) => event },
              target: "succeeded",
              actions: { type: "addResults", params: ({ event }) => event },
            },
            { target: "partial", actions: { type: "addResults", params: ({ event }) => event } },
          ],
        },
      },
      succeeded: {
        on: {
          "job.rollBack": { guard: "canRollBack", target: "working", actions: { type: "turn", params: "back" } },
          "job.close": { target: "choosing", actions: "close" },
        },
      },
      /** Rows failed or were left unchanged; each has a reason. */
      partial: {
        on: {
          "job.retry": {
            guard: "canRetry",
            target: "working",
            actions: ["retryFailed", { type: "turn", params: "forward" }],
          },
          "job.rollBack": { guard: "canRollBack", target: "working", actions: { type: "turn", params: "back" } },
          "job.close": { target: "choosing", actions: "close" },
        },
      },
      rolledBack: { on: { "job.close": { target: "choosing", actions: "close" } } },
      /** A reload stopped the job, or another tab holds the lock. Continuing reads every row before it is sent. */
      interrupted: {
        on: {
          "job.resume": { target: "working", actions: { type: "turn", params: "forward" } },
          "job.rollBack": { guard: "canRollBack", target: "working", actions: { type: "turn", params: "back" } },
          "job.close": { target: "choosing", actions: "close" },
        },
      },
    },
  })
}

type BulkJobMachine<T extends JobTypes> = ReturnType<typeof createBulkJobMachine<T>>
export type BulkJobRef<T extends JobTypes> = ActorRefFrom<BulkJobMachine<T>>
export type BulkJobSnapshot<T extends JobTypes> = SnapshotFrom<BulkJobMachine<T>>
