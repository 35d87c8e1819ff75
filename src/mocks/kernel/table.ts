import type { Base, Columns, InsertOf, PatchOf, RowOf } from "./columns.ts"
import { FoundRows } from "./found-rows.ts"
import { merged } from "./merge.ts"
import type { Model } from "./model.ts"
import { newRow } from "./new-row.ts"
import type { RowEntries, RowSource, ScanResult } from "./row-source.ts"
import { StoredRows } from "./stored-rows.ts"

/** Services that a table needs from its database. */
interface TableHost {
  now(): string
  id(prefix: string): string
  /** Called before every change with the previous row, for rollback and persistence. */
  changing(table: Table<Columns>, id: string, before: Base | undefined): void
}

/** Read options: soft-deleted rows are hidden by default. */
export interface ReadOptions {
  readonly withDeleted?: boolean
}

/** Receives a row before and after a change; both are undefined if any rows may have changed. */
type Watcher<R> = (before: R | undefined, after: R | undefined) => void

/** The latest version of any table. */
let latestVersion = 0

/** No rows, which the new tables of a model share until they are written. */
const empties = new WeakMap<object, StoredRows<Base>>()
function emptyRows<C extends Columns>(model: Model<C>): StoredRows<RowOf<C>> {
  const rows = empties.get(model) ?? new StoredRows(model.columns)
  empties.set(model, rows)
  return rows as StoredRows<RowOf<C>>
}

/** Rows by id, with an index per indexed column. Rows are never changed in place. The examples are of `tables.order`. */
export class Table<C extends Columns> {
  readonly model: Model<C>
  readonly #host: TableHost
  #rows: RowSource<RowOf<C>>
  /** Whether other tables may have the same rows: the first write forks them. */
  #isShared = true
  readonly #watchers: Watcher<RowOf<C>>[] = []
  /**
   * Changes with the rows. No other table has had the same version, except those with which this one shares its
   * rows: a result computed from the rows is outdated if the version differs.
   */
  version = 0
  /** Called before the next read or write, to generate deferred history first. */
  beforeRead: (() => void) | undefined
  beforeWrite: (() => void) | undefined
  /** Set by every read. Reset it to find out whether subsequent work reads the table. */
  wasRead = false

  constructor(model: Model<C>, host: TableHost) {
    this.model = model
    this.#host = host
    this.#rows = emptyRows(model)
  }

  /** The number of rows, soft-deleted ones too: `order.size` is 150 in the default scenario. */
  get size(): number {
    this.noteRead()
    return this.#rows.size
  }

  /** Returns a row by id: `order.get("order_01…")`, `order.get(fulfillment.order_id)?.status`. */
  get(id: string | null | undefined, options?: ReadOptions): RowOf<C> | undefined {
    if (id == null) return undefined
    this.noteRead()
    const row = this.#rows.get(id)
    return row && (row.deleted_at === null || options?.withDeleted) ? row : undefined
  }

  /** Returns all rows in order of creation: `order.all().at(-1)` is the latest order. */
  all(options?: ReadOptions): RowOf<C>[] {
    return this.where(() => true, options)
  }

