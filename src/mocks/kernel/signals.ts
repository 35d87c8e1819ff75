/** A progress report of background work, for its subscribers. */
export interface Signal {
  readonly event_type: string
  readonly workflow_id: string
  readonly transaction_id: string
  readonly [more: string]: unknown
}

/** Holds the signals of a request until it succeeds; signals of failed work are dropped. */
export class Signals {
  readonly #listeners = new Set<(signal: Signal) => void>()
  #held: Signal[] = []

  get count(): number {
    return this.#held.length
  }

  add(signal: Signal): void {
    this.#held.push(signal)
  }

  /** Adds a listener; the returned function removes it. */
  listen(listener: (signal: Signal) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  release(): void {
    const held = this.#held
    this.#held = []
    for (const signal of held) for (const listener of this.#listeners) listener(signal)
  }

  /** Drops all held signals after the first `kept` ones. */
  drop(kept: number): void {
    this.#held.length = kept
  }
}
