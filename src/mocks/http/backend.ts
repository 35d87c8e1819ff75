import { type Clock, createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import type { ScenarioName } from "#mocks/scenarios/index.ts"
import { checkBackendOptions } from "./backend-options.ts"
import { withCors } from "./cors.ts"
import { Dataset, type ResetOptions } from "./dataset.ts"
import { Journal } from "./journal.ts"
import { type OwnScenario, ownScenarios } from "./own-scenarios.ts"
import { addressesOf, asCalled, FileUrls } from "./public-address.ts"
import type { Shared, WorldSettings } from "./responder.ts"
import { CachedResponses } from "./response-cache.ts"
import { errorResponse } from "./responses.ts"
import { Templates, type WorldStart } from "./templates.ts"
import { createWorld, type World } from "./world.ts"
import { addressOf, prefixOf } from "./world-address.ts"
import { Worlds } from "./worlds.ts"

export interface BackendOptions extends WorldSettings {
  /** Name of the first scenario; "default" if omitted. Null starts empty, for a saved dataset. */
  readonly scenario?: ScenarioName | (string & Record<never, never>) | null
  /** Custom scenarios in addition to the built-in ones. */
  readonly scenarios?: Readonly<Record<string, OwnScenario>>
  /** Seed for ids and random values: the same seed builds the same dataset. */
  readonly seed?: number
  readonly clock?: Clock
  /**
   * Public URL of the backend, such as `https://shop.example.com/api`. URLs of pictures and files have it; by default,
   * they have the address that was called. Its pages may call `/_mock/*`.
   */
  readonly base?: string
  /** Called with unexpected exceptions in resolvers; logs to the console by default. */
  readonly onBug?: (error: unknown) => void
}

/** The in-memory server. Requests without the name of a world are for its main world. */
export interface Backend extends World {
  readonly worlds: Worlds<World>
}

const toConsole = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: an exception in a resolver is a bug in the mock and must be visible
  console.error(error)
}

/** Maximum number of characters of bodies in the journal of a named world: there may be a thousand. */
const WORLD_CHARACTERS = 200_000

/**
 * Throws for options that don't exist or have no possible value. `address` is the base URL in the data, if the backend has no
 * public URL.
 */
export function createBackend(options: BackendOptions = {}, address = "http://localhost:9000"): Backend {
  checkBackendOptions(options)
  const { scenario = "default", seed = Math.floor(Math.random() * 2 ** 32) } = options
  const fixed = options.base?.replace(/\/+$/, "")
  const base = fixed ?? address
  const onBug = options.onBug ?? toConsole
  const addedScenarios = ownScenarios(options.scenarios)
  const templates = new Templates(base, addedScenarios)
  const worlds = new Worlds<World>((name, start) => {
    const first: WorldStart = {
      scenario: start.scenario ?? scenario ?? "default",
      seed: start.seed ?? seed,
      at: start.at ?? null,
    }
    const db = new Database({ seed })
    const dataset = new Dataset(db, base, addedScenarios, prefixOf(name))
    const world = createWorld(shared, {
      db,
      dataset,
      journal: new Journal({ characters: WORLD_CHARACTERS, ...options.journal, ...start.journal }),
      load: (name = first.scenario, { seed = first.seed, at = first.at }) =>
        dataset.share(templates.find({ scenario: name, seed, at })),
    })
    world.reset()
    return world
  })
  const controlOrigins = [...(options.controlOrigins ?? []), ...(fixed === undefined ? [] : [new URL(fixed).origin])]
  const shared: Shared = {
    settings: { ...options, controlOrigins },
    onBug,
    responses: new CachedResponses(),
    worlds,
    files: new FileUrls(options.source?.from === undefined ? [base] : addressesOf(options.source.from)),
  }
  const db = new Database({ seed, clock: options.clock ?? createClock() })
  const dataset = new Dataset(db, base, addedScenarios)
  /** What the data of the main world depends on; undefined if it can't be kept for the next reset. */
  const repeatable = (scenario: string, seed: number, at: ResetOptions["at"]): WorldStart | undefined => {
    const { fixed, offset } = db.clock.state()
    // A scenario of the caller's own may build other data each time.
    if (
      Object.hasOwn(addedScenarios, scenario) ||
      dataset.scenarios[scenario]?.isGenerated ||
      (at === undefined && offset !== 0)
    )
      return undefined
    return { scenario, seed, at: at !== undefined ? at : fixed === null ? null : new Date(fixed).toISOString() }
  }
  /** From the second reset in a row, the dataset is kept: building it again takes most of the time of a reset. */
  let latestStart: string | undefined
  const main = createWorld(shared, {
    db,
    dataset,
    journal: new Journal(options.journal),
    load: (name = scenario ?? "default", { seed: wanted = seed, at }) => {
      const start = repeatable(name, wanted, at)
      const key = JSON.stringify(start)
      if (start && key === latestStart) return dataset.share(templates.find(start))
      latestStart = key
      dataset.reset(name, { seed: wanted, at })
    },
  })

  async function fetch(given: Request): Promise<Response> {
    const request = asCalled(given, fixed)
    try {
      const addressed = addressOf(request)
      const world = addressed.name === undefined ? main : worlds.get(addressed.name)
      return world.fetch(addressed.request)
    } catch (error) {
      return withCors(async () => errorResponse(error, onBug))(request)
    }
  }

  if (options.scenario !== null) main.reset()
  return {
    db,
    faults: main.faults,
    journal: main.journal,
    activity: main.activity,
    worlds,
    reset: main.reset,
    save: main.save,
    restore: main.restore,
    fetch,
    get scenario() {
      return dataset.scenario
    },
  }
}
