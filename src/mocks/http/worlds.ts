import { createClock } from "#mocks/kernel/clock.ts"
import { Database, type World } from "#mocks/kernel/database.ts"
import { invalidData, Refusal } from "#mocks/kernel/refusal.ts"
import { scenarios } from "#mocks/scenarios/index.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { matcher } from "./faults.ts"
import { rebased } from "./rebase.ts"

/** A world as a file: whose it was, and where it was reached. */
export interface SavedWorld extends World {
  readonly scenario?: string | undefined
  readonly base?: string | undefined
}
export interface ResetOptions {
  readonly seed?: number | undefined
  /** The clock stands still at this time; null lets it run. */
  readonly at?: string | null | undefined
}

/** Builds worlds by their names, saves them and takes them back. */
export class Worlds {
  readonly known: Readonly<Record<string, Scenario>>
  readonly #db: Database
  /** Where the backend is reached. */
  readonly base: string
  #scenario = ""
  /** When the present world was built; none where it was taken from a file. */
  #builtAt: number | undefined

  constructor(db: Database, base: string, own: Readonly<Record<string, Scenario>> = {}) {
    this.#db = db
    this.base = base
    this.known = { ...scenarios, ...own }
  }

  /** The name of the world that was built last. */
  get scenario(): string {
    return this.#scenario
  }

  /** What somebody else does in the present world before a request is answered. */
  meanwhile(method: string, path: string): void {
    const meanwhile = this.known[this.#scenario]?.meanwhile
    if (meanwhile?.method !== method || !matcher(meanwhile.path)(path)) return
    this.#db.atomically(() => meanwhile.happen(this.#db, path))
  }

  reset(name: string, { seed, at }: ResetOptions): void {
    const world = this.#named(name)
    if (at === null) this.#db.clock.set({ fixed: null, offset: 0 })
    else if (at !== undefined) this.#db.clock.fix(Date.parse(at))
    this.#build(name, world, seed, this.#db.clock.now())
  }

  /** Whole, or, where that would be too much or is asked for, as what was changed of a scenario; or without any rows. */
  save(as?: "changes" | "head"): SavedWorld {
    const head = { scenario: this.#scenario, base: this.base, on: this.#on() }
    if (as === "head") return { ...head, ...this.#db.head(), tables: {} }
    const asChanges = this.#builtAt !== undefined && (as === "changes" || this.known[this.#scenario]?.isGenerated)
    return asChanges ? { ...head, ...this.#db.exportWritten() } : { ...head, ...this.#db.export(), on: undefined }
  }

  /** Takes a saved world back; answers false where it lies on a scenario that is no longer what it was. */
  restore(name: string, saved: SavedWorld): boolean {
    const world = rebased(saved, this.base)
    if (!world.on) {
      this.#db.import(world)
      this.#scenario = name
      this.#builtAt = undefined
      return true
    }
    this.#build(name, this.#named(name), world.seed, world.on.at)
    // Where nobody had read its past, nothing was written either.
    if (world.on.count === undefined) {
      if (world.clock) this.#db.clock.set(world.clock)
      return true
    }
    this.#db.catchUp()
    if (this.#db.builtCount !== world.on.count) return false
    this.#db.lay(world)
    return true
  }

  /** Takes a saved world in place of the present one, which stays as it is where that can't be. */
  replace(name: string, saved: SavedWorld): void {
    if (saved.on) {
      const trial = new Worlds(new Database({ clock: createClock() }), this.base, this.known)
      if (!trial.restore(name, saved))
        throw invalidData(`The scenario "${name}" is another one than when this was saved.`)
    }
    this.restore(name, saved)
  }

  #on(): World["on"] {
    return this.#builtAt === undefined ? undefined : { at: this.#builtAt, count: this.#db.builtCount }
  }

  #named(name: string): Scenario {
    const world = Object.hasOwn(this.known, name) ? this.known[name] : undefined
    if (!world) throw new Refusal(404, "not_found", `There is no scenario "${name}".`)
    return world
  }

  #build(name: string, world: Scenario, seed: number | undefined, at: number): void {
    this.#db.empty(seed)
    this.#db.clock.during(at, () => world.build(this.#db, this.base))
    this.#db.settle()
    this.#scenario = name
    this.#builtAt = at
  }
}
