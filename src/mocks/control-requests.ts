import type { SavedWorld } from "./http/dataset.ts"
import type { ActiveFault } from "./http/faults.ts"
import type { Entry } from "./http/journal.ts"
import type { Email } from "./http/mails.ts"
import type { CountedOperation } from "./http/operations.ts"
import type { WorldDiff } from "./http/world-diff.ts"
import type { ListedWorld, WorldOptions } from "./http/worlds.ts"
import type { Fault } from "./kernel/fault.ts"

interface Time {
  readonly now: string
  readonly is_stopped: boolean
}
interface Loaded {
  /** Null if a recording or another server responds. */
  readonly scenario: string | null
  readonly now: string
}
interface Faults {
  readonly faults: readonly ActiveFault[]
}
interface Requests {
  readonly entries: readonly Entry[]
  /** Number of requests that are no longer in the journal. */
  readonly dropped: number
  readonly is_complete: boolean
}
interface MockEvent {
  readonly id: string
  readonly name: string
  readonly data: unknown
  readonly created_at: string
}
interface ListedScenario {
  readonly name: string
  readonly about: string
  readonly group: string | null
  readonly has_page: boolean
  readonly faults: readonly Fault[]
}
interface Request<Answer, Body = undefined> {
  readonly body: Body
  readonly answer: Answer
}

/** The requests below `/_mock/` with their bodies and responses. */
interface ControlRequests {
  readonly GET: {
    readonly scenarios: Request<{ readonly scenarios: readonly ListedScenario[]; readonly current: string | null }>
    readonly world: Request<SavedWorld>
    readonly faults: Request<Faults>
    readonly journal: Request<Requests>
    readonly clock: Request<Time>
    readonly events: Request<{ readonly events: readonly MockEvent[] }>
    readonly mails: Request<{ readonly mails: readonly Email[] }>
    readonly codes: Request<{ readonly codes: readonly unknown[] }>
    readonly operations: Request<{ readonly operations: readonly CountedOperation[] }>
    readonly undo: Request<{ readonly requests: readonly { readonly method: string; readonly path: string }[] }>
    readonly recording: Request<unknown>
    readonly opening: Request<{ readonly opening: unknown }>
    readonly worlds: Request<{ readonly worlds: readonly ListedWorld[] }>
  }
  readonly POST: {
    readonly reset: Request<Loaded, Pick<WorldOptions, "scenario" | "seed" | "at"> & { readonly open?: boolean }>
    readonly faults: Request<Faults, Fault>
    readonly undo: Request<{ readonly undone: number }, { readonly count: number }>
    readonly diff: Request<WorldDiff, { readonly from: SavedWorld; readonly to: SavedWorld }>
    readonly tokens: Request<
      { readonly token: string },
      { readonly actor_type: string; readonly auth_identity_id: string }
    >
    readonly worlds: Request<{ readonly world: ListedWorld }, WorldOptions>
  }
  readonly PUT: {
    readonly world: Request<Loaded, SavedWorld>
    readonly faults: Request<Faults, { readonly faults: readonly Fault[] }>
    readonly clock: Request<Time, { readonly at: string | null } | { readonly move: number }>
  }
  readonly DELETE: {
    readonly faults: Request<Faults>
    readonly journal: Request<Requests>
    readonly operations: Request<{ readonly operations: readonly CountedOperation[] }>
  } & { readonly [path in `faults/${number}`]: Request<Faults> } & {
    readonly [path in `worlds/${string}`]: Request<{ readonly name: string; readonly deleted: true }>
  }
}

export type ControlMethod = keyof ControlRequests

type Name<M extends ControlMethod> = keyof ControlRequests[M] & string
/** The path of a control request, also with a query: `journal?path=/store`. */
export type ControlPath<M extends ControlMethod> = Name<M> | (M extends "GET" ? `${Name<M>}?${string}` : never)

type Named<M extends ControlMethod, P extends string> =
  P extends Name<M>
    ? ControlRequests[M][P]
    : P extends `${infer Path}?${string}`
      ? Path extends Name<M>
        ? ControlRequests[M][Path]
        : never
      : never

export type ControlBody<M extends ControlMethod, P extends string> =
  Named<M, P> extends { readonly body: infer Body } ? Body : never
export type ControlAnswer<M extends ControlMethod, P extends string> =
  Named<M, P> extends { readonly answer: infer Answer } ? Answer : never
