import { type Base, valueIn } from "#mocks/kernel/columns.ts"
import type { RowEntry, ScanResult } from "#mocks/kernel/row-source.ts"
import type { VirtualRows } from "./virtual-rows.ts"

/** Stored rows and positions of virtual rows as the result of a scan. */
export class FoundEntries<R extends Base> implements ScanResult<R> {
  readonly isById: boolean
  readonly #entries: readonly RowEntry<R>[]
  readonly #virtual: VirtualRows<R>

  constructor(entries: readonly RowEntry<R>[], virtual: VirtualRows<R>, isById = false) {
    this.#entries = entries
    this.#virtual = virtual
    this.isById = isById
  }

  get length(): number {
    return this.#entries.length
  }

  at(index: number): R {
    return this.#rowOf(this.#entries[index] as RowEntry<R>)
  }

  slice(from: number, to?: number): R[] {
    return this.#entries.slice(from, to).map((entry) => this.#rowOf(entry))
  }

  where(test: (row: R) => boolean, columns?: ReadonlySet<string>): ScanResult<R> {
    const passing = columns ? this.#virtual.passing(columns) : (place: number) => this.#virtual.at(place)
    const found = this.#entries.filter((entry) => test(typeof entry === "number" ? passing(entry) : entry))
    return new FoundEntries(found, this.#virtual, this.isById)
  }

  values(column: string): unknown[] {
    const passing = this.#virtual.passing(new Set([column]))
    return this.#entries.map((entry) => valueIn(typeof entry === "number" ? passing(entry) : entry, column))
  }

  keys(column: string): unknown[] {
    if (column === "id") return this.#ranks()
    const keys = this.#virtual.keysOf(column)
    return this.#entries.map((entry) => (typeof entry === "number" ? keys.at(entry) : keys.of(valueIn(entry, column))))
  }

  /** Ranks ids among the ids of the virtual rows, which don't have to be generated for this. */
  #ranks(): unknown[] {
    const ids = this.#entries.flatMap((entry) => (typeof entry === "number" ? [] : entry.id)).sort()
    const ranks = new Map(ids.map((id, i) => [id, this.#virtual.rankOf(id) - 1 + (i + 1) / (ids.length + 1)]))
    const { at } = this.#virtual.keysOf("id")
    return this.#entries.map((entry) => (typeof entry === "number" ? at(entry) : ranks.get(entry.id)))
  }

  #rowOf(entry: RowEntry<R>): R {
    return typeof entry === "number" ? this.#virtual.at(entry) : entry
  }
}
