import type { Clock } from "#mocks/kernel/clock.ts"

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * Runs the work of a shop's history in order of time, with the clock set to each time. Work later than `until` is
 * skipped.
 */
export class Timeline {
  readonly #clock: Clock
  readonly until: number
  /** Factor for the durations of `after`. */
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
    // New work nearly always belongs near the end.
    let place = this.#waiting.length
    while (place > 0 && (this.#waiting[place - 1]?.at ?? 0) < at) place -= 1
    this.#waiting.splice(place, 0, { at, work })
  }

  /** Schedules work a number of days after the current time. */
  after(days: number, work: () => void): void {
    this.at(this.#clock.now() + days * DAY * this.#pace, work)
  }

  /** Runs the next work; returns false if there is none. */
  step(): boolean {
    const next = this.#waiting.pop()
    if (next) this.#clock.during(next.at, next.work)
    return next !== undefined
  }

  run(): void {
    while (this.step());
  }
}
