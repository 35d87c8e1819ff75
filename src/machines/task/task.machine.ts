import { type ActorRefFrom, assign, emit, fromPromise, setup } from "xstate"
import { type ApiError, toApiError } from "#sdk/error.ts"

/** One thing to do with what it is about: capture a payment, mark a parcel as delivered. */
export interface Task {
  readonly type: string
}

export interface TaskFlow<T extends Task> {
  readonly id: string
  run(task: T): Promise<unknown>
}

interface TaskContext {
  /** What is asked about, or under way. */
  readonly task: Task | null
  readonly error: ApiError | null
}

type TaskEvents =
  /** Asks first; nothing is sent before `task.confirm`. */
  | { type: "task.ask"; task: Task }
  /** Does it, with what was filled in meanwhile. */
  | { type: "task.confirm"; task: Task }
  | { type: "task.dismiss" }

/**
 * A step that cannot be taken back: it says first what will happen, acts once however often it is confirmed, and where it fails
 * it stays open with its reason and all that was filled in.
 */
export const createTaskMachine = <T extends Task>(flow: TaskFlow<T>) =>
  setup({
    types: {
      context: {} as TaskContext,
      events: {} as TaskEvents,
      emitted: {} as { type: "task.done"; task: Task },
      tags: {} as "busy",
    },
    actors: {
      run: fromPromise(({ input }: { input: Task }) => flow.run(input as T)),
    },
  }).createMachine({
    id: flow.id,
    context: { task: null, error: null },
    initial: "idle",
    states: {
      idle: {
        on: { "task.ask": { target: "asking", actions: assign({ task: ({ event }) => event.task, error: null }) } },
      },
      asking: {
        on: {
          "task.confirm": { target: "acting", actions: assign({ task: ({ event }) => event.task, error: null }) },
          "task.dismiss": "idle",
        },
      },
      acting: {
        tags: "busy",
        invoke: {
          src: "run",
          input: ({ context }) => context.task as Task,
          onDone: {
            target: "idle",
            actions: emit(({ context }) => ({ type: "task.done" as const, task: context.task as Task })),
          },
          onError: { target: "asking", actions: assign({ error: ({ event }) => toApiError(event.error) }) },
        },
      },
    },
  })

export type TaskRef = ActorRefFrom<ReturnType<typeof createTaskMachine>>
