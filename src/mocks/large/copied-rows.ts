import type { Columns, RowOf } from "#mocks/kernel/columns.ts"
import { type Change, CopiedScan, type Plan, TIME_TEXT } from "./copied-scan.ts"
import type { CopyIds } from "./copy-ids.ts"
import { TITLED, titleVariation, variations } from "./vary.ts"
import type { PickOptions, SortKeys, VirtualRows } from "./virtual-rows.ts"

type Row = RowOf<Columns>

/** Many rows have the same timestamps: the latest ones are cached. */
const times = new Map<number, string>()
function isoOf(time: number): string {
  let text = times.get(time)
  if (text === undefined) {
    text = new Date(time).toISOString()
    if (times.size >= 1000) times.clear()
    times.set(time, text)
  }
  return text
}

/** Number of cached copies: enough for the related rows of a product. More of them would make garbage live longer. */
const FEW = 200

function makeCopy(row: Row, plan: Plan, copy: number): Row {
  const copied: Record<string, unknown> & Row = { ...row }
  for (const [column, change] of plan) copied[column] = change(copied[column], copy)
  return copied
}

interface Copying {
  readonly plan: Plan
  /** The latest copy of the row: a request often reads it several times. */
  last: { readonly copy: number; readonly made: Row } | undefined
}

/** The virtual rows of a table: all copies of its rows except the originals. */
export class CopiedRows implements VirtualRows<Row> {
  readonly size: number
  readonly #rows: ReadonlyMap<string, Row>
  readonly #name: string
  readonly #ids: CopyIds
  readonly #copyings = new Map<Row, Copying>()
  /** The rows whose latest copy is cached. */
  readonly #recent: Copying[] = []
  readonly #indexes = new Map<string, Map<unknown, Row[]>>()
  #scan: CopiedScan | undefined

  constructor(name: string, rows: readonly Row[], ids: CopyIds) {
    this.#name = name
    this.#rows = new Map(rows.map((row) => [row.id, row]))
    this.#ids = ids
    this.size = rows.length * (ids.copies - 1)
  }

  get(id: string): Row | undefined {
    const origin = this.#ids.origin(id)
    const row = origin && this.#rows.get(origin.id)
    return row && this.copyOf(row, origin.copy)
  }

  by(column: string, value: unknown): readonly Row[] {
    const { rows, copy } = this.#matching(column, value)
    return copy === undefined ? this.#inAllCopies(rows) : rows.map((row) => this.copyOf(row, copy))
  }

