import type { Database } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { backgroundWorkflows } from "./definitions.ts"
import { DONE, type StepState, stepOf, WAITING } from "./execution.ts"

const FAILED: StepState = { state: "failed", status: "permanent_failure" }
const REVERTED: StepState = { state: "reverted", status: "ok" }

/** Returns functions that send a run's progress to subscribers, in the format of the server's workflow engine. */
export function progressOf(db: Database, workflow_id: string, transaction_id: string) {
  const steps = backgroundWorkflows.get(workflow_id) ?? []
  const addSignal = (event_type: string, more: object = {}) =>
    db.signals.add({ event_type, workflow_id, transaction_id, ...more })
  const at = (action: string) => steps.findIndex((step) => step.action === action)
  const step = (action: string, invoke: StepState, compensate?: StepState) => ({
    step: stepOf(db, steps, at(action), { invoke, ...(compensate ? { compensate } : {}) }),
  })
  const errorOf = (action: string, message: string) => ({ action, handlerType: "invoke", error: { message } })
  return {
    resumed: () => addSignal("onResume"),
    started: (action: string) => addSignal("onStepBegin", step(action, WAITING)),
    succeeded: (action: string, response: unknown) => addSignal("onStepSuccess", { ...step(action, DONE), response }),
    finished: (result?: unknown) => addSignal("onFinish", { ...(result === undefined ? {} : { result }), errors: [] }),
    /** Fails a step: compensates the steps before it and finishes the run. */
    failed: (action: string, message: string, result?: unknown) => {
      const errors = [errorOf(action, message)]
      addSignal("onStepFailure", { ...step(action, FAILED, REVERTED), errors })
      addSignal("onCompensateBegin")
      for (const before of steps.slice(0, at(action)).toReversed())
        if (!before.noCompensation)
          addSignal("onCompensateStepSuccess", { ...step(before.action, DONE, REVERTED), response: {} })
      addSignal("onFinish", { ...(result === undefined ? {} : { result }), errors })
    },
  }
}

/** Runs background work and returns a refusal instead of throwing it: the work fails, not the request. */
export function attemptWork<T>(db: Database, work: () => T): { readonly value: T } | { readonly refused: Refusal } {
  try {
    return { value: db.attempt(work) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error }
    throw error
  }
}
