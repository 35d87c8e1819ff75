import type { Base, Columns } from "./columns.ts"
import { FoundRows } from "./found-rows.ts"
import { HashIndex } from "./hash-index.ts"
import { IdOrder } from "./id-order.ts"
import { OverlayMap, type RowMap } from "./overlay-map.ts"
import type { RowEntries, RowEntry, RowSource, ScanResult } from "./row-source.ts"

/** A Map of rows by id, with a hash index per indexed column. */
export class StoredRows<R extends Base> implements RowSource<R>, RowEntries<R> {
  readonly entries = this
  readonly hasVirtual = false
  readonly #columns: Columns
  readonly #rows: RowMap<R>
  readonly #indexes = new Map<string, HashIndex>()
  /** The same as an array, for fast iteration. */
  readonly #indexed: readonly (readonly [column: keyof R & string, index: HashIndex])[]
  readonly #order: IdOrder

  /** Starts with the rows of `base`, which must not change anymore. */
  constructor(columns: Columns, base?: StoredRows<R>) {
    this.#columns = columns
    this.#rows = base ? new OverlayMap(base.#rows) : new Map<string, R>()
    this.#order = new IdOrder(base ? base.#order : undefined)
    for (const [column, { indexed }] of Object.entries(columns)) {
      const index = base ? base.#indexes.get(column)?.overlay() : indexed && new HashIndex(indexed)
      if (index) this.#indexes.set(column, index)
    }
    this.#indexed = [...this.#indexes] as [keyof R & string, HashIndex][]
  }

  fork(): RowSource<R> {
    return new StoredRows(this.#columns, this.size > 0 ? this : undefined)
  }

  get size(): number {
    return this.#rows.size
  }

  get(id: string): R | undefined {
    return this.#rows.get(id)
  }

  values(): Iterable<R> {
    return this.#rows.values()
  }

  by(column: string, value: unknown, withDeleted: boolean): R[] | undefined {
    const index = this.#indexes.get(column)
    if (!index?.covers(value)) return undefined
    const found: R[] = []
    const add = (id: string) => {
      const row = this.#rows.get(id)
      if (row && (withDeleted || row.deleted_at === null)) found.push(row)
    }
    const ids = index.get(value)
    if (typeof ids === "string") add(ids)
    else if (ids) for (const id of ids) add(id)
    return found
  }

  pickBy(column: string, value: unknown, withDeleted: boolean): ScanResult<R> | undefined {
    const rows = this.by(column, value, withDeleted)
    return rows && new FoundRows(rows)
  }

  countBy(column: string, value: unknown): number | undefined {
    const index = this.#indexes.get(column)
    return index?.covers(value) ? index.count(value) : undefined
  }

  pick(_columns: ReadonlySet<string>, test: (row: R) => boolean, withDeleted: boolean): ScanResult<R> {
    const rows: R[] = []
    for (const row of this.#rows.values()) if ((withDeleted || row.deleted_at === null) && test(row)) rows.push(row)
    return new FoundRows(rows, this.#order.isSorted)
  }

  sumBy(amountOf: (row: R) => readonly [id: string, amount: number] | undefined): Map<string, number> {
    const sums = new Map<string, number>()
    for (const row of this.#rows.values()) addAmount(sums, row, amountOf)
    return sums
  }

  set(row: R): void {
    const before = this.#rows.get(row.id)
    if (!before) this.#order.add(row.id)
    this.#rows.set(row.id, row)
    for (const [column, index] of this.#indexed) {
      const value = row[column]
      if (before?.[column] === value) continue
      if (before) index.remove(before[column], row.id)
      index.add(value, row.id)
    }
  }

  delete(id: string): void {
    const row = this.#rows.get(id)
    if (row) for (const [column, index] of this.#indexed) index.remove(row[column], id)
    this.#rows.delete(id)
  }

  all(): readonly R[] {
    return [...this.#rows.values()]
  }

  keysBy(column: string, value: unknown): readonly string[] {
    if (column === "id") return [String(value)]
    const ids = this.#indexes.get(column)?.get(value) ?? []
    return typeof ids === "string" ? [ids] : [...ids]
  }

  placeOf(): undefined {
    return undefined
  }

  reader(): (entry: RowEntry<R>) => R {
    return (entry) => entry as R
  }

  found(entries: readonly RowEntry<R>[]): ScanResult<R> {
    return new FoundRows(entries as readonly R[])
  }
}

/** Adds a row's amount to the sum of its group, or subtracts it with `sign` -1. Deleted rows have no effect. */
export function addAmount<R extends Base>(
  sums: Map<string, number>,
  row: R | undefined,
  amountOf: (row: R) => readonly [id: string, amount: number] | undefined,
  sign = 1,
): void {
  const counted = row?.deleted_at === null ? amountOf(row) : undefined
  if (counted) sums.set(counted[0], (sums.get(counted[0]) ?? 0) + sign * counted[1])
}