  countBy(column: string, value: unknown): number {
    const { rows, copy } = this.#matching(column, value)
    return copy === undefined ? rows.length * (this.#ids.copies - 1) : rows.length
  }

  placesBy(column: string, value: unknown): readonly number[] {
    const { rows, copy } = this.#matching(column, value)
    if (copy === undefined) return this.#scanned.placesOf(rows)
    return rows.flatMap((row) => this.#scanned.placeOf(row.id, copy) ?? [])
  }

  /** Returns the originals of rows with this value, and the number of the copy if only one copy has it. */
  #matching(column: string, value: unknown): { readonly rows: readonly Row[]; readonly copy?: number } {
    if (typeof value !== "string") return { rows: this.#find(column, value) }
    const origin = this.#ids.origin(value)
    if (origin) return { rows: this.#find(column, origin.id), copy: origin.copy }
    const variation = this.#variationOf(column)
    if (variation) {
      const from = variation.origin(value)
      return from && from.copy < this.#ids.copies
        ? { rows: this.#find(column, from.text), copy: from.copy }
        : { rows: [] }
    }
    return { rows: this.#ids.isOwn(value) ? [] : this.#find(column, value) }
  }

  all(): Iterable<Row> {
    return this.#inAllCopies([...this.#rows.values()])
  }

  at(place: number): Row {
    const { row, copy } = this.#scanned.origin(place)
    return this.#make(row, copy)
  }

  placeOf(id: string): number | undefined {
    const origin = this.#ids.origin(id)
    return origin && this.#scanned.placeOf(origin.id, origin.copy)
  }

  rankOf(id: string): number {
    return this.#scanned.rankOf(id)
  }

  pick(columns: ReadonlySet<string>, test: (row: Row) => boolean, options: PickOptions): number[] {
    return this.#scanned.pick(columns, test, options)
  }

  passing(columns: ReadonlySet<string>): (place: number) => Row {
    return this.#scanned.passing(columns)
  }

  keysOf(column: string): SortKeys {
    return this.#scanned.keysOf(column)
  }

  originals(): Iterable<Row> {
    return this.#rows.values()
  }

  copiesOf(id: string): readonly string[] {
    return Array.from({ length: this.#ids.copies - 1 }, (_, i) => this.#ids.of(id, i + 1))
  }

  get #scanned(): CopiedScan {
    this.#scan ??= new CopiedScan(this.#rows.values(), this.#ids, (row) => this.#copyingOf(row).plan)
    return this.#scan
  }

  copyOf(row: Row, copy: number): Row {
    const copying = this.#copyingOf(row)
    if (copying.last?.copy === copy) return copying.last.made
    const made = makeCopy(row, copying.plan, copy)
    if (!copying.last) {
      if (this.#recent.length >= FEW) for (const one of this.#recent.splice(0)) one.last = undefined
      this.#recent.push(copying)
    }
    copying.last = { copy, made }
    return made
  }

  #make(row: Row, copy: number): Row {
    return makeCopy(row, this.#copyingOf(row).plan, copy)
  }

  #inAllCopies(rows: readonly Row[]): Row[] {
    const all: Row[] = []
    for (let copy = 1; copy < this.#ids.copies; copy++) for (const row of rows) all.push(this.#make(row, copy))
    return all.sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  #find(column: string, value: unknown): readonly Row[] {
    let index = this.#indexes.get(column)
    if (!index) {
      index = new Map()
      for (const row of this.#rows.values()) {
        const key = row[column]
        const same = index.get(key)
        if (same) same.push(row)
        else index.set(key, [row])
      }
      this.#indexes.set(column, index)
    }
    return index.get(value) ?? []
  }

  #variationOf(column: string) {
    return column === "title" && TITLED.has(this.#name) ? titleVariation : variations[column]
  }

  #copyingOf(row: Row): Copying {
    let copying = this.#copyings.get(row)
    if (!copying) {
      copying = { plan: this.#planOf(row), last: undefined }
      this.#copyings.set(row, copying)
    }
    return copying
  }

  /** The columns that differ in a copy: ids, timestamps, numbers, and texts that must be unique. */
  #planOf(row: Row): Plan {
    return Object.entries(row).flatMap(([column, value]) => {
      const change = this.#changeOf(column, value)
      return change ? [[column, change] as const] : []
    })
  }

  #changeOf(column: string, value: unknown): Change | undefined {
    const ids = this.#ids
    if (column === "display_id") return (number, copy) => Number(number) - copy
    if (typeof value === "object" && value !== null && JSON.stringify(value) !== JSON.stringify(this.#deep(value, 1)))
      return (json, copy) => this.#deep(json, copy)
    if (typeof value !== "string") return undefined
    const copier = ids.copier(value)
    if (copier) return (_id, copy) => copier(copy)
    if (TIME_TEXT.test(value)) {
      const time = Date.parse(value)
      return (_text, copy) => isoOf(time - copy * ids.gap)
    }
    const variation = this.#variationOf(column)
    return variation && ((text, copy) => variation.of(String(text), copy))
  }

  /** Replaces ids inside JSON. */
  #deep(value: unknown, copy: number): unknown {
    if (typeof value === "string") return this.#ids.of(value, copy)
    if (Array.isArray(value)) return value.map((entry) => this.#deep(entry, copy))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.#deep(entry, copy)]))
  }
}
