import type { WorkflowExecution } from "#schema/admin/entities/system.ts"
import type { Tone } from "#ui/tone.ts"

/** What became of a step. */
export type StepStatus = "idle" | "running" | "waiting" | "done" | "failed" | "skipped" | "reverted"

export interface StepProblem {
  readonly message: string
  readonly stack?: string | undefined
}

/** A step of a run with its place in the graph. */
export interface Step {
  readonly id: string
  /** Its name for the API, unique in a workflow. */
  readonly action: string
  readonly status: StepStatus
  /** Ids of the steps that it follows and that follow it. */
  readonly after: readonly string[]
  readonly next: readonly string[]
  /** Zero-based. */
  readonly row: number
  readonly column: number
  readonly attempts: number
  readonly startedAt: number | undefined
  readonly isAsync: boolean
  /** A failed run can undo it. */
  readonly canRevert: boolean
  readonly output: unknown
  /** What the step needs to undo its work. */
  readonly revertInput: unknown
  readonly problems: readonly StepProblem[]
}

type Json = Record<string, unknown>
const objectOf = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {})
const ROOT = "_root"

function statusOf({ invoke, compensate }: Json): StepStatus {
  const { state, status } = objectOf(invoke)
  const undone = objectOf(compensate).state
  if (undone === "reverted") return state === "failed" ? "failed" : "reverted"
  switch (state) {
    case "done":
      return "done"
    case "failed":
    case "timeout":
      return "failed"
    case "skipped":
    case "skipped_failure":
      return "skipped"
    case "invoking":
      return status === "waiting_response" ? "waiting" : "running"
    default:
      return "idle"
  }
}

/** Output and input for undoing, which the server wraps: `{ output: { output, compensateInput } }`. */
function resultOf(value: unknown): { output: unknown; revertInput: unknown } {
  const { output: wrapped } = objectOf(value)
  const result = objectOf(wrapped)
  if ("output" in result || "compensateInput" in result || result.__type !== undefined)
    return { output: result.output, revertInput: result.compensateInput }
  return { output: wrapped, revertInput: undefined }
}

function problemOf({ error }: { error?: unknown }): StepProblem {
  const { message, stack } = objectOf(error)
  return {
    message: typeof message === "string" ? message : JSON.stringify(error ?? null),
    stack: typeof stack === "string" ? stack : undefined,
  }
}

/**
 * The steps of a run from top to bottom: a step is one row below the lowest step that it follows. Steps that no other
 * leads to are left out.
 */
export function stepsOf({ execution, context }: Pick<WorkflowExecution, "execution" | "context">): readonly Step[] {
  const known = objectOf(execution?.steps)
  const results = objectOf(context?.data.invoke)
  const nextOf = (id: string) => {
    const next = objectOf(known[id]).next
    return Array.isArray(next) ? next.map(String).filter((each) => each in known) : []
  }
  const rows = new Map<string, number>()
  const after = new Map<string, string[]>()
  // Each step's id is the path to it, so that the graph has no cycles.
  const visit = (id: string, row: number) => {
    for (const next of nextOf(id)) {
      if (id !== ROOT && !after.get(next)?.includes(id)) after.set(next, [...(after.get(next) ?? []), id])
      if (row <= (rows.get(next) ?? -1)) continue
      rows.set(next, row)
      visit(next, row + 1)
    }
  }
  visit(ROOT, 0)
  const columns = new Map<number, number>()
  return [...rows]
    .sort(([, one], [, other]) => one - other)
    .map(([id, row]): Step => {
      const step = objectOf(known[id])
      const definition = objectOf(step.definition)
      const action = String(definition.action ?? id.split(".").at(-1))
      const column = columns.get(row) ?? 0
      columns.set(row, column + 1)
      return {
        id,
        action,
        row,
        column,
        status: statusOf(step),
        after: after.get(id) ?? [],
        next: nextOf(id),
        attempts: Number(step.attempts ?? 0),
        startedAt: typeof step.startedAt === "number" ? step.startedAt : undefined,
        isAsync: definition.async === true,
        canRevert: definition.noCompensation !== true,
        ...resultOf(results[action]),
        problems: (context?.errors ?? []).filter((each) => each.action === action).map(problemOf),
      }
    })
}

export const stepTones: Readonly<Record<StepStatus, Tone>> = {
  idle: "inactive",
  running: "progress",
  waiting: "waiting",
  done: "done",
  failed: "refused",
  skipped: "inactive",
  reverted: "inactive",
}

/** The step to show first: one that failed, else one that waits or runs, else the last one. */
export const mainStep = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ status }) => status === "failed") ??
  steps.find(({ status }) => status === "waiting") ??
  steps.find(({ status }) => status === "running") ??
  steps.at(-1)
