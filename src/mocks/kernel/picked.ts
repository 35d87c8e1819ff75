import type { SortKeys } from "./virtual-rows.ts"

/** The methods of `Reserve` that read virtual rows by position. */
interface Places<R> {
  at(place: number): R
  rankOf(id: string): number
  keysOf(column: string): SortKeys
  passing(columns: ReadonlySet<string>): (place: number) => R
}

/** Result of a scan: stored rows, and positions of virtual rows that haven't been generated. */
export class ScanResult<R extends object> {
  readonly found: readonly (R | number)[]
  readonly #reserve: Places<R> | undefined
  readonly #isById: boolean

  /** `isById` tells that the rows are in id order. */
  constructor(found: readonly (R | number)[], reserve?: Places<R>, isById = false) {
    this.found = found
    this.#reserve = reserve
    this.#isById = isById
  }

  /** Filters by a test; with its columns, virtual rows are generated with only these. */
  where(test: (row: R) => boolean, columns?: ReadonlySet<string>): ScanResult<R> {
    const passing = columns && this.#reserve?.passing(columns)
    const read = passing ? (one: R | number) => (typeof one === "number" ? passing(one) : one) : this.#rowOf.bind(this)
    const found = this.found.filter((one) => test(read(one)))
    return new ScanResult(found, this.#reserve, this.#isById)
  }

  values(column: string): unknown[] {
    const passing = this.#reserve?.passing(new Set([column]))
    const read = (one: R | number) => (typeof one === "number" && passing ? passing(one) : this.#rowOf(one))
    return this.found.map((one) => (read(one) as Record<string, unknown>)[column])
  }

  get length(): number {
    return this.found.length
  }

  at(index: number): R {
    return this.#rowOf(this.found[index] as R | number)
  }

  /** Returns a page in id order; undefined if that requires sorting. */
  pageById(offset: number, end: number, descending: boolean): R[] | undefined {
    if (!this.#isById) return undefined
    if (!descending) return this.slice(offset, end)
    return this.slice(Math.max(0, this.length - end), Math.max(0, this.length - offset)).reverse()
  }

  slice(from: number, to?: number): R[] {
    return this.found.slice(from, to).map((found) => this.#rowOf(found))
  }

  /** Returns a sort key for each row: its value in the column, or a number with the same order. */
  keys(column: string): unknown[] {
    const reserve = this.#reserve
    const columnOf = (row: R) => (row as Record<string, unknown>)[column]
    if (!reserve) return (this.found as readonly R[]).map(columnOf)
    if (column === "id") return this.#ranks(reserve)
    const keys = reserve.keysOf(column)
    return this.found.map((found) => (typeof found === "number" ? keys.at(found) : keys.of(columnOf(found))))
  }

  /** Ranks ids among the ids of the virtual rows, which don't have to be generated for this. */
  #ranks(reserve: Places<R>): unknown[] {
    const ids = this.found.flatMap((found) => (typeof found === "number" ? [] : idOf(found))).sort()
    const ranks = new Map(ids.map((id, i) => [id, reserve.rankOf(id) - 1 + (i + 1) / (ids.length + 1)]))
    const { at } = reserve.keysOf("id")
    return this.found.map((found) => (typeof found === "number" ? at(found) : ranks.get(idOf(found))))
  }

  #rowOf(found: R | number): R {
    return typeof found === "number" ? (this.#reserve as Places<R>).at(found) : found
  }
}

const idOf = (row: object): string => String((row as { id?: string }).id)