  /** Returns all rows that pass a test, in one pass: `order.where((row) => row.status === "canceled")`. */
  where(test: (row: RowOf<C>) => boolean, options?: ReadOptions): RowOf<C>[] {
    this.noteRead()
    const rows: RowOf<C>[] = []
    for (const row of this.#rows.values())
      if ((row.deleted_at === null || options?.withDeleted) && test(row)) rows.push(row)
    return rows
  }

  /** Returns the first row that passes a test: `order.find((row) => row.display_id === 7)`. */
  find(test: (row: RowOf<C>) => boolean, options?: ReadOptions): RowOf<C> | undefined {
    this.noteRead()
    for (const row of this.#rows.values())
      if ((row.deleted_at === null || options?.withDeleted) && test(row)) return row
    return undefined
  }

  /** Returns the rows with this value in the column, by index or by a scan: `order.by("customer_id", customer.id)`. */
  by<K extends keyof C & string>(column: K, value: RowOf<C>[K], options?: ReadOptions): RowOf<C>[] {
    this.noteRead()
    const found = this.#rows.by(column, value, options?.withDeleted === true)
    return found ?? this.where((row) => row[column] === value, options)
  }

  /** Returns the first of these rows: `order.first("customer_id", customer.id)`. */
  first<K extends keyof C & string>(column: K, value: RowOf<C>[K], options?: ReadOptions): RowOf<C> | undefined {
    return this.by(column, value, options)[0]
  }

  /**
   * Like `where` for a test that reads only these columns; rows are generated when they are read from the result:
   * `order.pick(new Set(["status"]), (row) => row.status === "canceled").slice(0, 20)`.
   */
  pick(columns: ReadonlySet<string>, test: (row: RowOf<C>) => boolean, options?: ReadOptions): ScanResult<RowOf<C>> {
    this.noteRead()
    return this.#rows.pick(columns, test, options?.withDeleted === true)
  }

  /** Like `by`, but rows are generated when they are read from the result: `order.pickBy("region_id", "reg_1").length`. */
  pickBy(column: string, value: unknown, options?: ReadOptions): ScanResult<RowOf<C>> {
    this.noteRead()
    const found = this.#rows.pickBy(column, value, options?.withDeleted === true)
    return found ?? new FoundRows(this.where((row) => row[column as keyof RowOf<C>] === value, options))
  }

  /** Sums amounts by an id in each row: `orderItem.sumBy((row) => [row.order_id, row.quantity]).get(order.id)`. */
  sumBy(amountOf: (row: RowOf<C>) => readonly [id: string, amount: number] | undefined): Map<string, number> {
    this.noteRead()
    return this.#rows.sumBy(amountOf)
  }

  /** Returns whether a column has an index: `order.isIndexed("customer_id")`. */
  isIndexed(column: string): boolean {
    return Boolean(this.model.columns[column]?.indexed)
  }

  /** Returns whether an index lookup reads much fewer rows than a scan: `order.isRare("customer_id", [customer.id])`. */
  isRare(column: string, values: readonly unknown[]): boolean {
    this.noteRead()
    if (!this.isIndexed(column)) return false
    let count = 0
    for (const value of values) {
      const more = this.#rows.countBy(column, value)
      if (more === undefined) return false
      count += more
    }
    return count * 4 < this.size || this.size < 1000
  }

  /** Returns the rows as entries, for a text index: `order.entries.keysBy("customer_id", customer.id)`. Not a read. */
  get entries(): RowEntries<RowOf<C>> {
    return this.#rows.entries
  }

  /** Counts as a read, if a cached result of the rows is used instead: `order.noteRead()`. */
  noteRead(): void {
    this.wasRead = true
    this.beforeRead?.()
  }

  /** Inserts a row with the columns' initial values: `order.insert({ display_id: 1, currency_code: "eur" }).id`. */
  insert(values: InsertOf<C>): RowOf<C> {
    this.beforeWrite?.()
    const id = values.id ?? this.#host.id(this.model.prefix ?? this.model.name)
    if (values.id !== undefined && this.#rows.get(id)) throw new Error(`${this.model.name} ${id} exists already`)
    const row = newRow(this.model, id, values, () => this.#host.now()) as RowOf<C>
    this.#put(undefined, row)
    return row
  }

  /**
   * Changes a row: `order.update(id, { status: "canceled" })`. Undefined values and unknown columns have no effect.
   * `metadata` is merged, as nearly everywhere on the server.
   */
  update(id: string, patch: PatchOf<C>, options: { readonly replaceMetadata?: boolean } = {}): RowOf<C> {
    this.beforeWrite?.()
    const before = this.#rows.get(id)
    if (!before) throw new Error(`${this.model.name} ${id} does not exist`)
    const row: Record<string, unknown> = { ...before, updated_at: this.#host.now() }
    const given = patch as Record<string, unknown>
    for (const name in given) {
      const value = given[name]
      if (value === undefined || !Object.hasOwn(row, name)) continue
      row[name] = name === "metadata" && !options.replaceMetadata ? merged(row[name], value) : value
    }
    this.#put(before, row as RowOf<C>)
    return row as RowOf<C>
  }

  /** Soft-deletes a row; an unknown id has no effect: `order.remove(id)`, then `order.get(id, { withDeleted: true })`. */
  remove(id: string): void {
    this.beforeWrite?.()
    const row = this.get(id)
    if (row) this.#put(row, { ...row, deleted_at: this.#host.now() })
  }

  /** Deletes a row permanently, as the server does with rows of links: `productTagProduct.erase(id)`. */
  erase(id: string): void {
    this.beforeWrite?.()
    const before = this.#rows.get(id)
    if (!before) return
    this.#host.changing(this as unknown as Table<Columns>, id, before)
    this.#writable().delete(id)
    this.#changed(before, undefined)
  }

  /** Restores a row (rollback, import) without recording the change: `order.restore(id, before)`. */
  restore(id: string, row: RowOf<C> | undefined): void {
    const before = this.#rows.get(id)
    if (row) this.#writable().set(row)
    else this.#writable().delete(id)
    this.#changed(before, row)
  }

  /** Removes all rows without recording the change: `order.clear()`. */
  clear(): void {
    this.#replace(emptyRows(this.model))
  }

  /** Replaces the rows by those of another table, and shares them until one of both writes: `order.share(source)`. */
  share(source: Table<C>): void {
    source.#isShared = true
    this.#replace(source.#rows)
    this.version = source.version
  }

  /** Changes where the rows are: `order.changeSource((stored) => new LargeRows(copies, stored))`. */
  changeSource(change: (rows: RowSource<RowOf<C>>) => RowSource<RowOf<C>>): void {
    this.#rows = change(this.#writable())
    this.#changed(undefined, undefined)
  }

  /** Adds a watcher that is called after every change: `order.watch((before, after) => counts.update(before, after))`. */
  watch(watcher: Watcher<RowOf<C>>): void {
    this.#watchers.push(watcher)
  }

  #replace(rows: RowSource<RowOf<C>>): void {
    this.#isShared = true
    this.#rows = rows
    this.#changed(undefined, undefined)
  }

  #put(before: RowOf<C> | undefined, row: RowOf<C>): void {
    this.#host.changing(this as unknown as Table<Columns>, row.id, before)
    this.#writable().set(row)
    this.#changed(before, row)
  }

  /** The table's own rows. */
  #writable(): RowSource<RowOf<C>> {
    if (this.#isShared) this.#rows = this.#rows.fork()
    this.#isShared = false
    return this.#rows
  }

  #changed(before: RowOf<C> | undefined, after: RowOf<C> | undefined): void {
    latestVersion += 1
    this.version = latestVersion
    for (const notify of this.#watchers) notify(before, after)
  }
}
