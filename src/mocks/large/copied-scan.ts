import type { Columns, RowOf } from "#mocks/kernel/columns.ts"
import { TransientRow } from "#mocks/kernel/row-source.ts"
import type { CopyIds } from "./copy-ids.ts"
import type { PickOptions, SortKeys } from "./virtual-rows.ts"

export type Change = (value: unknown, copy: number) => unknown
/** The columns in which copies differ from their original, with a function that derives their values. */
export type Plan = readonly (readonly [column: string, change: Change])[]
type Row = RowOf<Columns>

export const TIME_TEXT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const isTime = (value: unknown): value is string => typeof value === "string" && TIME_TEXT.test(value)

/**
 * Filters and sorts the copies of a table's rows without generating them. A position combines the numbers of a copy
 * and a row.
 */
export class CopiedScan {
  readonly #rows: readonly Row[]
  readonly #numbers: ReadonlyMap<string, number>
  readonly #ids: CopyIds
  readonly #planOf: (row: Row) => Plan
  /** For each column, the change per row, if its copies differ. */
  readonly #changes = new Map<string, readonly (Change | undefined)[]>()
  readonly #readers = new Map<string, (place: number) => unknown>()
  readonly #texts = new Map<object, string[]>()
  #sorted: Uint32Array | undefined
  #ranks: Uint32Array | undefined

  constructor(rows: Iterable<Row>, ids: CopyIds, planOf: (row: Row) => Plan) {
    this.#rows = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
    this.#numbers = new Map(this.#rows.map((row, i) => [row.id, i]))
    this.#ids = ids
    this.#planOf = planOf
  }

  placeOf(originId: string, copy: number): number | undefined {
    const number = this.#numbers.get(originId)
    return number === undefined ? undefined : (copy - 1) * this.#rows.length + number
  }

  /** Returns the positions of all copies of these rows, in id order. */
  placesOf(rows: readonly Row[]): number[] {
    const numbers = rows.flatMap(({ id }) => this.#numbers.get(id) ?? [])
    const ranks: number[] = []
    const size = this.#rows.length
    for (let first = 0; first < this.sorted.length; first += size)
      for (const number of numbers) ranks.push(this.#rankAt(first + number))
    return Array.from(Uint32Array.from(ranks).sort(), (rank) => this.sorted[rank] as number)
  }

  origin(place: number): { readonly row: Row; readonly copy: number } {
    return { row: this.#rows[place % this.#rows.length] as Row, copy: Math.floor(place / this.#rows.length) + 1 }
  }

  /** All positions in id order. */
  get sorted(): Uint32Array {
    this.#sorted ??= this.#sort()
    return this.#sorted
  }

  rankOf(id: string): number {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#idAt(this.sorted[middle] as number) < id) low = middle + 1
      else high = middle
    }
    return low
  }

  pick(columns: ReadonlySet<string>, test: (row: Row) => boolean, { withDeleted, without }: PickOptions): number[] {
    const passing = this.passing(columns)
    const changes = [...columns].map((column) => this.#changesOf(column))
    // A row whose copies are the same in all tested columns is tested once.
    const verdicts = this.#rows.map((row, number) => {
      if (row.deleted_at !== null && !withDeleted) return false
      return changes.some((changed) => changed[number]) ? undefined : test(row)
    })
    const found: number[] = []
    const size = this.#rows.length
    const isWhole = without.size === 0
    for (const place of this.sorted) {
      const verdict = verdicts[place % size]
      if ((verdict ?? test(passing(place))) && (isWhole || !without.has(place))) found.push(place)
    }
    return found
  }

  /** Returns a reader of these columns by position. */
  passing(columns: ReadonlySet<string>): (place: number) => Row {
    const cursor = new CopyCursor(this, columns)
    return (place) => {
      cursor.place = place
      return cursor as CopyCursor & Row
    }
  }

  /** Returns a reader of a column by position. */
  reader(column: string): (place: number) => unknown {
    const known = this.#readers.get(column)
    if (known) return known
    const size = this.#rows.length
    const values = this.#rows.map((row) => row[column])
    const changes = this.#changesOf(column)
    const read = (place: number) => {
      const number = place % size
      const change = changes[number]
      return change ? change(values[number], Math.floor(place / size) + 1) : values[number]
    }
    this.#readers.set(column, read)
    return read
  }

  keep(key: object, place: number, make: () => string): string {
    let texts = this.#texts.get(key)
    if (!texts) {
      texts = new Array(this.sorted.length)
      this.#texts.set(key, texts)
    }
    texts[place] ??= make()
    return texts[place] as string
  }

  #changesOf(column: string): readonly (Change | undefined)[] {
    let changes = this.#changes.get(column)
    if (!changes) {
      changes = this.#rows.map((row) => this.#planOf(row).find(([name]) => name === column)?.[1])
      this.#changes.set(column, changes)
    }
    return changes
  }

