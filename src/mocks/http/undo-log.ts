import type { Change } from "#mocks/kernel/database.ts"

/** A request that changed data. */
export interface UndoableRequest {
  readonly method: string
  readonly path: string
  /** Time of the request by the backend's clock. */
  readonly at: string
}

interface Step {
  readonly request: UndoableRequest
  readonly changes: Change[]
}

/** Number of requests that can be undone. */
const KEPT = 200

/** The rows that each of the latest requests changed, as they were before. */
export class UndoLog {
  readonly #steps: Step[] = []
  #current: UndoableRequest | undefined

  /** Changes are recorded for this request from now on. */
  enter(request: UndoableRequest): void {
    this.#current = request
  }

  record(changes: readonly Change[]): void {
    const request = this.#current
    const last = this.#steps.at(-1)
    if (!request) return
    // What follows from a request, such as the deletion of old events, is undone with it.
    if (last?.request === request) last.changes.push(...changes)
    else this.#steps.push({ request, changes: [...changes] })
    if (this.#steps.length > KEPT) this.#steps.shift()
  }

  /** The requests that can be undone, newest last. */
  get requests(): readonly UndoableRequest[] {
    return this.#steps.map(({ request }) => request)
  }

  /** Restores the rows that the last `count` requests changed; returns the number of requests that were undone. */
  undo(count: number): number {
    const steps = this.#steps.splice(Math.max(0, this.#steps.length - count))
    for (const { changes } of steps.toReversed())
      for (const { table, id, before } of changes.toReversed()) table.restore(id, before as never)
    return steps.length
  }

  clear(): void {
    this.#steps.length = 0
  }
}
