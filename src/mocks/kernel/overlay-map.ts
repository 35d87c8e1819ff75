interface Readable<V> {
  readonly size: number
  get(id: string): V | undefined
  values(): Iterable<V>
}

/** Rows by id, as in a Map. */
export interface RowMap<V> extends Readable<V> {
  set(id: string, row: V): unknown
  delete(id: string): unknown
}

/**
 * Starts with the rows of another map, which must not change anymore. Only what differs takes memory. As in a Map, a
 * changed row keeps its position, and a row that is set again after its deletion is the last one.
 */
export class OverlayMap<V extends { readonly id: string }> implements RowMap<V> {
  readonly #base: Readable<V>
  /** Null for rows of the other map that were deleted. */
  readonly #own = new Map<string, V | null>()
  /** Ids of the other map that were deleted and set again. */
  readonly #setAgain = new Set<string>()
  #size: number

  constructor(base: Readable<V>) {
    this.#base = base
    this.#size = base.size
  }

  get size(): number {
    return this.#size
  }

  get(id: string): V | undefined {
    const ownRow = this.#own.get(id)
    return ownRow === undefined ? this.#base.get(id) : (ownRow ?? undefined)
  }

  set(id: string, row: V): void {
    if (this.get(id) === undefined) this.#size += 1
    if (this.#own.get(id) === null) {
      this.#own.delete(id)
      this.#setAgain.add(id)
    }
    this.#own.set(id, row)
  }

  delete(id: string): void {
    if (this.get(id) === undefined) return
    this.#size -= 1
    this.#setAgain.delete(id)
    if (this.#base.get(id) === undefined) this.#own.delete(id)
    else this.#own.set(id, null)
  }

  *values(): Iterable<V> {
    for (const row of this.#base.values()) {
      const ownRow = this.#own.get(row.id)
      if (ownRow === undefined) yield row
      else if (ownRow !== null && !this.#setAgain.has(row.id)) yield ownRow
    }
    for (const [id, row] of this.#own)
      if (row !== null && (this.#setAgain.has(id) || this.#base.get(id) === undefined)) yield row
  }
}
