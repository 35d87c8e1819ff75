import { type Clock, createClock } from "./clock.ts"
import type { Base, Columns } from "./columns.ts"
import { identifiers, random } from "./identifiers.ts"
import type { Model } from "./model.ts"
import * as models from "./models/index.ts"
import { Signals } from "./signals.ts"
import { Table } from "./table.ts"

type Models = typeof models
type ModelKey = { [K in keyof Models]: Models[K] extends Model ? K : never }[keyof Models]
export type TableOf<K extends ModelKey> = Models[K] extends Model<infer C> ? Table<C> : never
export type Tables = { readonly [K in ModelKey]: TableOf<K> }
export type TableName = ModelKey
/** A row of a table by the table's key: `Row<"order">`. */
export type Row<K extends ModelKey> = NonNullable<ReturnType<TableOf<K>["get"]>>

export interface DatabaseOptions {
  readonly seed?: number
  readonly clock?: Clock
}

/** A world as plain data, for export, import and storage. */
export interface World {
  readonly version: 1
  readonly now: number
  readonly seed: number
  readonly count: number
  readonly tables: Readonly<Record<string, readonly Base[]>>
}

export type Change = { readonly table: Table<Columns>; readonly id: string; readonly before: Base | undefined }

/** All tables of a world; what is done inside `atomically` happens as a whole or not at all. */
export class Database {
  readonly clock: Clock
  readonly tables: Tables
  readonly signals = new Signals()
  #seed: number
  #ids: ReturnType<typeof identifiers>
  #log: Change[] | undefined
  /** Called for every write inside a request; a fault in the middle of a request is thrown from here. */
  onWrite: (() => void) | undefined
  /** Told what a successful request changed, for storage and for other tabs. */
  onCommit: ((changes: readonly Change[]) => void) | undefined

  constructor(options: DatabaseOptions = {}) {
    this.clock = options.clock ?? createClock()
    this.#seed = options.seed ?? Math.floor(Math.random() * 2 ** 32)
    this.#ids = identifiers(() => this.clock.now(), random(this.#seed))
    const around = {
      now: () => this.clock.iso(),
      id: (prefix: string) => this.#ids.id(prefix),
      changing: (table: Table<Columns>, id: string, before: Base | undefined) => {
        if (!this.#log) return
        this.onWrite?.()
        this.#log.push({ table, id, before })
      },
    }
    const entries = Object.entries(models as Record<string, object>).filter(([, m]) => "columns" in m)
    this.tables = Object.fromEntries(
      entries.map(([key, m]) => [key, new Table(m as Model, around)]),
    ) as unknown as Tables
  }

  id(prefix: string): string {
    return this.#ids.id(prefix)
  }

  /** An identifier without a prefix. */
  ulid(): string {
    return this.#ids.ulid()
  }

  uuid(): string {
    return this.#ids.uuid()
  }

  /** Runs the work; if it throws, every table is as it was before. The work must be synchronous. */
  atomically<T>(work: () => T): T {
    if (this.#log) return work()
    this.#log = []
    try {
      const result = this.attempt(work)
      const log = this.#log
      this.#log = undefined
      if (log.length > 0) this.onCommit?.(log)
      this.signals.release()
      return result
    } finally {
      this.#log = undefined
    }
  }

  /** A part of a request that may fail by itself: if it throws, what it changed is undone, and nothing else. */
  attempt<T>(work: () => T): T {
    const log = this.#log
    if (!log) return this.atomically(work)
    const [written, told] = [log.length, this.signals.held]
    try {
      return work()
    } catch (error) {
      for (const change of log.splice(written).reverse()) {
        // As in a real database, a number that was drawn is never drawn again.
        if ((change.table as unknown) === this.tables.sequence) log.push(change)
        else change.table.restore(change.id, change.before as never)
      }
      this.signals.drop(told)
      throw error
    }
  }

  /** The next number of a sequence that starts at 1 (display ids). */
  next(name: string): number {
    const row = this.tables.sequence.get(name)
    if (row) return this.tables.sequence.update(name, { value: row.value + 1 }).value
    return this.tables.sequence.insert({ id: name, value: 1 }).value
  }

  empty(seed?: number): void {
    for (const table of Object.values(this.tables)) table.clear()
    if (seed !== undefined) this.#seed = seed
    this.#ids = identifiers(() => this.clock.now(), random(this.#seed))
  }

  /** What makes the next ids: the seed, and how many were given out. */
  state(): { readonly seed: number; readonly count: number } {
    return { seed: this.#seed, count: this.#ids.count() }
  }

  export(): World {
    const tables: Record<string, readonly Base[]> = {}
    for (const [name, table] of Object.entries(this.tables)) {
      const rows = table.all({ withDeleted: true })
      if (rows.length > 0) tables[name] = rows
    }
    return { version: 1, now: this.clock.now(), seed: this.#seed, count: this.#ids.count(), tables }
  }

  import(world: World): void {
    this.empty(world.seed)
    this.#ids = identifiers(() => this.clock.now(), random(world.seed ^ world.count), world.count)
    for (const [name, rows] of Object.entries(world.tables)) {
      const table = (this.tables as unknown as Record<string, Table<Columns> | undefined>)[name]
      if (table) for (const row of rows) table.restore(row.id, row as never)
    }
  }
}
