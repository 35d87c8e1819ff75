import { BOUNDS, boundedBody, checkAddress } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import type { Fault } from "#mocks/kernel/fault.ts"
import { decoded, keepText, textOf, writtenOf } from "#mocks/kernel/texts.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import type { Route } from "#mocks/resources/implement.ts"
import { pictureAt } from "#mocks/seed/pictures.ts"
import { problemsOf } from "#schema/problems.ts"
import { checkFaults } from "./check-faults.ts"
import { ConnectionDropped } from "./connection-dropped.ts"
import { control } from "./control.ts"
import { isControl, mayControl } from "./control-access.ts"
import { controlRefusal } from "./control-refusal.ts"
import { withCors } from "./cors.ts"
import type { Dataset, ResetOptions, SavedWorld } from "./dataset.ts"
import { cutResponse, faultResponse } from "./fault-response.ts"
import { Faults, InjectedWriteFailure } from "./faults.ts"
import { JOURNALED, type Journal, type JournalLimits } from "./journal.ts"
import { nameOf } from "./perform.ts"
import type { FileUrls } from "./public-address.ts"
import type { Source } from "./recording.ts"
import { type CachedResponses, ResponseCache } from "./response-cache.ts"
import { errorResponse } from "./responses.ts"
import { findRoute, serveResources } from "./serve.ts"
import type { ServeOptions } from "./serve-options.ts"
import type { CountsByOperation } from "./served.ts"
import { checkStart } from "./start-options.ts"
import { type UndoEntry, UndoLog } from "./undo-log.ts"
import { validWorld } from "./world-file.ts"
import type { Managed, Worlds } from "./worlds.ts"

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

const isForm = ({ headers }: Request): boolean => headers.get("content-type")?.startsWith("multipart/") === true
const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function problemsIn({ schema }: Route, text: string, hasFields: boolean): readonly string[] {
  try {
    return problemsOf(schema, JSON.parse(text), hasFields)
  } catch (error) {
    if (error instanceof SyntaxError) return ["The response isn't JSON"]
    throw error
  }
}

/** What of a successful response doesn't match the schema of its operation. */
function mismatchesOf(request: Request, response: Response, route = routeOf(request)): readonly string[] {
  const text = textOf(response)
  if (!route || response.status >= 300 || text === "") return []
  return problemsIn(route, text, new URL(request.url).search.includes("fields="))
}
const routeOf = ({ method, url }: Request): Route | undefined => findRoute(method, new URL(url).pathname)

/** The source's response; it's checked against the operation's schema. */
async function fromSource(source: Source, request: Request, onMismatch: ServeOptions["onMismatch"]): Promise<Response> {
  const response = await source.answer(request)
  const route = routeOf(request)
  const problems = route && onMismatch ? mismatchesOf(request, response, route) : []
  if (route && problems.length > 0) onMismatch?.(request, nameOf(route), problems)
  return response
}

/** Journal notes and the fault of a request, and its entry in the undo log. */
interface InProgress {
  readonly notes: string[]
  readonly fault: Fault | undefined
  readonly undo: UndoEntry
}

/** How all worlds of a backend respond. */
export interface WorldSettings {
  /** Origins besides the backend's own that may call `/_mock/*`: `http://localhost:5173`. */
  readonly controlOrigins?: readonly string[]
  /** Milliseconds of delay before every response. */
  readonly latency?: number
  /** Checks every response against its schema: `journal` records mismatches, `throw` responds with 500. */
  readonly check?: "journal" | "throw" | undefined
  /** Responds instead of the in-memory data. */
  readonly source?: Source | undefined
  /** How much the journal keeps. */
  readonly journal?: JournalLimits | undefined
}

/** What all worlds of a backend have in common. */
export interface Shared {
  readonly settings: WorldSettings
  readonly onBug: (error: unknown) => void
  readonly responses: CachedResponses
  readonly worlds: Worlds<Managed>
  readonly files: FileUrls
}

interface WorldParts {
  readonly db: Database
  readonly dataset: Dataset
  readonly journal: Journal
  /** Loads a scenario, by default the one that the world started with. */
  load(scenario: string | undefined, options: ResetOptions): void
}

