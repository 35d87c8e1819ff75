import type { Columns } from "#mocks/kernel/columns.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { sizeOf, type Written } from "#mocks/kernel/texts.ts"

interface Kept {
  readonly text: Written
  /** The tables that the response was computed from, by position, with their versions at that time. */
  readonly sources: readonly { readonly place: number; readonly version: number }[]
}

/** Characters or bytes in all; the oldest answers give way. */
const MAX_SIZE = 8_000_000
/** Approximate size of the sources of an entry. */
const AROUND = 500
const sizeOfEntry = (cacheKey: string, { text }: Kept): number => cacheKey.length + sizeOf(text) + AROUND

/** The cached responses of several databases, whose tables never have the same version unless they have the same rows. */
export class CachedResponses {
  readonly #kept = new Map<string, Kept>()
  #size = 0

  get(cacheKey: string): Kept | undefined {
    return this.#kept.get(cacheKey)
  }

  set(cacheKey: string, kept: Kept): void {
    this.delete(cacheKey)
    this.#kept.set(cacheKey, kept)
    this.#size += sizeOfEntry(cacheKey, kept)
    for (const [oldest] of this.#kept) {
      if (this.#size <= MAX_SIZE) break
      this.delete(oldest)
    }
  }

  delete(cacheKey: string): void {
    const kept = this.#kept.get(cacheKey)
    if (!kept) return
    this.#kept.delete(cacheKey)
    this.#size -= sizeOfEntry(cacheKey, kept)
  }
}

/**
 * Caches responses until one of the tables they were computed from changes. Responses that read the clock aren't
 * cached, because they may differ a moment later.
 */
export class ResponseCache {
  readonly #db: Database
  readonly #tables: readonly Table<Columns>[]
  readonly #cached: CachedResponses

  constructor(db: Database, cached = new CachedResponses()) {
    this.#db = db
    this.#tables = [...db.tablesByName.values()]
    this.#cached = cached
  }

  find(cacheKey: string): Written | undefined {
    const kept = this.#cached.get(cacheKey)
    if (!kept) return undefined
    if (kept.sources.every(({ place, version }) => this.#tables[place]?.version === version)) return kept.text
    this.#cached.delete(cacheKey)
    return undefined
  }

  /** Computes a response and caches its text, unless it read the clock, wrote data, or has no text (undefined). */
  compute<T>(cacheKey: string, make: () => T, textOf: (made: T) => Written | undefined): T {
    const before = this.#tables.map((table) => table.version)
    for (const table of this.#tables) table.wasRead = false
    const { readCount } = this.#db.clock
    const made = make()
    const text = textOf(made)
    const isTimeIndependent = this.#db.clock.readCount === readCount
    const isRead = this.#tables.every((table, i) => table.version === before[i])
    if (text !== undefined && sizeOf(text) < MAX_SIZE / 4 && isTimeIndependent && isRead) {
      const sources = this.#tables.flatMap(({ wasRead, version }, place) => (wasRead ? [{ place, version }] : []))
      this.#cached.set(cacheKey, { text, sources })
    }
    return made
  }
}
