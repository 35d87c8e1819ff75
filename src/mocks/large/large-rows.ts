import type { Base } from "#mocks/kernel/columns.ts"
import { IdOrder } from "#mocks/kernel/id-order.ts"
import type { RowEntries, RowEntry, RowSource, ScanResult } from "#mocks/kernel/row-source.ts"
import { addAmount } from "#mocks/kernel/stored-rows.ts"
import { FoundEntries } from "./found-entries.ts"
import { Taken } from "./taken.ts"
import type { VirtualRows } from "./virtual-rows.ts"

function orderOf(rows: { values(): Iterable<Base> }): IdOrder {
  const order = new IdOrder()
  for (const { id } of rows.values()) order.add(id)
  return order
}

const byId = (a: Base, b: Base): number => (a.id < b.id ? -1 : 1)

/** Virtual rows and stored ones: a virtual row that is written is stored from then on, at the same place. */
export class LargeRows<R extends Base> implements RowSource<R>, RowEntries<R> {
  readonly entries = this
  readonly hasVirtual = true
  readonly #virtual: VirtualRows<R>
  readonly #stored: RowSource<R>
  readonly #taken: Taken
  /** Order of the stored rows that don't replace virtual ones. */
  readonly #order: IdOrder

  constructor(virtual: VirtualRows<R>, stored: RowSource<R>, taken = new Taken(), order = orderOf(stored)) {
    this.#virtual = virtual
    this.#stored = stored
    this.#taken = taken
    this.#order = order
  }

  fork(): RowSource<R> {
    return new LargeRows(this.#virtual, this.#stored.fork(), new Taken(this.#taken), new IdOrder(this.#order))
  }

  get size(): number {
    return this.#stored.size + this.#virtual.size - this.#taken.ids.size
  }

  get(id: string): R | undefined {
    return this.#stored.get(id) ?? (this.#taken.ids.has(id) ? undefined : this.#virtual.get(id))
  }

  *values(): Iterable<R> {
    const added = [...this.#stored.values()].filter((row) => !this.#taken.ids.has(row.id))
    let next = 0
    for (const row of this.#virtual.all()) {
      if (this.#order.isSorted) for (let one = added[next]; one && one.id < row.id; one = added[++next]) yield one
      const present = this.#taken.ids.has(row.id) ? this.#stored.get(row.id) : row
      if (present) yield present
    }
    yield* added.slice(next)
  }

  by(column: string, value: unknown, withDeleted: boolean): R[] | undefined {
    const stored = this.#stored.by(column, value, withDeleted)
    if (!stored) return undefined
    const rows: R[] = []
    for (const row of this.#virtual.by(column, value))
      if (!this.#taken.ids.has(row.id) && (withDeleted || row.deleted_at === null)) rows.push(row)
    if (rows.length === 0) return stored
    if (stored.length === 0) return rows
    for (const row of stored) rows.push(row)
    return rows.sort(byId)
  }

  pickBy(column: string, value: unknown, withDeleted: boolean): ScanResult<R> | undefined {
    const stored = this.#stored.by(column, value, withDeleted)
    if (!stored) return undefined
    const read = withDeleted ? undefined : this.#virtual.passing(new Set(["deleted_at"]))
    const places = this.#placesBy(column, value).filter((place) => !read || read(place).deleted_at === null)
    const entries = [...places, ...stored]
    const found = this.found(entries)
    if (places.length === 0 || stored.length === 0) return found
    const ranks = found.keys("id") as number[]
    const order = entries.map((_, i) => i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number))
    return this.found(order.map((i) => entries[i] as RowEntry<R>))
  }

  countBy(column: string, value: unknown): number | undefined {
    const stored = this.#stored.countBy(column, value)
    return stored === undefined ? undefined : stored + this.#virtual.countBy(column, value)
  }

  pick(columns: ReadonlySet<string>, test: (row: R) => boolean, withDeleted: boolean): ScanResult<R> {
    return new FoundEntries(this.#pick(columns, test, withDeleted), this.#virtual, this.#order.isSorted)
  }

  #pick(columns: ReadonlySet<string>, test: (row: R) => boolean, withDeleted: boolean): RowEntry<R>[] {
    const places = this.#virtual.pick(columns, test, { withDeleted, without: this.#taken.places })
    const merged: R[] = []
    const appended: R[] = []
    for (const row of this.#stored.values()) {
      if ((!withDeleted && row.deleted_at !== null) || !test(row)) continue
      if (this.#order.isSorted || this.#taken.ids.has(row.id)) merged.push(row)
      else appended.push(row)
    }
    const found = this.#taken.merge(places, merged, this.#virtual)
    for (const row of appended) found.push(row)
    return found
  }

  /** Sums virtual rows by their originals: a copy has the same amount, and its id refers to the same copy of the group. */
  sumBy(amountOf: (row: R) => readonly [id: string, amount: number] | undefined): Map<string, number> {
    const sums = this.#stored.sumBy(amountOf)
    const originals = new Map<string, number>()
    for (const row of this.#virtual.originals()) addAmount(originals, row, amountOf)
    for (const [id, amount] of originals)
      for (const copy of this.#virtual.copiesOf(id)) sums.set(copy, (sums.get(copy) ?? 0) + amount)
    for (const id of this.#taken.ids) addAmount(sums, this.#virtual.get(id), amountOf, -1)
    return sums
  }

  set(row: R): void {
    this.#take(row.id)
    if (!this.#taken.ids.has(row.id) && !this.#stored.get(row.id)) this.#order.add(row.id)
    this.#stored.set(row)
  }

  delete(id: string): void {
    this.#take(id)
    this.#stored.delete(id)
  }

  /** Marks a virtual row as replaced by a stored one. */
  #take(id: string): void {
    if (!this.#taken.ids.has(id) && this.#virtual.get(id)) this.#taken.add(id, this.#virtual.placeOf(id))
  }

  #placesBy(column: string, value: unknown): number[] {
    return this.#virtual.placesBy(column, value).filter((place) => !this.#taken.places.has(place))
  }

  all(): readonly RowEntry<R>[] {
    return this.#pick(new Set(), () => true, true)
  }

  keysBy(column: string, value: unknown): readonly (string | number)[] {
    const stored = this.#stored.entries.keysBy(column, value)
    if (column !== "id") return [...this.#placesBy(column, value), ...stored]
    const place = this.placeOf(String(value))
    return place === undefined ? stored : [...stored, place]
  }

  placeOf(id: string): number | undefined {
    return this.#virtual.placeOf(id)
  }

  reader(columns: Iterable<string>): (entry: RowEntry<R>) => R {
    const passing = this.#virtual.passing(new Set(columns))
    return (entry) => (typeof entry === "number" ? passing(entry) : entry)
  }

  found(entries: readonly RowEntry<R>[]): ScanResult<R> {
    return new FoundEntries(entries, this.#virtual)
  }
}
