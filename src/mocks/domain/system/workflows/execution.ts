import type { Database, Row } from "#mocks/kernel/database.ts"
import { type BranchedStep, backgroundWorkflows, cartCompletion } from "./definitions.ts"

/** Progress of a step: `invoke` is the step itself, `compensate` its reversal. */
export interface StepState {
  readonly state: string
  readonly status: string
}
export const DONE: StepState = { state: "done", status: "ok" }
export const WAITING: StepState = { state: "invoking", status: "waiting_response" }
const IDLE: StepState = { state: "not_started", status: "idle" }
const DORMANT: StepState = { state: "dormant", status: "idle" }

type Json = Record<string, unknown>

/** Returns the index of the previous step, -1 for the first. */
function previous(steps: readonly BranchedStep[], index: number): number {
  const after = steps[index]?.after
  return after === undefined ? index - 1 : steps.findIndex(({ action }) => action === after)
}
const following = (steps: readonly BranchedStep[], index: number): number[] =>
  [...steps.keys()].filter((at) => previous(steps, at) === index)

/** Returns a step in the format of executions and their events; its id is the path to it. */
export function stepOf(
  db: Database,
  steps: readonly BranchedStep[],
  index: number,
  { invoke, compensate = DORMANT }: { readonly invoke: StepState; readonly compensate?: StepState },
): Json & { readonly id: string } {
  const { after: _, ...definition } = steps[index] as BranchedStep
  const path = (to: number): string => (to < 0 ? "_root" : `${path(previous(steps, to))}.${steps[to]?.action}`)
  const began = invoke !== IDLE
  const uuid = db.ulid()
  const id = path(index)
  return {
    _v: 0,
    id,
    next: following(steps, index).map(path),
    uuid,
    depth: id.split(".").length - 1,
    invoke,
    compensate,
    attempts: began ? 1 : 0,
    failures: 0,
    definition: { ...definition, uuid, store: definition.async === true },
    stepFailed: invoke.state === "failed",
    lastAttempt: began ? db.clock.now() : null,
    ...(began ? { startedAt: db.clock.now() } : {}),
    saveResponse: true,
  }
}

/** Nested definition of the steps: each contains the next, or a list if several follow. */
function nested(steps: readonly BranchedStep[], uuids: readonly unknown[], index = 0): Json {
  const { after: _, ...definition } = steps[index] as BranchedStep
  const next = following(steps, index).map((at) => nested(steps, uuids, at))
  return { ...definition, uuid: uuids[index], ...(next.length > 0 ? { next: next.length === 1 ? next[0] : next } : {}) }
}

interface Run {
  readonly definitions: readonly BranchedStep[]
  readonly state: Row<"workflowExecution">["state"]
  readonly stateOf: (step: number) => StepState
  readonly payload: Json
  /** Outputs of the steps by action. */
  readonly found: Json
  readonly transactionId?: string | undefined
  /** Seconds that the execution is kept after it finishes. */
  readonly retentionTime?: number
}

function record(db: Database, workflow_id: string, run: Run): Row<"workflowExecution"> {
  const { definitions, state, retentionTime } = run
  const transaction_id = run.transactionId ?? `auto-${db.ulid()}`
  const run_id = db.ulid()
  const steps = definitions.map((_, i) => stepOf(db, definitions, i, { invoke: run.stateOf(i) }))
  const found = Object.entries(run.found).map(([action, output]) => {
    const result = { __type: "Symbol(WorkflowStepResponse)", output, compensateInput: output }
    return [action, { __type: "Symbol(WorkflowWorkflowData)", output: result }]
  })
  return db.tables.workflowExecution.insert({
    workflow_id,
    transaction_id,
    run_id,
    state,
    retention_time: retentionTime,
    context: { data: { payload: run.payload, invoke: Object.fromEntries(found), compensate: {} }, errors: [] },
    execution: {
      _v: 0,
      runId: run_id,
      state,
      steps: {
        _root: { id: "_root", next: [steps[0]?.id] },
        ...Object.fromEntries(steps.map((step) => [step.id, step])),
      },
      modelId: workflow_id,
      options: { store: true, ...(retentionTime === undefined ? {} : { name: workflow_id, retentionTime }) },
      metadata: { eventGroupId: db.ulid() },
      startedAt: db.clock.now(),
      definition: nested(
        definitions,
        steps.map((step) => step.uuid),
      ),
      timedOutAt: null,
      hasAsyncSteps: definitions.some((step) => step.async === true),
      transactionId: transaction_id,
      hasFailedSteps: false,
      hasSkippedSteps: false,
      hasWaitingSteps: state === "invoking",
      hasRevertedSteps: false,
      hasSkippedOnFailureSteps: false,
    },
  })
}

/** Starts background work that waits for confirmation at its second step; `output` is that of the first step. */
export function startWaiting(
  db: Database,
  workflow_id: string,
  { payload, output, transactionId }: { payload: Json; output: Json; transactionId?: string | undefined },
): Row<"workflowExecution"> {
  const definitions = backgroundWorkflows.get(workflow_id) ?? []
  const found = { [definitions[0]?.action ?? ""]: output }
  const stateOf = (step: number) => (step === 0 ? DONE : step === 1 ? WAITING : IDLE)
  return record(db, workflow_id, { definitions, state: "invoking", stateOf, payload, found, transactionId })
}

/** Records a cart completion for three days; no other work within a request is recorded. */
export const recordCartCompletion = (db: Database, cartId: string, orderId: string): Row<"workflowExecution"> =>
  record(db, "complete-cart", {
    definitions: cartCompletion,
    state: "done",
    stateOf: () => DONE,
    payload: { id: cartId },
    found: { "create-order": { id: orderId } },
    retentionTime: 259_200,
  })

/** Returns a waiting execution's payload and the output of its first step. */
export function contextOf(row: Row<"workflowExecution">): { readonly payload: Json; readonly output: Json } {
  const { data } = row.context as { data: { payload: Json; invoke: Record<string, { output: { output: Json } }> } }
  return { payload: data.payload, output: Object.values(data.invoke)[0]?.output.output ?? {} }
}

export const executionOf = (
  db: Database,
  workflowId: string,
  transactionId: string,
): Row<"workflowExecution"> | undefined =>
  db.tables.workflowExecution.by("transaction_id", transactionId).find((row) => row.workflow_id === workflowId)
