import type { Backend } from "#mocks/http/backend.ts"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import { fetchOf } from "#tests/support/live-shop.ts"

const refusal = (status: number) =>
  Response.json({ code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." }, { status })

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
    switch (this.chance.pick(["429", "500", "cut before", "cut after", "cut after", "502 after"])) {
      case "429":
        return refusal(429)
      case "500":
        return refusal(500)
      case "cut after":
        await this.#send(request)
        break
      case "502 after":
        await this.#send(request)
        return refusal(502)
    }
    throw new TypeError("fetch failed")
  }
}