  keysOf(column: string): SortKeys {
    if (column === "id") return { at: (place) => this.#rankAt(place), of: (value) => this.rankOf(String(value)) }
    const at = this.times(column)
    if (at) return { at, of: (value) => (typeof value === "string" ? Date.parse(value) : value) }
    return { at: this.reader(column), of: (value) => value }
  }

  /** Returns a reader of a column of times by position, in milliseconds; undefined for other columns. */
  times(column: string): ((place: number) => number | null) | undefined {
    const size = this.#rows.length
    const values = this.#rows.map((row) => row[column])
    const known = values.filter((value) => value !== null)
    if (known.length === 0 || !known.every(isTime)) return undefined
    const times = values.map((value) => (value === null ? null : Date.parse(value as string)))
    return (place) => {
      const time = times[place % size]
      return time == null ? null : time - (Math.floor(place / size) + 1) * this.#ids.gap
    }
  }

  #idAt(place: number): string {
    const { row, copy } = this.origin(place)
    return this.#ids.of(row.id, copy)
  }

  #rankAt(place: number): number {
    if (!this.#ranks) {
      this.#ranks = new Uint32Array(this.sorted.length)
      for (const [rank, at] of this.sorted.entries()) this.#ranks[at] = rank
    }
    return this.#ranks[place] as number
  }

  #sort(): Uint32Array {
    const size = this.#rows.length * (this.#ids.copies - 1)
    const times = this.#rows.map(({ id }) => this.#ids.timeOf(id))
    const first = Math.min(...times) - this.#ids.gap * this.#ids.copies
    const span = Math.max(...times) - first
    if (span * size > Number.MAX_SAFE_INTEGER) {
      const places = new Uint32Array(size).map((_, place) => place)
      return places.sort((a, b) => (this.#idAt(a) < this.#idAt(b) ? -1 : 1))
    }
    // Combines time, copy and row in one number each: sorting numbers is much faster than sorting texts.
    const keys = new Float64Array(size)
    for (let place = 0; place < size; place++) {
      const time = (times[place % times.length] as number) - (Math.floor(place / times.length) + 1) * this.#ids.gap
      keys[place] = (time - first) * size + place
    }
    return Uint32Array.from(keys.sort(), (key) => key % size)
  }
}

/** Moves from position to position: a scan doesn't generate rows. */
class CopyCursor extends TransientRow {
  place = 0
  readonly #scan: CopiedScan
  readonly #times = new Map<string, ((place: number) => number | null) | undefined>()

  constructor(scan: CopiedScan, columns: Iterable<string>) {
    super()
    this.#scan = scan
    for (const column of columns) {
      this.#times.set(column, scan.times(column))
      const read = scan.reader(column)
      Object.defineProperty(this, column, { get: () => read(this.place), enumerable: true })
    }
  }

  keep(key: object, make: () => string): string {
    return this.#scan.keep(key, this.place, make)
  }

  timeOf(column: string): number | null | undefined {
    return this.#times.get(column)?.(this.place)
  }
}
