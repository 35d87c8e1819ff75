import { valueIn } from "./columns.ts"
import type { ScanResult } from "./row-source.ts"

/** Stored rows as the result of a scan. */
export class FoundRows<R extends object> implements ScanResult<R> {
  readonly isById: boolean
  readonly #rows: readonly R[]

  constructor(rows: readonly R[], isById = false) {
    this.#rows = rows
    this.isById = isById
  }

  get length(): number {
    return this.#rows.length
  }

  at(index: number): R {
    return this.#rows[index] as R
  }

  slice(from: number, to?: number): R[] {
    return this.#rows.slice(from, to)
  }

  where(test: (row: R) => boolean): ScanResult<R> {
    return new FoundRows(this.#rows.filter(test), this.isById)
  }

  values(column: string): unknown[] {
    return this.#rows.map((row) => valueIn(row, column))
  }

  keys(column: string): unknown[] {
    return this.values(column)
  }
}
