import type { Base } from "./columns.ts"

/** A reserve's row as a test sees it while a scan passes: the columns that the test named, made when they are read. */
export abstract class PassingRow {
  /** What is made of the row's own columns is kept by a key: rows in reserve never change. */
  abstract keep(key: object, make: () => string): string
}

export interface PickOptions {
  readonly withDeleted: boolean
  /** Places that are not tested. */
  readonly without: ReadonlySet<number>
}

/** A column's values as keys to sort by. */
export interface SortKeys {
  /** The key of a reserve's row. */
  at(place: number): unknown
  /** The key of a value that another row has in the column. */
  of(value: unknown): unknown
}

/**
 * Rows that are made whenever they are asked for: of worlds too large to be kept. A row that is written is kept.
 * Each row has a place, a number by which a scan refers to it without making it.
 */
export interface Reserve<R extends Base = Base> {
  readonly size: number
  /** The row with this id, if it is one of these. */
  get(id: string): R | undefined
  /** Those whose column has this value. */
  by(column: string, value: unknown): readonly R[]
  /** The places of those, in the same order. */
  placesBy(column: string, value: unknown): readonly number[]
  /** All of them by their ids, which sort by creation. */
  all(): Iterable<R>
  at(place: number): R
  placeOf(id: string): number | undefined
  /** How many of its rows have a smaller id. */
  rankOf(id: string): number
  /** The places of rows that pass a test, by their ids. The test reads only these columns. */
  pick(columns: ReadonlySet<string>, test: (row: R) => boolean, options: PickOptions): number[]
  /** Reads these columns at one place after the other; the row is good until the next place is read. */
  passing(columns: ReadonlySet<string>): (place: number) => R
  keysOf(column: string): SortKeys
  /** Rows that stand for all of it, each for its copies. */
  originals(): Iterable<R>
  /** What an id in such a row is in each of the copies. */
  copiesOf(id: string): readonly string[]
}
