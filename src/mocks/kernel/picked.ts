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
  /** Index at which the second of two runs in id order starts; undefined if the order is unknown. */
  readonly #secondRun: number | undefined

  constructor(found: readonly (R | number)[], reserve?: Places<R>, secondRun?: number) {
    this.found = found
    this.#reserve = reserve
    this.#secondRun = secondRun
  }

  /** Filters by a test; with its columns, virtual rows are generated with only these. */
  where(test: (row: R) => boolean, columns?: ReadonlySet<string>): ScanResult<R> {
    const passing = columns && this.#reserve?.passing(columns)
    const read = passing ? (one: R | number) => (typeof one === "number" ? passing(one) : one) : this.#rowOf.bind(this)
    const found: (R | number)[] = []
    let first = 0
    for (const [i, one] of this.found.entries()) {
      if (!test(read(one))) continue
      found.push(one)
      if (i < (this.#secondRun ?? 0)) first = found.length
    }
    return new ScanResult(found, this.#reserve, this.#secondRun === undefined ? undefined : first)
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
    if (this.#secondRun === undefined) return undefined
    const [first, second] = [this.found.slice(0, this.#secondRun), this.found.slice(this.#secondRun) as R[]]
    if (descending) for (const run of [first, second]) run.reverse()
    const page: (R | number)[] = []
    let i = 0
    let isBefore = this.#before(second[0], descending)
    for (let j = 0; i + j < Math.min(end, this.length); ) {
      const one = first[i]
      const isFirst = one !== undefined && isBefore(one)
      if (i + j >= offset) page.push(isFirst ? one : (second[j] as R))
      if (isFirst) i += 1
      else isBefore = this.#before(second[++j], descending)
    }
    return page.map((one) => this.#rowOf(one))
  }

  /** Tests whether an entry of the first run comes before a row of the second. */
  #before(row: R | undefined, descending: boolean): (entry: object | number) => boolean {
    if (!row) return () => true
    const id = idOf(row)
    const reserve = this.#reserve
    const rank = reserve?.rankOf(id) ?? 0
    const keys = reserve?.keysOf("id")
    const isLess = (one: object | number) => (typeof one === "number" ? Number(keys?.at(one)) < rank : idOf(one) < id)
    return (one) => isLess(one) !== descending
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
