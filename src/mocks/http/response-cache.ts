import type { Columns } from "#mocks/kernel/columns.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { sizeOf, type Written } from "#mocks/kernel/texts.ts"

interface Kept {
  readonly text: Written
  /** The tables that the response was computed from, with their versions at that time. */
  readonly sources: readonly { readonly table: Table<Columns>; readonly version: number }[]
}

/** Characters or bytes in all; the oldest answers give way. */
const MAX_SIZE = 8_000_000
/** Approximate size of the sources of an entry. */
const AROUND = 500
const sizeOfEntry = (cacheKey: string, { text }: Kept): number => cacheKey.length + sizeOf(text) + AROUND

/**
 * Caches responses until one of the tables they were computed from changes. Responses that read the clock aren't
 * cached, because they may differ a moment later.
 */
export class ResponseCache {
  readonly #db: Database
  readonly #tables: readonly Table<Columns>[]
  readonly #kept = new Map<string, Kept>()
  #size = 0

  constructor(db: Database) {
    this.#db = db
    this.#tables = Object.values(db.tables) as unknown as Table<Columns>[]
  }

  find(cacheKey: string): Written | undefined {
    const kept = this.#kept.get(cacheKey)
    if (!kept) return undefined
    if (kept.sources.every(({ table, version }) => table.version === version)) return kept.text
    this.#drop(cacheKey, kept)
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
      const readTables = this.#tables.filter((table) => table.wasRead)
      this.#keep(cacheKey, { text, sources: readTables.map((table) => ({ table, version: table.version })) })
    }
    return made
  }

  #keep(cacheKey: string, kept: Kept): void {
    this.#kept.set(cacheKey, kept)
    this.#size += sizeOfEntry(cacheKey, kept)
    for (const [oldest, entry] of this.#kept) {
      if (this.#size <= MAX_SIZE) break
      this.#drop(oldest, entry)
    }
  }

  #drop(cacheKey: string, kept: Kept): void {
    this.#kept.delete(cacheKey)
    this.#size -= sizeOfEntry(cacheKey, kept)
  }
}
