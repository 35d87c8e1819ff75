import type { Base } from "#mocks/kernel/columns.ts"

export interface PickOptions {
  readonly withDeleted: boolean
  /** Positions to skip. */
  readonly without: ReadonlySet<number>
}

/** Sort keys of a column's values. */
export interface SortKeys {
  /** Sort key of a virtual row. */
  at(place: number): unknown
  /** Sort key of a stored row's value. */
  of(value: unknown): unknown
}

/**
 * Virtual rows: generated on every read, for datasets too large for memory. A row that is written is stored from then
 * on. Each row has a position, a number by which a scan refers to it without generating it.
 */
export interface VirtualRows<R extends Base = Base> {
  readonly size: number
  /** Returns the virtual row with this id, if there is one. */
  get(id: string): R | undefined
  /** Returns the virtual rows with this value in the column. */
  by(column: string, value: unknown): readonly R[]
  /** Returns the number of those rows. */
  countBy(column: string, value: unknown): number
  /** Returns the positions of those rows, in the same order. */
  placesBy(column: string, value: unknown): readonly number[]
  /** Returns all virtual rows in id order, which is also the order of creation. */
  all(): Iterable<R>
  at(place: number): R
  placeOf(id: string): number | undefined
  /** Number of virtual rows with a smaller id. */
  rankOf(id: string): number
  /** Returns the positions of the rows that pass a test, in id order. The test reads only these columns. */
  pick(columns: ReadonlySet<string>, test: (row: R) => boolean, options: PickOptions): number[]
  /** Returns a reader of these columns by position; a row is valid until the next position is read. */
  passing(columns: ReadonlySet<string>): (place: number) => R
  keysOf(column: string): SortKeys
  /** The stored rows of which the virtual rows are copies. */
  originals(): Iterable<R>
  /** Returns the ids of all copies of an original's id. */
  copiesOf(id: string): readonly string[]
}
