import type { Change } from "#mocks/kernel/database.ts"

/** A request that changed data. */
export interface UndoableRequest {
  readonly method: string
  readonly path: string
  /** Time of the request by the backend's clock. */
  readonly at: string
}

interface Current extends UndoableRequest {
  /** Number of its journal entry; undefined until it is answered. */
  n?: number
}
interface Step {
  readonly request: Current
  readonly changes: Change[]
}

/** Number of requests that can be undone. */
const KEPT = 200

/** The rows that each of the latest requests changed, as they were before. */
export class UndoLog {
  readonly #steps: Step[] = []
  #current: Current | undefined
  /** Number of the journal entry from which on all changes are known. */
  #since = 0

  /** Changes are recorded for this request from now on. Returns a function that takes the number of its journal entry. */
  enter(request: UndoableRequest): (n: number) => void {
    const current: Current = { ...request }
    this.#current = current
    return (n) => {
      current.n = n
    }
  }

  record(changes: readonly Change[]): void {
    const request = this.#current
    const last = this.#steps.at(-1)
    if (!request) return
    // What follows from a request, such as the deletion of old events, is undone with it.
    if (last?.request === request) last.changes.push(...changes)
    else this.#steps.push({ request, changes: [...changes] })
    if (this.#steps.length <= KEPT) return
    const oldest = this.#steps.shift()
    this.#since = Math.max(this.#since, oldest?.request.n ?? 0)
  }

  /** The requests that can be undone, newest last. */
  get requests(): readonly UndoableRequest[] {
    return this.#steps.map(({ request: { method, path, at } }) => ({ method, path, at }))
  }

  /** Restores the rows that the last `count` requests changed; returns the number of requests that were undone. */
  undo(count: number): number {
    const steps = this.#steps.splice(Math.max(0, this.#steps.length - count))
    for (const { changes } of steps.toReversed())
      for (const { table, id, before } of changes.toReversed()) table.restore(id, before as never)
    return steps.length
  }

  /**
   * The changes before the request of a journal entry, and those by it and later ones; undefined if some of them aren't
   * known anymore.
   */
  around(n: number): { readonly earlier: readonly Change[]; readonly later: readonly Change[] } | undefined {
    if (n <= this.#since) return undefined
    const first = this.#steps.findIndex(({ request }) => request.n === undefined || request.n >= n)
    const at = first === -1 ? this.#steps.length : first
    const changesOf = (steps: readonly Step[]) => steps.flatMap(({ changes }) => changes)
    return { earlier: changesOf(this.#steps.slice(0, at)), later: changesOf(this.#steps.slice(at)) }
  }

  /** Forgets the changes; `n` is the number of the latest journal entry. */
  clear(n: number): void {
    this.#steps.length = 0
    this.#since = n
  }
}
