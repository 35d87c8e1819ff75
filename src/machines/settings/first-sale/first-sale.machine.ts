import { assign, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { firstSaleActors, type SetupTask } from "./first-sale.actors.ts"
import { currentStep, type StoreState } from "./first-sale.rules.ts"

type Events = { type: "step.save"; task: SetupTask } | { type: "store.load" }

interface Context {
  /** What the server held when it was last loaded; null before. */
  readonly store: StoreState | null
  /** The step being saved, or the last one that was. */
  readonly task: SetupTask | null
  /** Why the step couldn't be saved. */
  readonly error: ApiError | null
}

/** Guides an empty store to its first order. After each step, saved or not, the next one is computed from the server. */
export const createFirstSaleMachine = (sdk: AdminSdk) =>
  setup({
    types: { context: {} as Context, events: {} as Events, tags: {} as "busy" },
    actors: firstSaleActors(sdk),
    actions: {
      show: assign(({ context: { task, error } }, { output }: { output: StoreState }) => ({
        store: output,
        // The step was saved, although its response was lost.
        error: task && task.step === currentStep(output) ? error : null,
      })),
      refuse: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      forget: assign({ error: null }),
    },
    guards: {
      isCurrent: ({ context: { store } }, { task }: { task: SetupTask }) =>
        store !== null && currentStep(store) === task.step,
      isSelling: (_, { output }: { output: StoreState }) => currentStep(output) === undefined,
    },
  }).createMachine({
    id: "firstSale",
    context: { store: null, task: null, error: null },
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          onDone: [
            {
              guard: { type: "isSelling", params: ({ event }) => event },
              target: "selling",
              actions: { type: "show", params: ({ event }) => event },
            },
            { target: "open", actions: { type: "show", params: ({ event }) => event } },
          ],
          onError: "failed",
        },
      },
      failed: { on: { "store.load": "loading" } },
      /** Waits for the current step, which is done here or on the page that it leads to. */
      open: {
        on: {
          "step.save": {
            guard: { type: "isCurrent", params: ({ event }) => event },
            target: "saving",
            actions: ["forget", assign({ task: ({ event }) => event.task })],
          },
          "store.load": "loading",
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "save",
          input: ({ context: { task } }) => task as SetupTask,
          onDone: "loading",
          onError: { target: "loading", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
      /** The store has its first order. */
      selling: { type: "final" },
    },
  })
