import type { Backend } from "#mocks/http/backend.ts"
import { failingSend } from "#tests/support/failing-send.ts"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import { fetchOf } from "#tests/support/live-shop.ts"

/** A `fetch` to the backend with random failures: refused, or dropped before or after the work is done. */
export class FlakyNetwork {
  /** Percentage of requests that fail. */
  percent = 0
  /** Number of failed requests so far. */
  failures = 0
  chance: Chance
  readonly #send: typeof fetch

  constructor(backend: Backend, chance: Chance) {
    this.#send = fetchOf(backend)
    this.chance = chance
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!this.chance.percent(this.percent)) return this.#send(request)
    this.failures += 1
    return failingSend(() => this.#send(request), this.chance)
  }
}
