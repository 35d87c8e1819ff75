import { assign, type SnapshotFrom } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ImportProgress } from "./find-import.ts"
import { type ImportOutcome, nothing, type ReadSheet } from "./product-import.context.ts"
import { startOf } from "./product-import.rules.ts"
import { productImportSetup } from "./product-import-setup.ts"

const failure = { type: "setFailure", params: ({ event }: { event: { error: unknown } }) => event } as const
type Told = { event: { output: ImportProgress } }
const is = (wanted: ImportProgress) =>
  ({ type: "is", params: ({ event }: Told) => ({ now: event.output, wanted }) }) as const

/**
 * Imports products from a CSV file. The file is checked and compared with the shop before anything is sent; the server
 * then reads it, and imports it once confirmed. It is never confirmed twice: after a lost response, the machine looks for
 * the import and its notification.
 */
export const createProductImportMachine = (sdk: AdminSdk, read?: ReadSheet) =>
  productImportSetup(sdk, read).createMachine({
    id: "productImport",
    context: ({ input: { resume = null } }) => ({ ...nothing, resume }),
    initial: "idle",
    on: {
      agree: {
        actions: assign(({ context, event: { to, value } }) => ({ agreed: { ...context.agreed, [to]: value } })),
      },
    },
    states: {
      idle: {
        always: { guard: "mayResume", target: "resuming" },
        on: { "file.choose": { target: "reading", actions: "choose" } },
      },
      resuming: {
        tags: "busy",
        invoke: {
          src: "resume",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "is", params: ({ event }) => ({ now: event.output.progress, wanted: "gone" }) },
              target: "failed",
              actions: "expire",
            },
            {
              guard: { type: "is", params: ({ event }) => ({ now: event.output.progress, wanted: "waiting" }) },
              target: "awaitingConfirm",
              actions: assign(({ event }) => ({ prepared: event.output.prepared })),
            },
            { target: "running", actions: assign(({ event }) => ({ prepared: event.output.prepared })) },
          ],
          onError: { target: "failed", actions: failure },
        },
      },
      reading: {
        tags: "busy",
        invoke: {
          src: "read",
          input: ({ context }) => context,
          onDone: {
            target: "checked",
            actions: assign(({ event }) => startOf(event.output)),
          },
          onError: { target: "checked", actions: failure },
        },
        on: { "file.discard": { target: "idle", actions: "forget" } },
      },
      /** `checked` is null if the file couldn't be read. */
      checked: {
        on: {
          "import.all": { guard: "noErrors", target: "uploading", actions: "clearError" },
          "import.rest": { guard: "hasGoodRows", target: "uploading", actions: "clearError" },
          retry: { target: "reading", actions: "clearError" },
          "file.choose": { target: "reading", actions: "choose" },
          "file.discard": { target: "idle", actions: "forget" },
        },
      },
      uploading: {
        tags: "busy",
        invoke: {
          src: "upload",
          input: ({ context }) => context,
          onDone: { target: "preparing", actions: assign(({ event }) => ({ upload: event.output })) },
          onError: { target: "checked", actions: failure },
        },
      },
      preparing: {
        tags: "busy",
        invoke: {
          src: "prepare",
          input: ({ context }) => context,
          onDone: {
            target: "awaitingConfirm",
            actions: assign(({ context, event }) => ({
              prepared: event.output,
              agreed: { ...context.agreed, difference: false, added: false },
              added: [],
              changed: [],
            })),
          },
          onError: { target: "checked", actions: failure },
        },
      },
      awaitingConfirm: {
        on: {
          "import.confirm": { guard: "mayConfirm", target: "confirming", actions: "clearError" },
          "import.cancel": [
            { guard: "mustRecheck", target: "reading", actions: ["cancel", "clearError"] },
            { guard: "isChecked", target: "checked", actions: ["cancel", "clearError"] },
            { target: "idle", actions: ["cancel", "forget"] },
          ],
        },
      },
      confirming: {
        tags: "busy",
        invoke: {
          src: "confirm",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "mayPrepare", params: ({ event }) => event.output },
              target: "preparing",
            },
            {
              guard: is("gone"),
              target: "failed",
              actions: "expire",
            },
            { target: "running" },
          ],
          onError: { target: "awaitingConfirm", actions: failure },
        },
      },
      running: {
        initial: "checking",
        after: {
          giveUp: [
            { guard: "isUnknown", target: "failed", actions: "giveUp" },
            { target: "running", reenter: true },
          ],
        },
        states: {
          checking: {
            tags: "busy",
            invoke: {
              src: "check",
              input: ({ context }) => context,
              onDone: [
                {
                  guard: is("succeeded"),
                  target: "#productImport.succeeded",
                  actions: "clearError",
                },
                {
                  guard: is("failed"),
                  target: "#productImport.failed",
                  actions: "clearError",
                },
                { target: "watching", actions: ["clearError", { type: "note", params: ({ event }) => event.output }] },
              ],
              onError: { target: "watching", actions: failure },
            },
          },
          /** The page may be left; the import's notification tells its result. */
          watching: { after: { nextCheck: "checking" }, on: { "progress.check": "checking" } },
        },
      },
      /** The server doesn't say why; the file can be compared again. Also an import of the address that isn't found. */
      failed: {
        on: {
          retry: [
            { guard: "mayResume", target: "resuming", actions: "clearError" },
            { guard: "isChecked", target: "reading", actions: "clearError" },
          ],
          "file.discard": { target: "idle", actions: "forget" },
        },
      },
      succeeded: { type: "final" },
    },
    output: ({ context }): ImportOutcome => ({ outcome: "succeeded", ...context.prepared?.counts }),
  })

export type ProductImportSnapshot = SnapshotFrom<ReturnType<typeof createProductImportMachine>>
