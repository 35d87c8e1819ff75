/** Up to this many ids, a linear search is fast; a small set would cost more than it saves. */
const FEW = 16

type Ids = string | string[] | Set<string>
type ReadonlyIds = string | readonly string[] | ReadonlySet<string>
const copyOf = (ids: ReadonlyIds): Ids =>
  typeof ids === "string" ? ids : ids instanceof Set ? new Set(ids) : [...(ids as readonly string[])]

/** Maps a column's values to ids: a single id for most values, a list for some, a set for many ids. */
export class HashIndex {
  readonly #ids = new Map<unknown, Ids>()
  readonly #onlyTrue: boolean
  /** Has the ids of the values that haven't changed since. */
  readonly #base: HashIndex | undefined

  /** "if true" indexes only the rows whose value is `true`. */
  constructor(which: true | "if true" = true, base?: HashIndex) {
    this.#onlyTrue = which === "if true"
    this.#base = base
  }

  /** Starts with the ids of this index, which must not change anymore. Only values whose ids differ take memory. */
  overlay(): HashIndex {
    return new HashIndex(this.#onlyTrue ? "if true" : true, this)
  }

  /** Tells whether the index holds all rows with this value. */
  covers(value: unknown): boolean {
    return !this.#onlyTrue || value === true
  }

  add(value: unknown, id: string): void {
    if (!this.covers(value)) return
    const known = this.#changeable(value)
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
    const known = this.#changeable(value)
    if (known === id) {
      if (this.#base) this.#ids.set(value, [])
      else this.#ids.delete(value)
    } else if (Array.isArray(known)) {
      const place = known.indexOf(id)
      if (place >= 0) known.splice(place, 1)
    } else if (typeof known === "object") known.delete(id)
  }

  /** The ids of a value, copied from the base before their first change. */
  #changeable(value: unknown): Ids | undefined {
    const changed = this.#ids.get(value)
    if (changed !== undefined || !this.#base) return changed
    const ids = this.#base.get(value)
    if (ids === undefined) return undefined
    const copy = copyOf(ids)
    this.#ids.set(value, copy)
    return copy
  }

  /** Returns the ids in insertion order. */
  get(value: unknown): ReadonlyIds | undefined {
    return this.#ids.get(value) ?? this.#base?.get(value)
  }

  count(value: unknown): number {
    const known = this.get(value)
    if (known === undefined) return 0
    return typeof known === "string" ? 1 : known instanceof Set ? known.size : (known as readonly string[]).length
  }
}
