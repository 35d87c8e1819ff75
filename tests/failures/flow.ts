import type { ActorOptions, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate"

type Clock = NonNullable<ActorOptions<AnyStateMachine>["clock"]>

/** A user action in a flow. `failureMatrix` breaks every request that it causes. */
export interface Step<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  /** The user's events, in order; events that the machine doesn't accept at that moment are skipped. */
  readonly events: (snapshot: SnapshotFrom<M>) => readonly EventFromLogic<M>[]
  /** Called before the events, for example to advance the time. */
  readonly before?: () => void
  /** The following steps continue from the state before this one. */
  readonly isBranch?: boolean
}

/** A machine's successful run against the in-memory backend, step by step. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  readonly title: string
  readonly machine: M
  readonly input: InputFrom<M>
  /** The user's first events after a failure, before the step is repeated. */
  readonly recover?: (snapshot: SnapshotFrom<M>) => readonly EventFromLogic<M>[]
  /** Sets up state outside the backend, such as the stored token, before every run. */
  readonly prepare?: () => void
  readonly clock?: Clock
  readonly steps: readonly Step<M>[]
  /** Effects outside the backend, such as a stored token or a delivered message. */
  readonly outside?: () => unknown
}

/** Creates a flow with events typed by its machine; flows of different machines fit in one list. */
export const flow =
  <M extends AnyStateMachine>(machine: M) =>
  (rest: Omit<Flow<M>, "machine">): Flow =>
    ({ machine, ...rest }) as unknown as Flow
