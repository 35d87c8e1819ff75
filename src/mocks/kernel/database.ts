import { type Clock, type ClockState, createClock } from "./clock.ts"
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

/** A world as plain data, for export, import and storage: whole, or as what was changed of a scenario. */
export interface World {
  readonly version: 1
  readonly now: number
  readonly clock?: ClockState | undefined
  readonly seed: number
  /** How many ids were given out; none where nobody has read the scenario's past yet. */
  readonly count?: number | undefined
  /** Where the rows lie on those of a scenario: when that was built, and how many ids it took. */
  readonly on?: { readonly at: number; readonly count?: number | undefined } | undefined
  readonly tables: Readonly<Record<string, readonly Base[]>>
  /** Ids of the scenario's rows that are no longer there. */
  readonly gone?: Readonly<Record<string, readonly string[]>> | undefined
}

export type Change = { readonly table: Table<Columns>; readonly id: string; readonly before: Base | undefined }

/** What happened in a world before it began, bit by bit; `step` answers false where nothing is left. */
export interface Past {
  step(): boolean
  /** Tables that it only reads: those may be read before it is made. */
  readonly reads: readonly TableName[]
}

/** All tables of a world; what is done inside `atomically` happens as a whole or not at all. */
export class Database {
  readonly clock: Clock
  readonly tables: Tables
  readonly signals = new Signals()
  #seed: number
  #ids: ReturnType<typeof identifiers>
  #log: Change[] | undefined
  /** What requests have written since the world was built. */
  readonly #written = new Map<Table<Columns>, Set<string>>()
  #isBuilt = false
  #builtCount = 0
  #past: Past | undefined
  /** While a world's past is made: of what happened long ago nobody is told any more. */
  isQuiet = false
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
        if (this.#isBuilt) this.#noteWritten(table, id)
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
    this.#forget()
    this.#isBuilt = false
    this.#written.clear()
    if (seed !== undefined) this.#seed = seed
    this.#ids = identifiers(() => this.clock.now(), random(this.#seed))
  }

  /**
   * Leaves a past for later. It is made as a whole before the first row is read that it may change and before anything
   * is written, so that nobody can tell when it was.
   */
  leave(past: Past): void {
    this.#past = past
    const early = new Set<string>(past.reads)
    const make = () => this.catchUp()
    for (const [name, table] of Object.entries(this.tables)) {
      table.beforeWrite = make
      if (!early.has(name)) table.beforeRead = make
    }
  }

  /** Makes what is left of the past, for as long as there is time; answers whether all of it is made. */
  catchUp(hasTime: () => boolean = () => true): boolean {
    const past = this.#past
    if (!past) return true
    const { onWrite, isQuiet } = this
    const [log, isBuilt, told] = [this.#log, this.#isBuilt, this.signals.held]
    this.#forget()
    // It is no part of the request that asks for it: not rolled back with it, not told as its changes.
    this.#log = []
    this.#isBuilt = false
    this.onWrite = undefined
    this.isQuiet = true
    let isMore = true
    try {
      while (isMore && hasTime()) isMore = past.step()
    } finally {
      this.#log = log
      this.#isBuilt = isBuilt
      this.onWrite = onWrite
      this.isQuiet = isQuiet
      this.signals.drop(told)
    }
    if (isMore) this.leave(past)
    else this.#builtCount = this.#ids.count()
    return !isMore
  }

  #forget(): void {
    this.#past = undefined
    for (const table of Object.values(this.tables)) {
      table.beforeRead = undefined
      table.beforeWrite = undefined
    }
  }

  /** How many ids it took to build the world; unknown as long as its past is not made. */
  get builtCount(): number | undefined {
    return this.#past ? undefined : this.#builtCount
  }

  /** A world without its rows. */
  head(): Omit<World, "tables"> {
    const count = this.#past ? undefined : this.#ids.count()
    return { version: 1, now: this.clock.now(), clock: this.clock.state(), seed: this.#seed, count }
  }

  /** The world as a whole. */
  export(): World {
    this.catchUp()
    const tables: Record<string, readonly Base[]> = {}
    for (const [name, table] of Object.entries(this.tables)) {
      const rows = table.all({ withDeleted: true })
      if (rows.length > 0) tables[name] = rows
    }
    return { ...this.head(), tables }
  }

  /** From here on it is told what was written. */
  settle(): void {
    this.#isBuilt = true
    this.#builtCount = this.#ids.count()
    this.#written.clear()
  }

  /** What was written since the world was built. */
  exportWritten(): World {
    const tables: Record<string, readonly Base[]> = {}
    const gone: Record<string, readonly string[]> = {}
    for (const [name, table] of Object.entries(this.tables) as unknown as [string, Table<Columns>][]) {
      const ids = [...(this.#written.get(table) ?? [])]
      const rows = ids.flatMap((id) => table.get(id, { withDeleted: true }) ?? [])
      const lost = ids.filter((id) => table.get(id, { withDeleted: true }) === undefined)
      if (rows.length > 0) tables[name] = rows
      if (lost.length > 0) gone[name] = lost
    }
    return { ...this.head(), tables, gone }
  }

  /** Takes a whole world in place of the present one. */
  import(world: World): void {
    this.empty(world.seed)
    this.lay(world)
    this.settle()
  }

  /** Lays saved rows over the present ones, and goes on counting from there. */
  lay(world: World): void {
    this.catchUp()
    const { count = 0 } = world
    this.#ids = identifiers(() => this.clock.now(), random(world.seed ^ count), count)
    const tables = this.tables as unknown as Record<string, Table<Columns> | undefined>
    for (const [name, ids] of Object.entries(world.gone ?? {}))
      for (const id of ids) {
        tables[name]?.restore(id, undefined)
        this.#noteWritten(tables[name], id)
      }
    for (const [name, rows] of Object.entries(world.tables))
      for (const row of rows) {
        tables[name]?.restore(row.id, row as never)
        this.#noteWritten(tables[name], row.id)
      }
    if (world.clock) this.clock.set(world.clock)
  }

  #noteWritten(table: Table<Columns> | undefined, id: string): void {
    if (!table) return
    const ids = this.#written.get(table)
    if (ids) ids.add(id)
    else this.#written.set(table, new Set([id]))
  }
}
