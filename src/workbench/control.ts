import type { AddressProblem } from "#lib/address-problem.ts"
import { demoApiPath } from "#lib/env.ts"

/** A request that the control API refused, with its reason, or that didn't reach it (status 0). */
export class ControlError extends Error {
  override readonly name = "ControlError"
  readonly status: number
  readonly code: string | undefined
  /** Values of the message. */
  readonly values: Readonly<Record<string, string>> | undefined

  constructor(status: number, message: string, { code, values }: Pick<AddressProblem, "code" | "values"> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.values = values
  }
}

/** Sends a request to the control API of the demo's backend; throws {@link ControlError}. */
export async function control<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" }
    init.body = typeof body === "string" ? body : JSON.stringify(body)
  }
  const response = await fetch(`${location.origin}${demoApiPath}/_mock/${path}`, init).catch((error: unknown) => {
    throw new ControlError(0, String(error))
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const { message, ...reason } = (answer ?? {}) as Partial<AddressProblem>
    throw new ControlError(response.status, message ?? response.statusText, reason)
  }
  return answer as T
}

export interface ScenarioInfo {
  readonly name: string
  readonly about: string
  readonly group: string | null
  readonly has_page: boolean
  /** Faults that are active from its start. */
  readonly faults: readonly Fault[]
}
export interface ScenarioList {
  readonly scenarios: readonly ScenarioInfo[]
  readonly current: string | null
}
export interface Fault {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE"
  readonly path?: string
  readonly contains?: string
  readonly latency?: number
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly cut?: number
  readonly afterWrites?: number
  readonly drop?: "before" | "after"
  readonly rate?: number
  readonly times?: number
}
export interface ActiveFault extends Fault {
  readonly id: number
  readonly hits: number
  readonly left: number | null
}
export interface JournalEntry {
  readonly n: number
  readonly at: string
  readonly method: string
  readonly path: string
  readonly request: string
  readonly status: number
  readonly answer: string
  readonly request_headers: Readonly<Record<string, string>>
  readonly answer_headers: Readonly<Record<string, string>>
  readonly removed: readonly string[]
  readonly duration: number
  readonly notes: readonly string[]
  readonly caller: { readonly actor_type: string; readonly auth_identity_id: string } | null
  /** The tab that sent it. */
  readonly client: string | null
}
export interface Mail {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly token: string
  readonly order_id?: string
  readonly display_id?: number
  readonly created_at: string
}
export interface BackendEvent {
  readonly id: string
  readonly name: string
  readonly data: unknown
  readonly created_at: string
}
export interface ClockTime {
  readonly now: string
  readonly is_stopped: boolean
}
export interface CountedOperation {
  readonly method: string
  readonly path: string
  readonly about: string
  readonly received: number
  readonly succeeded: number
}
export interface UndoableRequest {
  readonly method: string
  readonly path: string
  readonly at: string
}
/** A dataset as returned by `GET /_mock/world`. */
export interface World {
  readonly version: number
  readonly scenario?: string
  readonly seed: number
  /** If the clock is stopped, the time at which; how far it was moved. */
  readonly clock?: { readonly fixed: number | null; readonly offset: number }
  /** The time at which the scenario was built; undefined for a dataset that is exported in full. */
  readonly on?: { readonly at: number }
  readonly tables: Readonly<Record<string, readonly unknown[]>>
  readonly gone?: Readonly<Record<string, readonly string[]>>
  readonly faults?: readonly ActiveFault[]
}
export interface RowDiff {
  readonly id: string
  readonly kind: "added" | "removed" | "changed"
  readonly columns?: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly row?: Readonly<Record<string, unknown>>
}
export interface WorldDiff {
  readonly count: number
  readonly tables: Readonly<Record<string, { readonly count: number; readonly rows: readonly RowDiff[] }>>
}
