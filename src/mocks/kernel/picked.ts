import type { SortKeys } from "./reserve.ts"

/** What of a reserve is needed to read the rows at its places. */
interface Places<R> {
  at(place: number): R
  rankOf(id: string): number
  keysOf(column: string): SortKeys
  passing(columns: ReadonlySet<string>): (place: number) => R
}

/** What a scan found: rows, and the places of those that a reserve hasn't made yet. */
export class Picked<R extends object> {
  readonly found: readonly (R | number)[]
  readonly #reserve: Places<R> | undefined
  /** Where the second of two runs in the order of ids begins; undefined where the order isn't known. */
  readonly #secondRun: number | undefined

  constructor(found: readonly (R | number)[], reserve?: Places<R>, secondRun?: number) {
    this.found = found
    this.#reserve = reserve
    this.#secondRun = secondRun
  }

  /** Those that pass a test; with its columns, no more than them is made of a row in reserve. */
  where(test: (row: R) => boolean, columns?: ReadonlySet<string>): Picked<R> {
    const passing = columns && this.#reserve?.passing(columns)
    const read = passing ? (one: R | number) => (typeof one === "number" ? passing(one) : one) : this.#rowOf.bind(this)
    const found: (R | number)[] = []
    let first = 0
    for (const [i, one] of this.found.entries()) {
      if (!test(read(one))) continue
      found.push(one)
      if (i < (this.#secondRun ?? 0)) first = found.length
    }
    return new Picked(found, this.#reserve, this.#secondRun === undefined ? undefined : first)
  }

  /** The values of a column. */
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

  /** A page in the order of ids; undefined where only sorting gives it. */
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

  /** Whether an entry of the first run comes before a row of the second. */
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

  /** A key to sort by for each row: its value in the column, or a number that sorts alike. */
  keys(column: string): unknown[] {
    const reserve = this.#reserve
    const columnOf = (row: R) => (row as Record<string, unknown>)[column]
    if (!reserve) return (this.found as readonly R[]).map(columnOf)
    if (column === "id") return this.#ranks(reserve)
    const keys = reserve.keysOf(column)
    return this.found.map((found) => (typeof found === "number" ? keys.at(found) : keys.of(columnOf(found))))
  }

  /** Ids are compared by their ranks among the reserve's, so that none of those needs to be made. */
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
