/** Something that happened to background work, for whoever follows it. */
export interface Signal {
  readonly event_type: string
  readonly workflow_id: string
  readonly transaction_id: string
  readonly [more: string]: unknown
}

/** Signals of a request are held until it has succeeded; of work that is undone nobody hears. */
export class Signals {
  readonly #listeners = new Set<(signal: Signal) => void>()
  #held: Signal[] = []

  get held(): number {
    return this.#held.length
  }

  tell(signal: Signal): void {
    this.#held.push(signal)
  }

  /** Ends when the returned function is called. */
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

  /** Forgets all but the first ones. */
  drop(kept: number): void {
    this.#held.length = kept
  }
}
