import { assign, emit, fromPromise, setup } from "xstate"
import { isLost } from "#machines/kit/lost-response.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"

/** An action with its subject, such as capturing a payment or marking a fulfillment as delivered. */
export interface Task {
  readonly type: string
  /** What the page showed. Tasks that differ only in this are the same task. */
  readonly seen?: unknown
}

/** What a kind of tasks does. */
interface TaskFlow<T extends Task, Before = true> {
  readonly id: string
  /** Reads the state that `hasHappened` compares with; rejects the task if the page is out of date. */
  before?(task: T): Promise<Before>
  send(task: T): Promise<unknown>
  /** Whether the task was executed since `before` was read. Missing if the task is safe to repeat. */
  hasHappened?(task: T, before: Before): Promise<boolean>
  /** Whether a task adds to what `earlier` did; others repeat or replace it. */
  adds?(task: T, earlier: T): boolean
}

/** A task that was sent and may have been executed. */
export interface Attempt {
  readonly task: Task
  /** The state before it was sent. */
  readonly before: unknown
}

interface TaskContext {
  /** The task being confirmed or running. */
  readonly task: Task | null
  readonly error: ApiError | null
  /** The attempt on its way, or whose outcome is unknown because its response was lost. */
  readonly unsure: Attempt | null
  /** The task of an earlier attempt that turned out to be executed; nothing else was sent. */
  readonly earlier: Task | null
}

interface Run {
  readonly task: Task
  readonly unsure: Attempt | null
  /** Keeps what may have been executed from now on. */
  keep(attempt: Attempt | null): void
}

/** Thrown instead of sending a task that would add to an earlier attempt, which was executed. */
class EarlierError extends Error {
  override readonly name = "EarlierError"
}

const keyOf = (task: Task | undefined): string => JSON.stringify({ ...task, seen: undefined })
const isSame = (a: Task | undefined, b: Task): boolean => keyOf(a) === keyOf(b)

function runnerOf<T extends Task, Before>(flow: TaskFlow<T, Before>) {
  const hasHappened = async ({ task, before }: Attempt): Promise<boolean> =>
    (await flow.hasHappened?.(task as T, before as Before)) ?? false

  /** Sends a task once, however often it is tried: checks first whether an earlier attempt was executed. */
  async function run({ task, unsure, keep }: Run, signal: AbortSignal): Promise<void> {
    const isRepeated = isSame(unsure?.task, task)
    const isChecked = isRepeated || (unsure !== null && flow.adds?.(task as T, unsure.task as T))
    if (unsure && isChecked && (await hasHappened(unsure))) {
      if (isRepeated) return
      throw new EarlierError("an earlier attempt was executed")
    }
    const attempt = { task, before: (await flow.before?.(task as T)) ?? true }
    // Left in the meantime: nothing would keep the attempt.
    signal.throwIfAborted()
    keep(attempt)
    try {
      await flow.send(task as T)
    } catch (error) {
      if (isLost(toApiError(error))) {
        if (await hasHappened(attempt).catch(() => false)) return
      } else if (!signal.aborted) keep(null)
      throw error
    }
  }
  return { run, hasHappened }
}

type TaskEvents =
  /** Opens the confirmation; nothing is sent before `task.confirm`. */
  | { type: "task.ask"; task: Task }
  /** Checks whether an attempt that was sent before the page was loaded again was executed. */
  | { type: "task.resume"; attempt: Attempt }
  /** Runs the task with the values from the form. */
  | { type: "task.confirm"; task: Task }
  | { type: "task.dismiss" }
  /** Sent by the machine itself. */
  | { type: "task.keep"; attempt: Attempt | null }

/**
 * Confirms and runs an irreversible task: sends it once however often it is confirmed. If it fails, the confirmation
 * stays open with the error and the form values.
 */
export const createTaskMachine = <T extends Task, Before = true>(flow: TaskFlow<T, Before>) => {
  const { run, hasHappened } = runnerOf(flow)
  return setup({
    types: {
      context: {} as TaskContext,
      events: {} as TaskEvents,
      emitted: {} as { type: "task.done"; task: Task },
      tags: {} as "busy",
    },
    actors: {
      run: fromPromise(({ input, signal }: { input: Run; signal: AbortSignal }) => run(input, signal)),
      // If it can't be checked now, it is when the task is confirmed.
      check: fromPromise(({ input }: { input: Attempt }) => hasHappened(input).catch(() => false)),
    },
    actions: {
      setError: assign(({ context: { unsure } }, { error }: { error: unknown }) =>
        error instanceof EarlierError ? { earlier: unsure?.task ?? null, unsure: null } : { error: toApiError(error) },
      ),
      setChecked: assign(({ context: { unsure } }, { output }: { output: boolean }) =>
        output ? { earlier: unsure?.task ?? null, unsure: null } : {},
      ),
    },
  }).createMachine({
    id: flow.id,
    context: { task: null, error: null, unsure: null, earlier: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          "task.ask": {
            target: "confirmation",
            actions: assign({ task: ({ event }) => event.task, error: null, earlier: null }),
          },
        },
      },
      confirmation: {
        on: {
          "task.resume": { target: "checking", actions: assign({ unsure: ({ event }) => event.attempt }) },
          "task.confirm": {
            target: "acting",
            actions: assign({ task: ({ event }) => event.task, error: null, earlier: null }),
          },
          // The same task requested later is a new one.
          "task.dismiss": { target: "idle", actions: assign({ unsure: null }) },
        },
      },
      checking: {
        tags: "busy",
        invoke: {
          src: "check",
          input: ({ context }) => context.unsure as Attempt,
          onDone: { target: "confirmation", actions: { type: "setChecked", params: ({ event }) => event } },
        },
      },
      acting: {
        tags: "busy",
        invoke: {
          src: "run",
          input: ({ context: { task, unsure }, self }) => ({
            task: task as Task,
            unsure,
            keep: (attempt) => self.send({ type: "task.keep", attempt }),
          }),
          onDone: {
            target: "idle",
            actions: [
              assign({ unsure: null }),
              emit(({ context }) => ({ type: "task.done" as const, task: context.task as Task })),
            ],
          },
          onError: { target: "confirmation", actions: { type: "setError", params: ({ event }) => event } },
        },
        on: { "task.keep": { actions: assign({ unsure: ({ event }) => event.attempt }) } },
      },
    },
  })
}
