/** Up to this many ids, a linear search is fast; a small set would cost more than it saves. */
const FEW = 16

/** Maps a column's values to ids: a single id for most values, a list for some, a set for many ids. */
export class HashIndex {
  readonly #ids = new Map<unknown, string | string[] | Set<string>>()
  readonly #onlyTrue: boolean

  /** "if true" indexes only the rows whose value is `true`. */
  constructor(which: true | "if true" = true) {
    this.#onlyTrue = which === "if true"
  }

  /** Tells whether the index holds all rows with this value. */
  covers(value: unknown): boolean {
    return !this.#onlyTrue || value === true
  }

  add(value: unknown, id: string): void {
    if (!this.covers(value)) return
    const known = this.#ids.get(value)
    if (known === undefined) this.#ids.set(value, id)
    else if (typeof known === "string") {
      if (known !== id) this.#ids.set(value, [known, id])
    } else if (!Array.isArray(known)) known.add(id)
    else if (!known.includes(id)) {
      if (known.length < FEW) known.push(id)
      else this.#ids.set(value, new Set(known).add(id))
    }
  }

  remove(value: unknown, id: string): void {
    const known = this.#ids.get(value)
    if (known === id) this.#ids.delete(value)
    else if (Array.isArray(known)) {
      const place = known.indexOf(id)
      if (place >= 0) known.splice(place, 1)
    } else if (typeof known === "object") known.delete(id)
  }

  /** Returns the ids in insertion order. */
  get(value: unknown): string | readonly string[] | ReadonlySet<string> | undefined {
    return this.#ids.get(value)
  }

  count(value: unknown): number {
    const known = this.#ids.get(value)
    if (known === undefined) return 0
    return typeof known === "string" ? 1 : Array.isArray(known) ? known.length : known.size
  }

  clear(): void {
    this.#ids.clear()
  }
}
