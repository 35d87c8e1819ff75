import type { Clock } from "#mocks/kernel/clock.ts"

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A shop's past: what happened when, done in its order with the clock at its time. What is later than `until` is left out. */
export class Timeline {
  readonly #clock: Clock
  readonly until: number
  /** How long so many days take. */
  readonly #pace: number
  readonly #waiting: { readonly at: number; readonly work: () => void }[] = []

  constructor(clock: Clock, until: number, pace = 1) {
    this.#clock = clock
    this.until = until
    this.#pace = pace
  }

  at(time: number, work: () => void): void {
    const at = Math.round(time)
    if (at > this.until) return
    // Nearly always it is the last or one of the next.
    let place = this.#waiting.length
    while (place > 0 && (this.#waiting[place - 1]?.at ?? 0) < at) place -= 1
    this.#waiting.splice(place, 0, { at, work })
  }

  /** So many days from the time at which it is asked. */
  after(days: number, work: () => void): void {
    this.at(this.#clock.now() + days * DAY * this.#pace, work)
  }

  /** Does what comes next; answers false where nothing is left. */
  step(): boolean {
    const next = this.#waiting.pop()
    if (next) this.#clock.during(next.at, next.work)
    return next !== undefined
  }

  run(): void {
    while (this.step());
  }
}
