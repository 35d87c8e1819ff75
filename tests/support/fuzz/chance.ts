import { random } from "#mocks/kernel/identifiers.ts"

/** Random decisions that are determined by a seed. */
export class Chance {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = random(seed)
  }

  /** True with a probability of `share` percent. */
  percent(share: number): boolean {
    return this.#next() * 100 < share
  }

  /** A number from 0 to below 1. */
  share(): number {
    return this.#next()
  }

  /** A non-negative integer below the bound. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound)
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError("the list is empty")
    return values[this.below(values.length)] as T
  }
}
