import { type Clock, type ClockState, createClock } from "./clock.ts"
import type { Base, Columns } from "./columns.ts"
import { identifiers, type RandomNumbers, random } from "./identifiers.ts"
import type { Model } from "./model.ts"
import type * as models from "./models/index.ts"
import { modelsByTable } from "./models-by-table.ts"
import { Signals } from "./signals.ts"
import { Table } from "./table.ts"

type Models = typeof models
type ModelKey = { [K in keyof Models]: Models[K] extends Model ? K : never }[keyof Models]
type TableOf<K extends ModelKey> = Models[K] extends Model<infer C> ? Table<C> : never
export type Tables = { readonly [K in ModelKey]: TableOf<K> }
export type TableName = ModelKey
/** A row type by table key: `Row<"order">`. */
export type Row<K extends ModelKey> = NonNullable<ReturnType<TableOf<K>["get"]>>

interface DatabaseOptions {
  readonly seed?: number
  readonly clock?: Clock
}

/** Time in the ids that `withFixedIds` creates, earlier than any other. */
export const ID_TIME = Date.UTC(2020, 0)

/** A dataset as plain data for export, import and storage: complete, or as changes to a scenario. */
export interface World {
  readonly version: 1
  readonly now: number
  readonly clock?: ClockState | undefined
  readonly seed: number
  /** Number of ids created; undefined if the order history hasn't been generated yet. */
  readonly count?: number | undefined
  /** The scenario that the rows are changes to: the time it was built, the number of ids it created, and `ID_TIME`. */
  readonly on?:
    | { readonly at: number; readonly count?: number | undefined; readonly idTime?: number | undefined }
    | undefined
  readonly tables: Readonly<Record<string, readonly Base[]>>
  /** Ids of the scenario's rows that have been erased. */
  readonly gone?: Readonly<Record<string, readonly string[]>> | undefined
}

export type Change = { readonly table: Table<Columns>; readonly id: string; readonly before: Base | undefined }

/** History of a dataset that is generated later, in steps; `step` returns false after the last one. */
interface DeferredHistory {
  step(): boolean
  /** Tables that the history only reads: they can be read before it is generated. */
  readonly reads: readonly string[]
}

/** All tables of a dataset, with transactions (`atomically`). */
export class Database {
  readonly clock: Clock
  readonly tables: Tables
  /** The same tables by name, for code that handles any of them: `tablesByName.get("order")`. */
  readonly tablesByName: ReadonlyMap<string, Table<Columns>>
  readonly signals = new Signals()
  #seed: number
  #random: RandomNumbers
  #ids: ReturnType<typeof identifiers>
  #hasFixedIds = false
  #log: Change[] | undefined
  /** Ids written since the dataset was built. */
  readonly #written = new Map<Table<Columns>, Set<string>>()
  #isBuilt = false
  #builtCount = 0
  #past: DeferredHistory | undefined
  /** True while history is generated: no events are emitted for it. */
  suppressesEvents = false
  /** Called for every write of a request; throwing here simulates a failure during the request. */
  onWrite: (() => void) | undefined
  /** Called with the changes of a successful request, for storage and for other tabs. */
  onCommit: ((changes: readonly Change[]) => void) | undefined
  /** Called with the same changes, for undoing requests. */
  onUndoable: ((changes: readonly Change[]) => void) | undefined

