import type { ActorOptions, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate"

type Clock = NonNullable<ActorOptions<AnyStateMachine>["clock"]>

/** One thing a person does in a flow. `failureMatrix` breaks every request that it causes. */
export interface Step<M extends AnyStateMachine = AnyStateMachine> {
  readonly name: string
  /** The events a person sends, in order; those that the machine doesn't accept at that moment are left out. */
  readonly events: (snapshot: SnapshotFrom<M>) => readonly EventFromLogic<M>[]
  /** What happens before, such as time passing. */
  readonly before?: () => void
  /** The steps after it continue from before it. */
  readonly isBranch?: boolean
}

/** A machine's successful run against the in-memory backend, step by step. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  readonly title: string
  readonly machine: M
  readonly input: InputFrom<M>
  /** Events that a person tries first after a failure, before repeating the step. */
  readonly recover?: (snapshot: SnapshotFrom<M>) => readonly EventFromLogic<M>[]
  /** Prepares what isn't in the backend, such as the stored token, before every run. */
  readonly prepare?: () => void
  readonly clock?: Clock
  readonly steps: readonly Step<M>[]
  /** Effects outside the backend, such as a stored token or a delivered message. */
  readonly outside?: () => unknown
}

/** A flow of a machine, whose events are checked; flows of different machines fit in one list. */
export const flow =
  <M extends AnyStateMachine>(machine: M) =>
  (rest: Omit<Flow<M>, "machine">): Flow =>
    ({ machine, ...rest }) as unknown as Flow
