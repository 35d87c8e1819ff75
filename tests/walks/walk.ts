import type { ActorOptions, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate"
import type { World } from "#mocks/kernel/database.ts"
import type { Fault } from "#tests/support/breakable-wire.ts"

type Clock = NonNullable<ActorOptions<AnyStateMachine>["clock"]>

/** Inputs of a walk through a machine; the explorer finds their effects against the in-memory backend. */
export interface Walk<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M
  /** The backend at the start. */
  readonly world: World
  /** Machine inputs to start with, by name. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /** User events, by name. */
  readonly events: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => EventFromLogic<M>>>
  /** Distinguishes states in which the same events are possible but lead to different results. */
  readonly detail?: (snapshot: SnapshotFrom<M>) => string
  /** External changes to the backend or the environment, by name. */
  readonly conditions?: Readonly<Record<string, () => unknown>>
  /** Resets state outside the backend, such as a stored token. */
  readonly prepare?: () => void
  /** Clock advances, by name. */
  readonly waits?: Readonly<Record<string, () => void>>
  /** Clock for timers; real time without it. */
  readonly clock?: Clock
}
/** Creates a walk with events typed by its machine; walks of different machines fit in one list. */
export const walk =
  <M extends AnyStateMachine>(machine: M) =>
  (rest: Omit<Walk<M>, "machine">): Walk =>
    ({ machine, ...rest }) as unknown as Walk

/** One step of a path: starts the machine or sends an event, with changes before and during it. */
export interface Move {
  readonly input?: string
  readonly event?: string
  readonly wait?: string
  readonly condition?: string
  readonly fault?: { readonly fault: Fault; readonly index: number }
  /** Another event, sent during the request with this index, or immediately. */
  readonly meanwhile?: { readonly event: string; readonly index?: number }
}

/** Name of a move: `fulfill (cut after at request 0)`. */
export function nameOf({ input, event, wait, condition, fault, meanwhile }: Move): string {
  return [
    ...(condition ? [`${condition}, then`] : []),
    event ?? (wait ? `wait ${wait}` : `start: ${input}`),
    ...(fault ? [`(${fault.fault} at request ${fault.index})`] : []),
    ...(meanwhile
      ? [`(${meanwhile.event} ${meanwhile.index === undefined ? "immediately" : `during request ${meanwhile.index}`})`]
      : []),
  ].join(" ")
}
