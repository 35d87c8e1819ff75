import { assign, type SnapshotFrom, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { type LoadedSetup, locationSetupActors, NameTakenError } from "./location-setup.actors.ts"
import { type LocationSettings, type LocationStep, nextStep, whyNotEnter } from "./location-setup.rules.ts"
import type { LocationShipping } from "./location-shipping.ts"
import { isDone, type LocationTask, whyNotSave } from "./location-task.ts"

type Events =
  /** With `stay`, the step stays open, to add another zone or option. */
  | { type: "step.save"; task: LocationTask; stay?: boolean }
  /** `done` opens the summary; return options are optional. */
  | { type: "step.open"; step: LocationStep | "done" }
  | { type: "location.load" }

interface Input {
  /** The location to continue; null creates one. */
  readonly id: string | null
}

interface Context {
  readonly id: string | null
  /** What the server held when it was last loaded. */
  readonly location: LocationShipping | null
  readonly settings: LocationSettings | null
  /** The open step, or while loading the one to open; null for the first one that is missing. */
  readonly step: LocationStep | "done" | null
  readonly task: LocationTask | null
  readonly stay: boolean
  /** Why the step couldn't be saved, or the location couldn't be loaded. */
  readonly error: ApiError | null
  /** A name that another location uses, with one that is free. */
  readonly taken: { readonly name: string; readonly proposal: string } | null
}

const causeOf = (error: unknown): ApiError => toApiError(error instanceof NameTakenError ? error.cause : error)

/**
 * Guides a location to its first shipment. Each step is saved before the next one opens, and the next one is computed
 * from what the server then holds, so that leaving keeps all steps and reopening continues at the first missing one.
 */
export const createLocationSetupMachine = (sdk: AdminSdk) =>
  setup({
    types: { input: {} as Input, context: {} as Context, events: {} as Events, tags: {} as "busy" },
    actors: locationSetupActors(sdk),
    actions: {
      show: assign(({ context }, { output: { location, settings } }: { output: LoadedSetup }) => {
        const { step, task, error } = context
        // The step was saved, although its response was lost.
        const isSaved = error !== null && task !== null && location !== null && isDone(task, location)
        const isOpen = !isSaved && step !== null && whyNotEnter(step, location) === undefined
        return { location, settings, error: isSaved ? null : error, step: isOpen ? step : nextStep(location) }
      }),
      open: assign((_, { step }: { step: LocationStep | "done" }) => ({ step, error: null, taken: null })),
      refuse: assign(({ context: { task } }, { error }: { error: unknown }) => ({
        error: causeOf(error),
        taken: error instanceof NameTakenError ? { name: error.taken, proposal: error.proposal } : null,
        step: task?.step ?? null,
      })),
      fail: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error), taken: null })),
    },
    guards: {
      mayEnter: ({ context: { location } }, { step }: { step: LocationStep | "done" }) =>
        whyNotEnter(step, location) === undefined,
      maySave: ({ context: { location, settings, step } }, { task }: { task: LocationTask }) =>
        settings !== null && task.step === step && whyNotSave(task, location, settings) === undefined,
    },
  }).createMachine({
    id: "locationSetup",
    context: ({ input: { id } }) => ({
      id,
      location: null,
      settings: null,
      step: null,
      task: null,
      stay: false,
      error: null,
      taken: null,
    }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context: { id } }) => id,
          onDone: { target: "open", actions: { type: "show", params: ({ event }) => event } },
          onError: { target: "failed", actions: { type: "fail", params: ({ event }) => event } },
        },
      },
      failed: { on: { "location.load": { target: "loading", actions: assign({ error: null }) } } },
      open: {
        on: {
          "step.save": {
            guard: { type: "maySave", params: ({ event }) => event },
            target: "saving",
            actions: assign(({ event: { task, stay = false } }) => ({ task, stay, error: null, taken: null })),
          },
          "location.load": { target: "loading", actions: assign({ error: null, taken: null }) },
          "step.open": {
            guard: { type: "mayEnter", params: ({ event }) => event },
            actions: { type: "open", params: ({ event }) => event },
          },
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "save",
          input: ({ context: { id, task } }) => ({ id, task: task as LocationTask }),
          onDone: {
            target: "loading",
            actions: assign(({ context: { stay, task }, event }) => ({
              id: event.output,
              step: stay && task ? task.step : null,
            })),
          },
          onError: { target: "loading", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
    },
  })

export type LocationSetupSnapshot = SnapshotFrom<ReturnType<typeof createLocationSetupMachine>>
