import { type ActorRefFrom, assign, emit, fromPromise, setup } from "xstate"
import { isLost } from "#machines/lost-response.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { UnsureError } from "./run-once.ts"

/** An action with its subject, such as capturing a payment or marking a fulfillment as delivered. */
export interface Task {
  readonly type: string
  /** What the page showed. Tasks that differ only in this are the same task. */
  readonly seen?: unknown
}

export interface TaskFlow<T extends Task, Before> {
  readonly id: string
  run(task: T, before: Before | null): Promise<unknown>
}

interface TaskContext {
  /** The task being confirmed or running. */
  readonly task: Task | null
  readonly error: ApiError | null
  /** The task whose outcome is unknown because its response was lost. */
  readonly unsure: { readonly task: Task; readonly before: unknown } | null
}

const keyOf = (task: Task | undefined): string => JSON.stringify({ ...task, seen: undefined })
const isSame = (a: Task | undefined, b: Task): boolean => keyOf(a) === keyOf(b)

type TaskEvents =
  /** Opens the confirmation; nothing is sent before `task.confirm`. */
  | { type: "task.ask"; task: Task }
  /** Runs the task with the values from the form. */
  | { type: "task.confirm"; task: Task }
  | { type: "task.dismiss" }

/**
 * Confirms and runs an irreversible task: sends it once however often it is confirmed. If it fails, the confirmation
 * stays open with the error and the form values.
 */
export const createTaskMachine = <T extends Task, Before = never>(flow: TaskFlow<T, Before>) =>
  setup({
    types: {
      context: {} as TaskContext,
      events: {} as TaskEvents,
      emitted: {} as { type: "task.done"; task: Task },
      tags: {} as "busy",
    },
    actors: {
      run: fromPromise(({ input: { task, before } }: { input: { task: Task; before: unknown } }) =>
        flow.run(task as T, before as Before | null),
      ),
    },
    actions: {
      setError: assign(({ context }, { error }: { error: unknown }) => {
        const task = context.task as Task
        if (error instanceof UnsureError)
          return { error: toApiError(error.cause), unsure: { task, before: error.before } }
        const failed = toApiError(error)
        // If checking the earlier attempt fails too, its outcome stays unknown.
        const isStillUnsure = isLost(failed) && isSame(context.unsure?.task, task)
        return { error: failed, unsure: isStillUnsure ? context.unsure : null }
      }),
    },
  }).createMachine({
    id: flow.id,
    context: { task: null, error: null, unsure: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          "task.ask": { target: "confirmation", actions: assign({ task: ({ event }) => event.task, error: null }) },
        },
      },
      confirmation: {
        on: {
          "task.confirm": { target: "acting", actions: assign({ task: ({ event }) => event.task, error: null }) },
          // The same task requested later is a new one.
          "task.dismiss": { target: "idle", actions: assign({ unsure: null }) },
        },
      },
      acting: {
        tags: "busy",
        invoke: {
          src: "run",
          input: ({ context: { task, unsure } }) => ({
            task: task as Task,
            before: isSame(unsure?.task, task as Task) ? unsure?.before : null,
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
      },
    },
  })

export type TaskRef = ActorRefFrom<ReturnType<typeof createTaskMachine>>
