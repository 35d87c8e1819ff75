import { random } from "#mocks/kernel/identifiers.ts"

/** Decisions out of one seed: the same seed decides the same. */
export class Chance {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = random(seed)
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.#next() * 100 < share
  }

  /** A whole number below the bound. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound)
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError("nothing to choose from")
    return values[this.below(values.length)] as T
  }
}
