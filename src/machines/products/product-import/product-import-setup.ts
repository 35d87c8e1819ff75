import { assign, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ImportProgress } from "./find-import.ts"
import { cancelImport, productImportActors } from "./product-import.actors.ts"
import { type ImportTypes, nothing, type ReadSheet } from "./product-import.context.ts"
import { failureOf, whyNotConfirm, whyNotImport } from "./product-import.rules.ts"

/** Milliseconds between two looks at a running import. */
const NEXT_CHECK = 3_000
/** Milliseconds after which an import without a notification has ended if the server no longer lists it. */
export const GIVE_UP_AFTER = 120_000

/** The machine's actors, actions and guards. */
export const productImportSetup = (sdk: AdminSdk, read?: ReadSheet) =>
  setup({
    types: {} as ImportTypes,
    actors: productImportActors(sdk, read),
    delays: { nextCheck: NEXT_CHECK, giveUp: GIVE_UP_AFTER },
    actions: {
      setFailure: assign(({ context }, { error }: { error: unknown }) => failureOf(context, error)),
      clearError: assign({ problem: null, error: null, isUntold: false }),
      forget: assign(nothing),
      expire: assign({ ...nothing, isExpired: true }),
      giveUp: assign({ error: null, isUntold: true }),
      note: assign((_, now: ImportProgress) => ({ isUnknown: now === "gone" })),
      choose: assign(({ event }) => ({ ...nothing, file: event.type === "file.choose" ? event.file : null })),
      cancel: ({ context }) => void cancelImport(sdk, context.prepared),
    },
    guards: {
      /** The import of the page's address hasn't been looked up yet. */
      mayResume: ({ context: { resume, prepared } }) => resume !== null && prepared === null,
      isChecked: ({ context }) => context.checked !== null,
      /** The check no longer says what the import would delete. */
      mustRecheck: ({ context: { checked, changed } }) => checked !== null && changed.length > 0,
      noErrors: ({ context: { checked, plan, agreed } }) =>
        whyNotImport(checked, plan, agreed) === undefined && checked?.problems.length === 0,
      hasGoodRows: ({ context: { checked, plan, agreed } }) => whyNotImport(checked, plan, agreed) === undefined,
      mayConfirm: ({ context }) => whyNotConfirm(context) === undefined,
      /** The server has dropped the import before it was confirmed: it is prepared again, and confirmed by the user. */
      mayPrepare: ({ context }, now: ImportProgress) => now === "gone" && context.upload !== null,
      isUnknown: ({ context }) => context.isUnknown,
      is: (_, { now, wanted }: { now: ImportProgress; wanted: ImportProgress }) => now === wanted,
    },
  })
