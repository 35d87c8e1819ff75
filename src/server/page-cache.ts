/** Keeps values in memory up to a number of bytes, those that were read last. */
export class PageCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly at: number; readonly size: number }>()
  readonly #limit: number
  readonly #sizeOf: (value: T) => number
  #size = 0

  /** @param limit bytes to keep */
  constructor(limit: number, sizeOf: (value: T) => number) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  /** Bytes of all values and their keys. */
  get size(): number {
    return this.#size
  }

  /** Returns a value with its age in milliseconds. */
  get(key: string): { readonly value: T; readonly age: number } | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A map lists its entries in the order in which they were set.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return { value: entry.value, age: Date.now() - entry.at }
  }

  set(key: string, value: T): void {
    this.#delete(key)
    const size = key.length * 2 + this.#sizeOf(value)
    if (size > this.#limit) return
    this.#entries.set(key, { value, at: Date.now(), size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return
      this.#delete(oldest)
    }
  }

  /** Removes the values for which `isOutdated` is true; returns how many there were. */
  remove(isOutdated: (value: T) => boolean): number {
    const keys = [...this.#entries].filter(([, { value }]) => isOutdated(value)).map(([key]) => key)
    for (const key of keys) this.#delete(key)
    return keys.length
  }

  #delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
