import { createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { Dataset } from "./dataset.ts"

/** What determines the data of a world. */
export interface WorldStart {
  readonly scenario: string
  readonly seed: number
  /** Time at which the clock stops; null lets it run. */
  readonly at: string | null
}

/** Number of datasets to keep. */
const KEPT = 8
/** Milliseconds after which a dataset with a running clock is built again: its newest orders are from its build time. */
const FRESH = 3_600_000

/** Built datasets. Worlds with the same scenario, seed and time share one until they write. */
export class Templates {
  readonly #base: string
  readonly #scenarios: Readonly<Record<string, Scenario>>
  readonly #built = new Map<string, { readonly dataset: Dataset; readonly at: number }>()

  constructor(base: string, scenarios: Readonly<Record<string, Scenario>> = {}) {
    this.#base = base
    this.#scenarios = scenarios
  }

  /** Returns the dataset, and builds it if necessary. It must not be changed. Throws if the scenario is unknown. */
  find({ scenario, seed, at }: WorldStart): Dataset {
    const key = JSON.stringify([scenario, seed, at])
    const known = this.#built.get(key)
    this.#built.delete(key)
    const isFresh = known && (at !== null || Date.now() - known.at < FRESH)
    const built = isFresh ? known : { dataset: this.#build({ scenario, seed, at }), at: Date.now() }
    this.#built.set(key, built)
    const [oldest] = this.#built.keys()
    if (oldest !== undefined && this.#built.size > KEPT) this.#built.delete(oldest)
    return built.dataset
  }

  #build({ scenario, seed, at }: WorldStart): Dataset {
    const dataset = new Dataset(new Database({ seed, clock: createClock() }), this.#base, this.#scenarios)
    dataset.reset(scenario, { seed, at })
    return dataset
  }
}
