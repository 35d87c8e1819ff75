import { checkAddress } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { checkFaults } from "./check-faults.ts"
import { isControl, mayControl } from "./control-access.ts"
import { controlRefusal } from "./control-refusal.ts"
import { withCors } from "./cors.ts"
import type { Dataset, ResetOptions, SavedWorld } from "./dataset.ts"
import { Faults } from "./faults.ts"
import type { Journal } from "./journal.ts"
import { createResponder, type Shared } from "./responder.ts"
import { errorResponse } from "./responses.ts"
import type { CountsByOperation } from "./served.ts"
import { checkStart } from "./start-options.ts"
import { UndoLog } from "./undo-log.ts"
import { validWorld } from "./world-file.ts"
import type { Managed } from "./worlds.ts"

/** Data with its own clock, faults, journal, emails and sessions, which other worlds don't see. */
export interface World extends Managed {
  /**
   * Serves all admin, store and auth paths; `/_mock/*` controls the world. Rejects with `ConnectionDropped` if a fault
   * drops the connection.
   */
  fetch(request: Request): Promise<Response>
  readonly faults: Faults
  readonly journal: Journal
  /** Name of the scenario that was loaded last. */
  readonly scenario: string
  /** Exports the data in full, or as changes to its scenario if requested or if the full data would be too large. */
  save(as?: "changes" | "head"): SavedWorld
  /**
   * Restores saved data. Returns false if the scenario has changed since it was saved. Throws for invalid data and
   * keeps the current one; only faults are checked with `isTrusted`, for data that a backend has just saved.
   */
  restore(scenario: string, world: SavedWorld, options?: { readonly isTrusted?: boolean }): boolean
  /**
   * Loads a scenario, by default the one that the world started with, its faults, and the clock of the start; clears the
   * journal. Throws if the name is unknown.
   */
  reset(scenario?: string, options?: ResetOptions): void
}

interface WorldParts {
  readonly db: Database
  readonly dataset: Dataset
  readonly journal: Journal
  /** Loads a scenario, by default the one that the world started with. */
  load(scenario: string | undefined, options: ResetOptions): void
}

/** Creates a world without data. */
export function createWorld(shared: Shared, parts: WorldParts): World {
  const { settings, onBug, worlds } = shared
  const { db, dataset, journal } = parts
  const source = settings.source?.ofWorld?.() ?? settings.source
  const faults = new Faults((given, list) => checkFaults(given, source !== undefined, list))
  /** The clock's state at the start, to which a reset returns. */
  const clock = db.clock.state()
  const undo = new UndoLog()
  db.onUndoable = (changes) => undo.record(changes)
  const activity = { running: 0, usedAt: Date.now() }

  const reset: World["reset"] = (scenario, options = {}) => {
    checkStart({ scenario, ...options })
    const before = db.clock.state()
    try {
      db.clock.set(clock)
      if (!source) parts.load(scenario, options)
      else if (options.at !== undefined) db.clock.fix(options.at === null ? null : Date.parse(options.at))
    } catch (error) {
      db.clock.set(before)
      throw error
    }
    journal.clear()
    undo.clear(journal.latest)
    source?.restart?.()
    faults.set(source?.faults ?? dataset.scenarios[dataset.scenario]?.faults ?? [])
  }

  const counts: CountsByOperation = new Map()
  const answer = withCors(
    createResponder(shared, { db, dataset, faults, journal, undo, counts, worlds, source, reset }),
  )
  async function fetch(request: Request): Promise<Response> {
    try {
      const url = new URL(request.url)
      checkAddress(url)
      // Refused without CORS headers: other pages must neither control the mock nor read its data.
      if (isControl(url) && !mayControl(request, settings.controlOrigins ?? []))
        throw controlRefusal("foreign_origin", { origin: request.headers.get("origin") ?? "another site" }, 403)
    } catch (error) {
      return errorResponse(error, onBug)
    }
    activity.running += 1
    try {
      return await answer(request)
    } finally {
      activity.running -= 1
      activity.usedAt = Date.now()
    }
  }

  return {
    db,
    faults,
    journal,
    activity,
    reset,
    save: (as) => ({ ...dataset.save(as), faults: faults.list }),
    restore: (scenario, given, { isTrusted = false } = {}) => {
      const saved = isTrusted ? given : validWorld(given)
      if (saved.faults) faults.checkSaved(saved.faults)
      if (!isTrusted && !dataset.canRestore(scenario, saved)) return false
      undo.clear(journal.latest)
      if (!dataset.restore(scenario, saved)) return false
      const scenarioFaults = dataset.scenarios[scenario]?.faults
      if (saved.faults) faults.restore(saved.faults)
      else if (scenarioFaults) faults.set(scenarioFaults)
      return true
    },
    fetch,
    get scenario() {
      return dataset.scenario
    },
  }
}
