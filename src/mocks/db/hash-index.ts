/** Which ids have which value in a column. Most values belong to one row only: a set for each would cost four times as much. */
export class HashIndex {
  readonly #ids = new Map<unknown, string | Set<string>>()

  add(value: unknown, id: string): void {
    const known = this.#ids.get(value)
    if (known === undefined) this.#ids.set(value, id)
    else if (typeof known !== "string") known.add(id)
    else if (known !== id) this.#ids.set(value, new Set([known, id]))
  }

  remove(value: unknown, id: string): void {
    const known = this.#ids.get(value)
    if (known === id) this.#ids.delete(value)
    else if (typeof known === "object") known.delete(id)
  }

  get(value: unknown): Iterable<string> {
    const known = this.#ids.get(value)
    return known === undefined ? [] : typeof known === "string" ? [known] : known
  }

  count(value: unknown): number {
    const known = this.#ids.get(value)
    return known === undefined ? 0 : typeof known === "string" ? 1 : known.size
  }

  clear(): void {
    this.#ids.clear()
  }
}