  constructor(options: DatabaseOptions = {}) {
    this.clock = options.clock ?? createClock()
    this.#seed = options.seed ?? Math.floor(Math.random() * 2 ** 32)
    this.#random = random(this.#seed)
    this.#ids = identifiers(this.#idTime, this.#random)
    const host = {
      now: () => this.clock.iso(),
      id: (prefix: string) => this.#ids.id(prefix),
      changing: (table: Table<Columns>, id: string, before: Base | undefined) => {
        if (this.#isBuilt) this.#noteWritten(table, id)
        if (!this.#log) return
        this.onWrite?.()
        this.#log.push({ table, id, before })
      },
    }
    this.tablesByName = new Map(Array.from(modelsByTable, ([name, model]) => [name, new Table(model, host)]))
    this.tables = Object.fromEntries(this.tablesByName) as unknown as Tables
  }

  /** Returns a table by a name that is only known at run time; throws if there is none. */
  table(name: string): Table<Columns> {
    const table = this.tablesByName.get(name)
    if (!table) throw new Error(`There is no table ${name}`)
    return table
  }

  readonly #idTime = (): number => (this.#hasFixedIds ? Math.min(ID_TIME, this.clock.now()) : this.clock.now())

  /** Creates the same ids in `work` whenever it runs: links to sample data work in every browser that has it. */
  withFixedIds<T>(work: () => T): T {
    this.#hasFixedIds = true
    try {
      return work()
    } finally {
      this.#hasFixedIds = false
    }
  }

  id(prefix: string): string {
    return this.#nextIds().id(prefix)
  }

  /** Creates an id without a prefix. */
  ulid(): string {
    return this.#nextIds().ulid()
  }

  uuid(): string {
    return this.#nextIds().uuid()
  }

  /** Creates ids after those of the deferred history, which stay the same. */
  #nextIds() {
    this.generateHistory()
    return this.#ids
  }

  /** Runs synchronous work as a transaction: if it throws, all tables are rolled back. */
  atomically<T>(work: () => T): T {
    if (this.#log) return work()
    this.#log = []
    try {
      const result = this.attempt(work)
      const log = this.#log
      this.#log = undefined
      if (log.length > 0) {
        this.onCommit?.(log)
        this.onUndoable?.(log)
      }
      this.signals.release()
      return result
    } finally {
      this.#log = undefined
    }
  }

  /** Runs part of a request that may fail on its own: if it throws, only its own changes are rolled back. */
  attempt<T>(work: () => T): T {
    const log = this.#log
    if (!log) return this.atomically(work)
    const [changeCount, signalCount] = [log.length, this.signals.count]
    try {
      return work()
    } catch (error) {
      for (const change of log.splice(changeCount).reverse()) {
        // As in a real database, a sequence number is never reused.
        if ((change.table as unknown) === this.tables.sequence) log.push(change)
        else change.table.restore(change.id, change.before as never)
      }
      this.signals.drop(signalCount)
      throw error
    }
  }

  /** The next number of a sequence, starting at 1 (display ids). */
  next(name: string): number {
    const row = this.tables.sequence.get(name)
    if (row) return this.tables.sequence.update(name, { value: row.value + 1 }).value
    return this.tables.sequence.insert({ id: name, value: 1 }).value
  }

  empty(seed?: number): void {
    for (const table of this.tablesByName.values()) table.clear()
    this.#forget()
    this.#isBuilt = false
    this.#written.clear()
    if (seed !== undefined) this.#seed = seed
    this.#startIds(this.#seed)
  }

  #startIds(seed: number, count = 0): void {
    this.#random = random(seed)
    this.#ids = identifiers(this.#idTime, this.#random, count)
  }

  /**
   * Replaces all data and the clock's state by those of a dataset that hasn't been changed since it was built. Both
   * share the tables until one of them writes, and create the same ids next.
   */
  share(source: Database): void {
    source.generateHistory()
    this.#forget()
    for (const [name, table] of this.tablesByName) table.share(source.table(name))
    this.#seed = source.#seed
    this.#startIds(source.#random.rest(), source.#ids.count())
    this.clock.set(source.clock.state())
    this.finishBuild()
  }

  /**
   * Defers a history. It is generated completely before the first read of a table that it may change and before any
   * write or new id: the result doesn't depend on the time of its generation.
   */
  deferHistory(past: DeferredHistory): void {
    this.#past = past
    const early = new Set(past.reads)
    const make = () => this.generateHistory()
    for (const [name, table] of this.tablesByName) {
      table.beforeWrite = make
      if (!early.has(name)) table.beforeRead = make
    }
  }

  /** Generates deferred history while `hasTime` allows; returns whether it is complete. */
  generateHistory(hasTime: () => boolean = () => true): boolean {
    const past = this.#past
    if (!past) return true
    const { onWrite, suppressesEvents: wasSuppressing } = this
    const [log, isBuilt, signalCount] = [this.#log, this.#isBuilt, this.signals.count]
    this.#forget()
    // The history isn't part of the request that triggers it: not rolled back with it and not reported as its
    // changes.
    this.#log = []
    this.#isBuilt = false
    this.onWrite = undefined
    this.suppressesEvents = true
    let isMore = true
    try {
      while (isMore && hasTime()) isMore = past.step()
    } finally {
      this.#log = log
      this.#isBuilt = isBuilt
      this.onWrite = onWrite
      this.suppressesEvents = wasSuppressing
      this.signals.drop(signalCount)
    }
    if (isMore) this.deferHistory(past)
    else this.#builtCount = this.#ids.count()
    return !isMore
  }

  #forget(): void {
    this.#past = undefined
    for (const table of this.tablesByName.values()) {
      table.beforeRead = undefined
      table.beforeWrite = undefined
    }
  }

  get seed(): number {
    return this.#seed
  }

  /** Number of ids created by building the dataset; undefined until its history is generated. */
  get builtCount(): number | undefined {
    return this.#past ? undefined : this.#builtCount
  }

  /** The dataset without its rows. */
  head(): Omit<World, "tables"> {
    const count = this.#past ? undefined : this.#ids.count()
    return { version: 1, now: this.clock.now(), clock: this.clock.state(), seed: this.#seed, count }
  }

  export(): World {
    this.generateHistory()
    const tables: Record<string, readonly Base[]> = {}
    for (const [name, table] of this.tablesByName) {
      const rows = table.all({ withDeleted: true })
      if (rows.length > 0) tables[name] = rows
    }
    return { ...this.head(), tables }
  }

  /** Ends building: writes are tracked from now on. */
  finishBuild(): void {
    this.#isBuilt = true
    this.#builtCount = this.#ids.count()
    this.#written.clear()
  }

  /** The rows written since the dataset was built. */
  exportWritten(): World {
    const tables: Record<string, readonly Base[]> = {}
    const gone: Record<string, readonly string[]> = {}
    for (const [name, table] of this.tablesByName) {
      const ids = [...(this.#written.get(table) ?? [])]
      const rows = ids.flatMap((id) => table.get(id, { withDeleted: true }) ?? [])
      const lost = ids.filter((id) => table.get(id, { withDeleted: true }) === undefined)
      if (rows.length > 0) tables[name] = rows
      if (lost.length > 0) gone[name] = lost
    }
    return { ...this.head(), tables, gone }
  }

  /** Replaces all data with a complete dataset. */
  import(world: World): void {
    this.empty(world.seed)
    this.applyRows(world)
    this.finishBuild()
  }

  /** Applies saved rows to the current ones and continues their id counter. */
  applyRows(world: World): void {
    this.generateHistory()
    const { count = 0 } = world
    this.#startIds(world.seed ^ count, count)
    for (const [name, ids] of Object.entries(world.gone ?? {})) for (const id of ids) this.#restore(name, id)
    for (const [name, rows] of Object.entries(world.tables)) for (const row of rows) this.#restore(name, row.id, row)
    if (world.clock) this.clock.set(world.clock)
  }

  /** A table that this version doesn't have is skipped. */
  #restore(name: string, id: string, row?: Base): void {
    const table = this.tablesByName.get(name)
    if (!table) return
    table.restore(id, row as never)
    this.#noteWritten(table, id)
  }

  #noteWritten(table: Table<Columns>, id: string): void {
    const ids = this.#written.get(table)
    if (ids) ids.add(id)
    else this.#written.set(table, new Set([id]))
  }
}
