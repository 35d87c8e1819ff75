import type { ActorOptions, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from "xstate"
import type { World } from "#mocks/kernel/database.ts"
import type { Fault } from "#tests/support/breakable-wire.ts"

type Clock = NonNullable<ActorOptions<AnyStateMachine>["clock"]>

/** What a walk through a machine may try; which of it leads where is found out against the in-memory backend. */
export interface Walk<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M
  /** The backend at the start. */
  readonly world: World
  /** What the machine may be started with, by name. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /** What a person may do, by name. */
  readonly events: Readonly<Record<string, (snapshot: SnapshotFrom<M>) => EventFromLogic<M>>>
  /** Tells states apart in which a person can do the same, where that matters for what comes next. */
  readonly detail?: (snapshot: SnapshotFrom<M>) => string
  /** What may happen to the backend or around the machine meanwhile, by name. */
  readonly conditions?: Readonly<Record<string, () => unknown>>
  /** Puts what isn't in the backend, such as a stored token, back to the start. */
  readonly prepare?: () => void
  /** Moves of the clock, by name. */
  readonly waits?: Readonly<Record<string, () => void>>
  /** For timers; without it time passes as it does. */
  readonly clock?: Clock
}
/** A walk whose events are checked against its machine; walks of different machines fit in one list. */
export const walk =
  <M extends AnyStateMachine>(machine: M) =>
  (rest: Omit<Walk<M>, "machine">): Walk =>
    ({ machine, ...rest }) as unknown as Walk

/** One step of a path: the machine is started, or an event is sent; with what happens before and on the way. */
export interface Move {
  readonly input?: string
  readonly event?: string
  readonly wait?: string
  readonly condition?: string
  readonly fault?: { readonly fault: Fault; readonly index: number }
  /** Another event: sent while the request with this index is on its way, or at once. */
  readonly meanwhile?: { readonly event: string; readonly index?: number }
}

/** `fulfill, cut after at request 0`. */
export function nameOf({ input, event, wait, condition, fault, meanwhile }: Move): string {
  return [
    ...(condition ? [`${condition}, then`] : []),
    event ?? (wait ? `wait ${wait}` : `start: ${input}`),
    ...(fault ? [`(${fault.fault} at request ${fault.index})`] : []),
    ...(meanwhile
      ? [`(${meanwhile.event} ${meanwhile.index === undefined ? "at once" : `during request ${meanwhile.index}`})`]
      : []),
  ].join(" ")
}
