import type { Base, Columns, InsertOf, PatchOf, RowOf } from "./columns.ts"
import { merged } from "./merge.ts"
import type { Model } from "./model.ts"
import { ScanResult } from "./picked.ts"
import { collect, type Layout, layoutOf, overlayStorage, rowsOf, type Storage } from "./table-storage.ts"
import type { VirtualRows } from "./virtual-rows.ts"

/** Services that a table needs from its database. */
export interface TableHost {
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
export type Watcher<R> = (before: R | undefined, after: R | undefined) => void

/** The latest version of any table. */
let latestVersion = 0

/**
 * A Map of rows by id, with a hash index per indexed column. Rows are never changed in place. Tables can share their
 * storage until one of them writes.
 */
export class Table<C extends Columns> {
  readonly model: Model<C>
  readonly #around: TableHost
  readonly #layout: Layout
  #storage: Storage<RowOf<C>>
  /** Whether other tables may have the same storage. */
  #isShared = true
  readonly #watchers: Watcher<RowOf<C>>[] = []
  /**
   * Changes with the rows. No other table has had the same version, except those with which this one shares its
   * storage: a result computed from the rows is outdated if the version differs.
   */
  version = 0
  /** Called before the next read or write, to generate deferred history first. */
  beforeRead: (() => void) | undefined
  beforeWrite: (() => void) | undefined
  /** Set by every read. Reset it to find out whether subsequent work reads the table. */
  wasRead = false

  constructor(model: Model<C>, around: TableHost) {
    this.model = model
    this.#around = around
    this.#layout = layoutOf(model as unknown as Model)
    this.#storage = this.#layout.empty as unknown as Storage<RowOf<C>>
  }

  /** Replaces the rows by those of another table of the same model, and shares its storage. */
  share(source: Table<C>): void {
    source.#isShared = true
    this.#isShared = true
    this.#storage = source.#storage
    this.#changed(undefined, undefined)
    this.version = source.version
  }

