/** So many ids of one value are quickly searched through; a set of few costs more than what it finds. */
const FEW = 16

/** Which ids have which value in a column: one id for most values, a list for some, a set where there are many. */
export class HashIndex {
  readonly #ids = new Map<unknown, string | string[] | Set<string>>()
  readonly #onlyTrue: boolean

  /** "if true" leaves out rows with any other value. */
  constructor(which: true | "if true" = true) {
    this.#onlyTrue = which === "if true"
  }

  /** Whether all rows with this value are found by it. */
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

  /** The ids in the order in which they came. */
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
