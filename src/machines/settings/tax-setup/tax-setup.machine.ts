import { assign, type SnapshotFrom, setup } from "xstate"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { type FailedRow, type TaxPlaceInput, TaxRefusal, taxSetupActors } from "./tax-setup.actors.ts"
import {
  countryRegion,
  nextTaxStep,
  type TaxProblem,
  type TaxState,
  type TaxStep,
  whyNotEnter,
} from "./tax-setup.rules.ts"
import { isSaved, type TaxTask, whyNotSave } from "./tax-task.ts"

type Events =
  /** A country that has a tax region opens that one. */
  | { type: "country.choose"; country: string }
  | { type: "step.save"; task: TaxTask }
  | { type: "step.open"; step: TaxStep }
  | { type: "finish" }
  | { type: "taxes.load" }

interface Context {
  readonly place: TaxPlaceInput
  /** What the server held when it was last loaded; null before. */
  readonly state: TaxState | null
  /** The open step, or while loading the one to open; null for the first one that is missing. */
  readonly step: TaxStep | null
  readonly task: TaxTask | null
  /** Rows of the step that weren't saved. */
  readonly failed: readonly FailedRow[]
  readonly error: ApiError | null
  /** The rule that the default rate breaks by now. */
  readonly problem: TaxProblem | null
  /** The chosen country had a tax region already, which is continued. */
  readonly isTaken: boolean
}

const settled = { error: null, problem: null, failed: [] } as const

/**
 * Guides a country's taxes: its tax region, default rate, provinces and overrides. Each step is saved before the next one
 * opens, rows of a step one by one; where it continues is computed from what the server then holds.
 */
export const createTaxSetupMachine = (sdk: AdminSdk) =>
  setup({
    types: { input: {} as TaxPlaceInput, context: {} as Context, events: {} as Events, tags: {} as "busy" },
    actors: taxSetupActors(sdk),
    actions: {
      show: assign(({ context }, { output }: { output: TaxState }) => {
        const { step, task, failed, error, place } = context
        // Saved, although the response was lost.
        const isDone = error !== null && task !== null && isSaved(task, output)
        const isOpen = !isDone && step !== null && whyNotEnter(step, output) === undefined
        return {
          state: output,
          step: isOpen ? step : nextTaxStep(output),
          error: isDone ? null : error,
          failed: failed.filter(({ key }) => !(task && isSaved(task, output, key))),
          isTaken: context.isTaken || (task === null && place.country !== null && countryRegion(output) !== undefined),
        }
      }),
      open: assign((_, { step }: { step: TaxStep }) => ({ step, ...settled })),
      refuse: assign(({ context: { task } }, { error }: { error: unknown }) => {
        const problem = error instanceof TaxRefusal ? error.problem : null
        return { problem, error: problem ? null : toApiError(error), step: task?.step ?? null }
      }),
      fail: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    },
    guards: {
      mayEnter: ({ context: { state } }, { step }: { step: TaxStep }) =>
        state !== null && whyNotEnter(step, state) === undefined,
      maySave: ({ context: { state, step } }, { task }: { task: TaxTask }) =>
        state !== null && step === task.step && whyNotSave(task, state) === undefined,
      /** The last step shows which rate wins at an address. */
      isTrial: ({ context: { step } }) => step === "trial",
    },
  }).createMachine({
    id: "taxSetup",
    context: ({ input }) => ({ place: input, state: null, step: null, task: null, isTaken: false, ...settled }),
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          src: "load",
          input: ({ context: { place } }) => place,
          onDone: { target: "open", actions: { type: "show", params: ({ event }) => event } },
          onError: { target: "failed", actions: { type: "fail", params: ({ event }) => event } },
        },
      },
      failed: { on: { "taxes.load": { target: "loading", actions: assign(settled) } } },
      open: {
        on: {
          "country.choose": {
            target: "loading",
            actions: assign(({ event: { country } }) => ({
              place: { country, region: null },
              step: null,
              task: null,
              isTaken: false,
              ...settled,
            })),
          },
          "step.save": {
            guard: { type: "maySave", params: ({ event }) => event },
            target: "saving",
            actions: assign(({ event: { task } }) => ({ task, ...settled })),
          },
          "taxes.load": { target: "loading", actions: assign(settled) },
          "step.open": {
            guard: { type: "mayEnter", params: ({ event }) => event },
            actions: { type: "open", params: ({ event }) => event },
          },
          finish: { guard: "isTrial", target: "done" },
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          src: "save",
          input: ({ context: { state, task } }) => ({ country: state?.country ?? "", task: task as TaxTask }),
          onDone: {
            target: "loading",
            actions: assign(({ context: { task }, event }) => ({
              failed: event.output,
              // Rows that were saved are listed; the page continues from there.
              step: task?.step === "provinces" || task?.step === "overrides" ? task.step : null,
            })),
          },
          onError: { target: "loading", actions: { type: "refuse", params: ({ event }) => event } },
        },
      },
      done: { type: "final" },
    },
  })

export type TaxSetupSnapshot = SnapshotFrom<ReturnType<typeof createTaxSetupMachine>>
