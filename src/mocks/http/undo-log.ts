import type { Change } from "#mocks/kernel/database.ts"

/** A request that changed data. */
export interface UndoableRequest {
  readonly method: string
  readonly path: string
  /** Time of the request by the backend's clock. */
  readonly at: string
}

/** A request in progress. */
export interface UndoEntry extends UndoableRequest {
  /** Number of its journal entry; undefined until it is answered. */
  n?: number
}
interface Step {
  readonly request: UndoEntry
  readonly changes: Change[]
}

/** Number of requests that can be undone. */
const KEPT = 200

/** The rows that each of the latest requests changed, as they were before. */
export class UndoLog {
  readonly #steps: Step[] = []
  #current: UndoEntry | undefined
  /** Number of the latest journal entry before which the data isn't known anymore. */
  #since = 0
  /** Journal entries between an undone request and its undo: the data before them isn't known anymore. */
  #undone: { readonly first: number; readonly last: number }[] = []

  /**
   * Records changes for this request from now on. Call it directly before the work: other requests may have started
   * while the body was read.
   */
  enter(request: UndoEntry): void {
    this.#current = request
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

  /**
   * Restores the rows that the last `count` requests changed; returns the number of requests that were undone. `latest`
   * is the number of the latest journal entry.
   */
  undo(count: number, latest: number): number {
    const steps = this.#steps.splice(Math.max(0, this.#steps.length - count))
    const [oldest] = steps
    if (oldest) this.#undone.push({ first: (oldest.request.n ?? latest) + 1, last: latest })
    for (const { changes } of steps.toReversed())
      for (const { table, id, before } of changes.toReversed()) table.restore(id, before as never)
    return steps.length
  }

  /**
   * The changes before the request of a journal entry, and those by it and later ones; undefined if some of them aren't
   * known anymore.
   */
  around(n: number): { readonly earlier: readonly Change[]; readonly later: readonly Change[] } | undefined {
    if (n <= this.#since || this.#undone.some(({ first, last }) => n >= first && n <= last)) return undefined
    const first = this.#steps.findIndex(({ request }) => request.n === undefined || request.n >= n)
    const at = first === -1 ? this.#steps.length : first
    const changesOf = (steps: readonly Step[]) => steps.flatMap(({ changes }) => changes)
    return { earlier: changesOf(this.#steps.slice(0, at)), later: changesOf(this.#steps.slice(at)) }
  }

  /** Forgets the changes; `n` is the number of the latest journal entry. */
  clear(n: number): void {
    this.#steps.length = 0
    this.#undone = []
    this.#since = n
  }
}