  /** Called before every change. */
  #stopSharing(): void {
    if (!this.#isShared) return
    this.#isShared = false
    const { rows, reserve } = this.#storage
    const isEmpty = rows.size === 0 && !reserve
    this.#storage = isEmpty
      ? (this.#layout.createStorage() as unknown as Storage<RowOf<C>>)
      : overlayStorage(this.#storage)
  }

  get size(): number {
    this.#read()
    return (
      this.#storage.rows.size + (this.#storage.reserve ? this.#storage.reserve.size - this.#storage.taken.ids.size : 0)
    )
  }

  get hasReserve(): boolean {
    return this.#storage.reserve !== undefined
  }

  /** Returns the position of a virtual row, even if it has been written since. */
  placeOf(id: string): number | undefined {
    return this.#storage.reserve?.placeOf(id)
  }

  /** Rows with this value in an indexed column or `id`: their ids, or positions of virtual rows (not generated). */
  entriesBy(column: string, value: unknown): readonly (string | number)[] {
    this.#read()
    if (column === "id") return [String(value), this.placeOf(String(value)) ?? String(value)]
    const ids = this.#storage.indexes.get(column)?.get(value)
    const own = ids === undefined ? [] : typeof ids === "string" ? [ids] : [...ids]
    if (!this.#storage.reserve) return own
    return [
      ...this.#storage.reserve.placesBy(column, value).filter((place) => !this.#storage.taken.places.has(place)),
      ...own,
    ]
  }

  /** Returns a reader of these columns of virtual rows by position. */
  passing(columns: ReadonlySet<string>): (place: number) => RowOf<C> {
    return (
      this.#storage.reserve?.passing(columns) ??
      ((place) => {
        throw new Error(`${this.model.name} has nothing at place ${place}`)
      })
    )
  }

  /** Wraps stored rows and positions of virtual rows as the result of a scan. */
  picked(found: readonly (RowOf<C> | number)[]): ScanResult<RowOf<C>> {
    return new ScanResult(found, this.#storage.reserve)
  }

  /** Sets the virtual rows; those that are written are stored from then on. */
  set reserve(reserve: VirtualRows<RowOf<C>> | undefined) {
    this.#stopSharing()
    this.#storage.reserve = reserve
    this.#changed(undefined, undefined)
  }

  /** Adds a watcher that is called after every change, to keep derived data up to date. */
  watch(watcher: Watcher<RowOf<C>>): void {
    this.#watchers.push(watcher)
  }

  #changed(before: RowOf<C> | undefined, after: RowOf<C> | undefined): void {
    latestVersion += 1
    this.version = latestVersion
    for (const notify of this.#watchers) notify(before, after)
  }

  get(id: string | null | undefined, options?: ReadOptions): RowOf<C> | undefined {
    if (id == null) return undefined
    this.#read()
    const row = this.#row(id)
    return row && (row.deleted_at === null || options?.withDeleted) ? row : undefined
  }

  /** Returns all rows in order of creation. */
  all(options?: ReadOptions): RowOf<C>[] {
    const rows: RowOf<C>[] = []
    for (const row of this.#everyRow()) if (row.deleted_at === null || options?.withDeleted) rows.push(row)
    return rows
  }

  /** Returns all rows that pass a test, in one pass: rows of a large table are far apart in memory. */
  where(test: (row: RowOf<C>) => boolean, options?: ReadOptions): RowOf<C>[] {
    const rows: RowOf<C>[] = []
    for (const row of this.#everyRow())
      if ((row.deleted_at === null || options?.withDeleted) && test(row)) rows.push(row)
    return rows
  }

  /** Like `where` for a test that reads only these columns: virtual rows are generated with only these. */
  pick(columns: ReadonlySet<string>, test: (row: RowOf<C>) => boolean, options?: ReadOptions): ScanResult<RowOf<C>> {
    this.#read()
    const reserve = this.#storage.reserve
    const { isSorted } = this.#storage.order
    if (!reserve) return new ScanResult(this.where(test, options), undefined, isSorted)
    const all = options?.withDeleted === true
    const places = reserve.pick(columns, test, { withDeleted: all, without: this.#storage.taken.places })
    const merged: RowOf<C>[] = []
    const appended: RowOf<C>[] = []
    for (const row of this.#storage.rows.values()) {
      if ((!all && row.deleted_at !== null) || !test(row)) continue
      if (isSorted || this.#storage.taken.ids.has(row.id)) merged.push(row)
      else appended.push(row)
    }
    const found = this.#storage.taken.merge(places, merged, reserve)
    for (const row of appended) found.push(row)
    return new ScanResult(found, reserve, isSorted)
  }

  /** Returns the rows with this value in the column, by index or by a scan. */
  by<K extends keyof C & string>(column: K, value: RowOf<C>[K], options?: ReadOptions): RowOf<C>[] {
    this.#read()
    const { rows: stored, indexes, reserve, taken } = this.#storage
    const index = indexes.get(column)
    if (!index?.covers(value)) return this.all(options).filter((row) => row[column] === value)
    const rows: RowOf<C>[] = []
    if (reserve) {
      for (const row of reserve.by(column, value))
        if (!taken.ids.has(row.id) && (row.deleted_at === null || options?.withDeleted)) rows.push(row)
    }
    const made = rows.length
    const all = options?.withDeleted === true
    const ids = index.get(value)
    if (typeof ids === "string") collect(stored, ids, all, rows)
    else if (Array.isArray(ids)) for (let i = 0; i < ids.length; i++) collect(stored, ids[i], all, rows)
    else if (ids) for (const id of ids) collect(stored, id, all, rows)
    return made > 0 && rows.length > made ? rows.sort((a, b) => (a.id < b.id ? -1 : 1)) : rows
  }

  first<K extends keyof C & string>(column: K, value: RowOf<C>[K], options?: ReadOptions): RowOf<C> | undefined {
    return this.by(column, value, options)[0]
  }

  find(test: (row: RowOf<C>) => boolean, options?: ReadOptions): RowOf<C> | undefined {
    for (const row of this.#everyRow()) if ((row.deleted_at === null || options?.withDeleted) && test(row)) return row
    return undefined
  }

  /**
   * Sums amounts grouped by an id in each row. Virtual rows are summed by their originals: a copy has its original's
   * amount, and its id refers to the same copy of the group.
   */
  sumBy(amountOf: (row: RowOf<C>) => readonly [id: string, amount: number] | undefined): Map<string, number> {
    this.#read()
    const reserve = this.#storage.reserve
    const sums = new Map<string, number>()
    const add = (to: Map<string, number>, row: RowOf<C> | undefined, sign = 1) => {
      const counted = row?.deleted_at === null ? amountOf(row) : undefined
      if (counted) to.set(counted[0], (to.get(counted[0]) ?? 0) + sign * counted[1])
    }
    for (const row of this.#storage.rows.values()) add(sums, row)
    if (!reserve) return sums
    const once = new Map<string, number>()
    for (const row of reserve.originals()) add(once, row)
    for (const [id, amount] of once)
      for (const copy of reserve.copiesOf(id)) sums.set(copy, (sums.get(copy) ?? 0) + amount)
    for (const id of this.#storage.taken.ids) add(sums, reserve.get(id), -1)
    return sums
  }

  isIndexed(column: string): boolean {
    return this.#storage.indexes.has(column)
  }

  /** Whether an index lookup reads much fewer rows than a scan. */
  isRare(column: string, values: readonly unknown[]): boolean {
    this.#read()
    const index = this.#storage.indexes.get(column)
    if (!index || !values.every((value) => index.covers(value))) return false
    let count = 0
    for (const value of values) count += index.count(value) + (this.#storage.reserve?.countBy(column, value) ?? 0)
    return count * 4 < this.size || this.size < 1000
  }

  insert(values: InsertOf<C>): RowOf<C> {
    this.beforeWrite?.()
    const given = values as Record<string, unknown>
    let id = given.id as string | undefined
    if (id === undefined) id = this.#around.id(this.model.prefix ?? this.model.name)
    else if (this.#row(id)) throw new Error(`${this.model.name} ${id} exists already`)
    // Copying a template row is much faster than assigning column by column.
    const { blank, makers, required } = this.#layout
    const row: Record<string, unknown> = { ...blank, id }
    for (const name in given) {
      const value = given[name]
      if (value !== undefined && blank[name] !== undefined) row[name] = value
    }
    for (const [name, make] of makers) if (given[name] === undefined) row[name] = make()
    for (const name of required)
      if (given[name] === undefined) throw new Error(`${this.model.name}.${name} must be given`)
    if (row.created_at === null || row.updated_at === null) {
      const now = this.#around.now()
      row.created_at ??= now
      row.updated_at ??= now
    }
    this.#around.changing(this as unknown as Table<Columns>, id, undefined)
    this.#stopSharing()
    this.#storage.order.add(id)
    this.#storage.rows.set(id, row as RowOf<C>)
    this.#index(row as RowOf<C>)
    this.#changed(undefined, row as RowOf<C>)
    return row as RowOf<C>
  }

  /**
   * Returns the changed row; undefined values and unknown columns have no effect. `metadata` is merged, as nearly
   * everywhere on the server.
   */
  update(id: string, patch: PatchOf<C>, options: { readonly replaceMetadata?: boolean } = {}): RowOf<C> {
    this.beforeWrite?.()
    const before = this.#row(id)
    if (!before) throw new Error(`${this.model.name} ${id} does not exist`)
    const row: Record<string, unknown> = { ...before, updated_at: this.#around.now() }
    const given = patch as Record<string, unknown>
    for (const name in given) {
      const value = given[name]
      if (value === undefined || !Object.hasOwn(row, name)) continue
      row[name] = name === "metadata" && !options.replaceMetadata ? merged(row[name], value) : value
    }
    this.#put(id, row as RowOf<C>)
    return row as RowOf<C>
  }

  /** Soft-deletes a row; an unknown id has no effect. */
  remove(id: string): void {
    this.beforeWrite?.()
    const row = this.get(id)
    if (row) this.#put(id, { ...row, deleted_at: this.#around.now() })
  }

  /** Deletes a row permanently: for link rows and other rows that the server doesn't keep either. */
  erase(id: string): void {
    this.beforeWrite?.()
    const before = this.#row(id)
    if (!before) return
    this.#around.changing(this as unknown as Table<Columns>, id, before)
    this.#stopSharing()
    const own = this.#storage.rows.get(id)
    this.#take(id)
    if (own) this.#unindex(own)
    this.#storage.rows.delete(id)
    this.#changed(before, undefined)
  }

  /** Restores a row (rollback, import) without recording the change. */
  restore(id: string, row: RowOf<C> | undefined): void {
    this.#stopSharing()
    const present = this.#storage.rows.get(id)
    const before = this.#watchers.length > 0 ? this.#row(id) : present
    this.#take(id)
    if (present) this.#unindex(present)
    if (!row) this.#storage.rows.delete(id)
    else {
      // A virtual row keeps its position.
      if (!present && !this.#storage.taken.ids.has(id)) this.#storage.order.add(id)
      this.#storage.rows.set(id, row)
      this.#index(row)
    }
    this.#changed(before, row)
  }

  clear(): void {
    this.#isShared = true
    this.#storage = this.#layout.empty as unknown as Storage<RowOf<C>>
    this.#changed(undefined, undefined)
  }

  #read(): void {
    this.wasRead = true
    this.beforeRead?.()
  }

  /** Counts as a read, if a cached result of the rows is used instead. */
  noteRead(): void {
    this.#read()
  }

  #row(id: string): RowOf<C> | undefined {
    const { rows, reserve, taken } = this.#storage
    return rows.get(id) ?? (reserve && !taken.ids.has(id) ? reserve.get(id) : undefined)
  }

  #everyRow(): Iterable<RowOf<C>> {
    this.#read()
    return rowsOf(this.#storage)
  }

  /** Marks a virtual row as replaced by the table's own row. */
  #take(id: string): void {
    const reserve = this.#storage.reserve
    if (reserve && !this.#storage.taken.ids.has(id) && reserve.get(id)) this.#storage.taken.add(id, reserve.placeOf(id))
  }

  #put(id: string, row: RowOf<C>): void {
    const present = this.#storage.rows.get(id)
    const before = this.#row(id)
    this.#around.changing(this as unknown as Table<Columns>, id, before)
    this.#stopSharing()
    this.#take(id)
    this.#storage.rows.set(id, row)
    for (const [column, index] of this.#storage.indexed) {
      const value = row[column]
      if (present) {
        if (present[column] === value) continue
        index.remove(present[column], id)
      }
      index.add(value, id)
    }
    this.#changed(before, row)
  }

  #index(row: RowOf<C>): void {
    for (const [column, index] of this.#storage.indexed) index.add(row[column], row.id)
  }

  #unindex(row: RowOf<C>): void {
    for (const [column, index] of this.#storage.indexed) index.remove(row[column], row.id)
  }
}
