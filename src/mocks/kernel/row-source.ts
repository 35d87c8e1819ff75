import type { Base } from "./columns.ts"

/** A stored row, or the position of a virtual row: one that is generated when it is read (`src/mocks/large`). */
export type RowEntry<R> = R | number

/** Result of a scan. Virtual rows are generated when they are read from it. */
export interface ScanResult<R extends object> {
  readonly length: number
  /** Whether the rows are in id order. */
  readonly isById: boolean
  at(index: number): R
  slice(from: number, to?: number): R[]
  /** Filters by a test; with its columns, virtual rows are generated with only these. */
  where(test: (row: R) => boolean, columns?: ReadonlySet<string>): ScanResult<R>
  values(column: string): unknown[]
  /** Returns a sort key for each row: its value in the column, or a number with the same order. */
  keys(column: string): unknown[]
}

/** The rows of a table as entries, for an index over all of them: keeping virtual rows would take too much memory. */
export interface RowEntries<R extends Base> {
  readonly hasVirtual: boolean
  /** All rows in order of creation, soft-deleted ones too. */
  all(): readonly RowEntry<R>[]
  /** Rows with this value in `id` or an indexed column: ids of stored rows, positions of virtual rows. */
  keysBy(column: string, value: unknown): readonly (string | number)[]
  /** Returns the position of a virtual row, even if it has been written since. */
  placeOf(id: string): number | undefined
  /** Returns a reader of entries. It reads only these columns of virtual rows, each valid until the next is read. */
  reader(columns: Iterable<string>): (entry: RowEntry<R>) => R
  found(entries: readonly RowEntry<R>[]): ScanResult<R>
}

/**
 * The rows of a table with their indexes, soft-deleted rows too: all stored (`StoredRows`), or most of them virtual
 * (`src/mocks/large/large-rows.ts`). `by`, `pickBy` and `countBy` return undefined if no index has the value.
 */
export interface RowSource<R extends Base> {
  readonly size: number
  readonly entries: RowEntries<R>
  get(id: string): R | undefined
  /** Returns all rows in order of creation. */
  values(): Iterable<R>
  by(column: string, value: unknown, withDeleted: boolean): R[] | undefined
  pickBy(column: string, value: unknown, withDeleted: boolean): ScanResult<R> | undefined
  countBy(column: string, value: unknown): number | undefined
  pick(columns: ReadonlySet<string>, test: (row: R) => boolean, withDeleted: boolean): ScanResult<R>
  sumBy(amountOf: (row: R) => readonly [id: string, amount: number] | undefined): Map<string, number>
  set(row: R): void
  delete(id: string): void
  /** Returns the same rows, to be changed without changing these, which must not change anymore. */
  fork(): RowSource<R>
}

/** A virtual row as a test sees it during a scan: only the named columns, each generated when it is read. */
export abstract class TransientRow {
  /** Caches a text made from the row's own columns by a key: virtual rows never change. */
  abstract keep(key: object, make: () => string): string

  /** The time in a column in milliseconds, without making its text; undefined for columns that don't hold times. */
  abstract timeOf(column: string): number | null | undefined
}