/** Creates a world without data. */
export function createWorld({ settings, onBug, responses, worlds, files }: Shared, parts: WorldParts): World {
  const { db, dataset, journal } = parts
  const source = settings.source?.ofWorld?.() ?? settings.source
  const faults = new Faults((given, list) => checkFaults(given, source !== undefined, list))
  /** The clock's state at the start, to which a reset returns. */
  const clock = db.clock.state()
  const undo = new UndoLog()
  db.onUndoable = (changes) => undo.record(changes)
  const activity = { running: 0, usedAt: Date.now() }
  const inProgress = new WeakMap<Request, InProgress>()

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
  const controlled = { db, dataset, faults, journal, undo, counts, worlds, source, reset }
  const served: ServeOptions = {
    db,
    secret: SECRET,
    responses: new ResponseCache(db, responses),
    counts,
    onBug: (error) => {
      if (!(error instanceof InjectedWriteFailure)) onBug(error)
    },
    onMismatch: settings.check
      ? (request, route, problems) => {
          inProgress.get(request)?.notes.push(...problems)
          if (settings.check === "throw")
            throw new Error(`${route} answers otherwise than its schema: ${problems.join("; ")}`)
        }
      : undefined,
    around: (request, work) => {
      const progress = inProgress.get(request)
      if (progress) undo.enter(progress.undo)
      let left = progress?.fault?.afterWrites
      if (left === undefined) return work()
      db.onWrite = () => {
        left = (left ?? 0) - 1
        if (left < 0) throw new InjectedWriteFailure("an injected fault")
      }
      try {
        return work()
      } finally {
        db.onWrite = undefined
      }
    },
  }

  async function respond(request: Request, fault: Fault | undefined): Promise<Response> {
    const latency = (settings.latency ?? 0) + (fault?.latency ?? 0)
    if (latency > 0) await sleep(latency)
    // Resolvers never see these requests: their body is read here for the journal.
    const isUnread = fault?.status !== undefined || fault?.drop === "before"
    if (isUnread && !isForm(request)) keepText(request, await boundedBody(request, BOUNDS.body).text())
    if (fault?.drop === "before") throw new ConnectionDropped("cut before the work")
    if (fault?.status !== undefined) {
      const response = faultResponse(fault)
      // Shows how the client handles a response that the schema doesn't allow.
      if (settings.check === "journal" && fault.body !== undefined)
        inProgress.get(request)?.notes.push(...mismatchesOf(request, response))
      return response
    }
    const { pathname } = new URL(request.url)
    const progress = inProgress.get(request)
    if (progress) undo.enter(progress.undo)
    dataset.runConcurrentChange(request.method, pathname)
    const response = source
      ? files.rewritten(request, await fromSource(source, request, served.onMismatch))
      : (pictureAt(pathname) ?? files.rewritten(request, await serveResources(request, served)))
    if (fault?.drop === "after") throw new ConnectionDropped("cut after the work")
    return response
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (isControl(url)) return control(request, controlled)
    const picture = source || faults.areForFiles ? undefined : pictureAt(url.pathname)
    if (picture) return picture
    const started = performance.now()
    const at = db.clock.iso()
    const body = faults.readBodies ? await request.clone().text() : ""
    const fault = faults.take(request.method, url.pathname, body)
    const notes = fault ? [`fault ${JSON.stringify(fault)}`] : []
    const progress: InProgress = { notes, fault, undo: { method: request.method, path: url.pathname, at } }
    inProgress.set(request, progress)
    const write = (status: number, answer: string, answerHeaders?: Headers) => {
      const n = journal.add({
        at,
        headers: request.headers,
        answerHeaders,
        method: request.method,
        path: url.pathname + url.search,
        // The text of a form with files isn't kept.
        request: isForm(request) ? "…" : textOf(request),
        status,
        answer,
        duration: Math.round((performance.now() - started) * 100) / 100,
        notes,
      })
      progress.undo.n = n
    }
    try {
      const response = cutResponse(await respond(request, fault), fault)
      write(response.status, decoded(writtenOf(response), JOURNALED + 1), response.headers)
      return response
    } catch (error) {
      write(0, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  const answerAll = withCors(answer)
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
      return await answerAll(request)
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
      const isRestored = dataset.restore(scenario, saved)
      if (!isRestored) return false
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
