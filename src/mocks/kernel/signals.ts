/** A progress report of background work, for its subscribers. */
export interface Signal {
  readonly event_type: string
  readonly workflow_id: string
  readonly transaction_id: string
  readonly [more: string]: unknown
}

/** Holds the signals of a request until it succeeds; signals of failed work are dropped. */
export class Signals {
  readonly #listeners = new Map<(signal: Signal) => void, () => void>()
  #held: Signal[] = []
  #hasEnded = false

  get count(): number {
    return this.#held.length
  }

  add(signal: Signal): void {
    this.#held.push(signal)
  }

  /** Adds a listener; the returned function removes it. `onEnd` is called when there will be no more signals. */
  listen(listener: (signal: Signal) => void, onEnd: () => void = () => undefined): () => void {
    if (this.#hasEnded) onEnd()
    else this.#listeners.set(listener, onEnd)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  release(): void {
    const held = this.#held
    this.#held = []
    for (const signal of held) for (const listener of this.#listeners.keys()) listener(signal)
  }

  /** Ends all listeners: there will be no more signals. */
  end(): void {
    this.#hasEnded = true
    for (const onEnd of this.#listeners.values()) onEnd()
    this.#listeners.clear()
  }

  /** Drops all held signals after the first `kept` ones. */
  drop(kept: number): void {
    this.#held.length = kept
  }
}
