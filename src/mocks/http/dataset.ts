import { createClock } from "#mocks/kernel/clock.ts"
import { Database, ID_TIME, type World } from "#mocks/kernel/database.ts"
import { scenarios as builtIn } from "#mocks/scenarios/index.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { checkReferences } from "./check-references.ts"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"
import { matcher, type SavedFault } from "./faults.ts"
import { rebased } from "./rebase.ts"

/** A dataset as a file, with its scenario and the base URL of the backend that saved it, or of its world. */
export interface SavedWorld extends World {
  readonly scenario?: string | undefined
  readonly base?: string | undefined
  /** Undefined in files of older versions. */
  readonly faults?: readonly SavedFault[] | undefined
}
export interface ResetOptions {
  readonly seed?: number | undefined
  /** Stops the clock at this time; null lets it run. */
  readonly at?: string | null | undefined
}

/** Builds, saves and restores the dataset of a database. */
export class Dataset {
  readonly scenarios: Readonly<Record<string, Scenario>>
  readonly #db: Database
  /** Public URL of the backend. */
  readonly base: string
  /** The same of the world. */
  readonly #worldBase: string
  #scenario = ""
  /** Time at which the current dataset was built; undefined if it was imported in full. */
  #builtAt: number | undefined

  constructor(db: Database, base: string, added: Readonly<Record<string, Scenario>> = {}, prefix = "") {
    this.#db = db
    this.base = base
    this.#worldBase = base + prefix
    this.scenarios = { ...builtIn, ...added }
  }

  /** Name of the scenario that was built last. */
  get scenario(): string {
    return this.#scenario
  }

  /** Runs the scenario's concurrent action, if it has one for this request. */
  runConcurrentChange(method: string, path: string): void {
    const concurrentChange = this.scenarios[this.#scenario]?.concurrentChange
    if (concurrentChange?.method !== method || !matcher(concurrentChange.path)(path)) return
    this.#db.atomically(() => concurrentChange.apply(this.#db, path))
  }

  reset(name: string, { seed, at }: ResetOptions): void {
    const scenario = this.#named(name)
    if (at === null) this.#db.clock.set({ fixed: null, offset: 0 })
    else if (at !== undefined) this.#db.clock.fix(Date.parse(at))
    this.#build(name, scenario, seed, this.#db.clock.now())
  }

  /** Loads what another dataset has built, without building it. */
  share(source: Dataset): void {
    this.#db.share(source.#db)
    this.#scenario = source.#scenario
    this.#builtAt = source.#builtAt
  }

  /** Exports the data in full, as changes to its scenario if requested or generated, or without rows ("head"). */
  save(as?: "changes" | "head"): SavedWorld {
    const head = { scenario: this.#scenario, base: this.#worldBase, on: this.#on() }
    if (as === "head") return { ...head, ...this.#db.head(), tables: {} }
    const asChanges = this.#builtAt !== undefined && (as === "changes" || this.scenarios[this.#scenario]?.isGenerated)
    return asChanges ? { ...head, ...this.#db.exportWritten() } : { ...head, ...this.#db.export(), on: undefined }
  }

  /** Restores saved data; returns false if its scenario has changed since. */
  restore(name: string, saved: SavedWorld): boolean {
    const world = rebased(saved, this.#worldBase)
    if (!world.on) {
      this.#db.import(world)
      this.#scenario = name
      this.#builtAt = undefined
      return true
    }
    this.#build(name, this.#named(name), world.seed, world.on.at)
    // Without a generated order history there were no writes to restore.
    if (world.on.count === undefined) {
      if (world.clock) this.#db.clock.set(world.clock)
      return true
    }
    this.#db.generateHistory()
    if (this.#db.builtCount !== world.on.count || world.on.idTime !== ID_TIME) return false
    this.#db.applyRows(world)
    return true
  }

  /**
   * Whether saved data could be restored, without restoring it: false if its scenario has changed since. Throws for an
   * unknown scenario and for references to rows that don't exist.
   */
  canRestore(name: string, saved: SavedWorld): boolean {
    if (name !== "") this.#named(name, 400)
    const db = new Database({ clock: createClock() })
    if (saved.on && !new Dataset(db, this.base, this.scenarios).restore(name, saved)) return false
    checkReferences(saved.tables, saved.on && db.tables)
    return true
  }

  /** Restores saved data, or throws and keeps the current data if that isn't possible. */
  replace(name: string, saved: SavedWorld): void {
    if (!this.canRestore(name, saved)) throw controlRefusal("scenario_changed", { name })
    this.restore(name, saved)
  }

  #on(): World["on"] {
    return this.#builtAt === undefined ? undefined : { at: this.#builtAt, count: this.#db.builtCount, idTime: ID_TIME }
  }

  #named(name: string, status: 400 | 404 = 404): Scenario {
    const scenario = Object.hasOwn(this.scenarios, name) ? this.scenarios[name] : undefined
    if (!scenario) {
      throw controlRefusal("unknown_scenario", { name, meant: closest(name, Object.keys(this.scenarios)) }, status)
    }
    return scenario
  }

  #build(name: string, scenario: Scenario, seed: number | undefined, at: number): void {
    this.#db.empty(seed)
    this.#db.clock.during(at, () => scenario.build(this.#db, this.base))
    this.#db.finishBuild()
    this.#scenario = name
    this.#builtAt = at
  }
}
