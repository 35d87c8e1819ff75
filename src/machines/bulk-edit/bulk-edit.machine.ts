import { type ActorRefFrom, assign, type SnapshotFrom } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { idle } from "./bulk-edit.context.ts"
import { bulkEditSetup } from "./bulk-edit.setup.ts"
import { type BulkEditDevice, noDevice } from "./bulk-edit.store.ts"

/**
 * Changes many products: chunk by chunk, dividing refused ones down to the rows that the server refuses. Every row's
 * former values are kept, so that the job can be rolled back, and continued after a reload.
 */
export const createBulkEditMachine = (sdk: AdminSdk, device: BulkEditDevice = noDevice) =>
  bulkEditSetup(sdk, device).createMachine({
    id: "bulkEdit",
    context: ({ input: { rows, change = {}, job = null } }) => ({ ...idle, rows, change: job?.change ?? change, job }),
    initial: "choosing",
    states: {
      choosing: {
        always: [
          { guard: "isRolledBack", target: "rolledBack" },
          { guard: "isFinished", target: "settling" },
          { guard: "hasJob", target: "interrupted" },
        ],
        on: {
          "change.set": { actions: assign(({ event }) => ({ change: event.change, error: null })) },
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
              input: ({ context: { rows, change, preview } }) => ({ rows, change, loaded: preview.length }),
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
                target: "#bulkEdit.choosing",
                actions: ["clearPreview", { type: "setError", params: ({ event }) => event }],
              },
            },
          },
          ready: {
            on: {
              "job.start": {
                guard: { type: "canStart", params: ({ event }) => event.typed },
                target: "#bulkEdit.working",
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
                { guard: "hasJob", target: "#bulkEdit.interrupted", actions: "block" },
                { target: "#bulkEdit.previewing.ready", actions: "block" },
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
                  target: "#bulkEdit.settling",
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
                { target: "#bulkEdit.settling", actions: { type: "addResults", params: ({ event }) => event } },
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
                { target: "#bulkEdit.rolledBack", actions: { type: "addResults", params: ({ event }) => event } },
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
              "job.cancel": "#bulkEdit.settling",
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

export type BulkEditMachine = ReturnType<typeof createBulkEditMachine>
export type BulkEditRef = ActorRefFrom<BulkEditMachine>
export type BulkEditSnapshot = SnapshotFrom<BulkEditMachine>
