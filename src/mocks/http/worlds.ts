import type { Database } from "#mocks/kernel/database.ts"
import { controlRefusal } from "./control-refusal.ts"
import type { JournalLimits } from "./journal.ts"
import { checkNewWorld } from "./start-options.ts"
import type { WorldStart } from "./templates.ts"
import { checkWorldName, prefixOf } from "./world-address.ts"

/** How a world starts; omitted options are those of the backend's main world. */
type PartialStart = { readonly [K in keyof WorldStart]?: WorldStart[K] | undefined }

export interface WorldOptions extends PartialStart {
  /** A name that isn't in use; a new one if omitted. */
  readonly name?: string | undefined
  /** Milliseconds without requests after which the world is deleted; 30 minutes if omitted. */
  readonly idle?: number | undefined
  /** How much its journal keeps. */
  readonly journal?: JournalLimits | undefined
}

/** What the list of worlds reads. */
export interface Managed {
  readonly db: Database
  readonly scenario: string
  /** Running requests, and the real time in milliseconds at which the last one ended. */
  readonly activity: { readonly running: number; readonly usedAt: number }
}

/** A world in the list of worlds. */
export interface ListedWorld {
  readonly name: string
  readonly scenario: string
  /** Path prefix of its requests. */
  readonly prefix: string
  /** Real time, which doesn't depend on the clock of the world. */
  readonly created_at: string
  readonly last_request_at: string
  readonly idle: number
  /** Time of its own clock. */
  readonly now: string
}

interface Entry<World> {
  readonly name: string
  readonly world: World & { readonly name: string }
  readonly createdAt: number
  readonly idle: number
}

/** Number of worlds at the same time. */
const MOST = 1000
const IDLE = 30 * 60_000
/** The longest time that timers can wait; with a longer one, they fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Worlds in addition to the one that serves requests without a name, each with data of its own. */
export class Worlds<World extends Managed> {
  readonly #open: (name: string, start: Omit<WorldOptions, "name" | "idle">) => World
  readonly #entries = new Map<string, Entry<World>>()
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `open` creates a world from a scenario; it throws if the scenario is unknown. */
  constructor(open: (name: string, start: Omit<WorldOptions, "name" | "idle">) => World) {
    this.#open = open
  }

  /** Throws if the name is invalid or in use, if another option is invalid, or if there are too many worlds. */
  create(options: WorldOptions = {}): World & { readonly name: string } {
    checkNewWorld(options)
    const { name = this.#newName(), idle = IDLE, ...start } = options
    checkWorldName(name)
    if (this.#entries.has(name)) throw controlRefusal("world_exists", { name }, 409)
    if (this.#entries.size >= MOST) throw controlRefusal("too_many_worlds", { most: String(MOST) })
    const createdAt = Date.now()
    const world = Object.assign(this.#open(name, start), { name })
    this.#entries.set(name, { name, world, createdAt, idle })
    this.#schedule()
    return world
  }

  /** Throws if there is no world with this name. */
  get(name: string): World {
    return this.#entry(name).world
  }

  /** Running requests of the world finish with its data. Throws if there is no world with this name. */
  delete(name: string): void {
    const { world } = this.#entry(name)
    this.#entries.delete(name)
    world.db.signals.end()
    this.#schedule()
  }

  describe(name: string): ListedWorld {
    return listed(this.#entry(name))
  }

  get list(): readonly ListedWorld[] {
    return [...this.#entries.values()].map(listed)
  }

  #entry(name: string): Entry<World> {
    checkWorldName(name)
    const entry = this.#entries.get(name)
    if (entry) return entry
    throw controlRefusal("unknown_world", { name }, 404)
  }

  #newName(): string {
    do this.#count += 1
    while (this.#entries.has(`world-${this.#count}`))
    return `world-${this.#count}`
  }

  /** Waits for the time at which the next world may have been idle for long enough. */
  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.#entries.size === 0) return
    const next = Math.min(...[...this.#entries.values()].map(endOf))
    const delay = Math.min(Math.max(0, next - Date.now()), LONGEST_TIMER)
    this.#timer = setTimeout(() => this.#deleteIdle(), delay)
    // In Node, the timer must not keep the program running. Browsers return a number.
    ;(this.#timer as { unref?(): void }).unref?.()
  }

  #deleteIdle(): void {
    const now = Date.now()
    for (const entry of [...this.#entries.values()]) if (endOf(entry) <= now) this.delete(entry.name)
    this.#schedule()
  }
}

/** Real time at which a world will have been idle for long enough, if no more requests arrive. */
const endOf = ({ world: { activity }, idle }: Entry<Managed>): number =>
  (activity.running > 0 ? Date.now() : activity.usedAt) + idle

const listed = ({ name, world, createdAt, idle }: Entry<Managed>): ListedWorld => ({
  name,
  scenario: world.scenario,
  prefix: prefixOf(name),
  created_at: new Date(createdAt).toISOString(),
  last_request_at: new Date(world.activity.usedAt).toISOString(),
  idle,
  now: world.db.clock.iso(),
})
