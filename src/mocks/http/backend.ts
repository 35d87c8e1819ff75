import { Hono } from "hono"
import { BOUNDS, boundedBody, checkAddress } from "#mocks/kernel/bounds.ts"
import { type Clock, createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { forbidden, Refusal } from "#mocks/kernel/refusal.ts"
import { decoded, keepText, textOf, writtenOf } from "#mocks/kernel/texts.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { pictureAt } from "#mocks/seed/pictures.ts"
import { control } from "./control.ts"
import { isControl, mayControl } from "./control-access.ts"
import { withCors } from "./cors.ts"
import { ConnectionDropped, type Fault, Faults, InjectedWriteFailure } from "./faults.ts"
import { JOURNALED, Journal } from "./journal.ts"
import { errorResponse } from "./responses.ts"
import { serveResources } from "./serve.ts"
import { UndoLog } from "./undo-log.ts"
import { type ResetOptions, type SavedWorld, Worlds } from "./worlds.ts"

export interface BackendOptions {
  /** Name of the first scenario; "default" if omitted. Null starts empty, for a saved dataset. */
  readonly scenario?: string | null
  /** Custom scenarios in addition to the built-in ones. */
  readonly worlds?: Readonly<Record<string, Scenario>>
  /** Seed for ids and random values: the same seed builds the same dataset. */
  readonly seed?: number
  readonly clock?: Clock
  /** Public URL of the backend, used for image URLs; http://localhost:9000 if omitted. */
  readonly base?: string
  /** Origins besides the backend's own that may call `/_mock/*`: `http://localhost:5173`. */
  readonly controlOrigins?: readonly string[]
  /** Milliseconds of delay before every response. */
  readonly latency?: number
  /** Checks every response against its schema: `journal` records mismatches, `throw` responds with 500. */
  readonly check?: "journal" | "throw" | undefined
  /** Called with unexpected exceptions in resolvers; logs to the console by default. */
  readonly onBug?: (error: unknown) => void
}

/** The in-memory server: `fetch` serves all admin, store and auth paths; `/_mock/*` controls it. */
export interface Backend {
  /** Rejects with `ConnectionDropped` if a fault drops the connection. */
  fetch(request: Request): Promise<Response>
  readonly db: Database
  readonly faults: Faults
  readonly journal: Journal
  /** Name of the scenario that was built last. */
  readonly scenario: string
  /** Exports the data in full, or as changes to its scenario if requested or if the full data would be too large. */
  save(as?: "changes" | "head"): SavedWorld
  /** Restores saved data. Returns false if the scenario has changed since it was saved. */
  restore(scenario: string, world: SavedWorld): boolean
  /** Rebuilds a scenario; throws if the name is unknown. */
  reset(scenario?: string, options?: ResetOptions): void
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const toConsole = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: an exception in a resolver is a bug in the mock and must be visible
  console.error(error)
}

/** Statuses whose responses have no body. */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

function faultResponse({ status = 500, body, headers }: Fault): Response {
  if (NULL_BODY_STATUSES.has(status)) return new Response(null, { status, headers: headers ?? {} })
  const text = JSON.stringify(body ?? { type: "unknown_error", message: "An injected fault." })
  return keepText(
    new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8", ...headers } }),
    text,
  )
}

export function createBackend(options: BackendOptions = {}): Backend {
  const db = new Database({
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    clock: options.clock ?? createClock(),
  })
  const worlds = new Worlds(db, options.base ?? "http://localhost:9000", options.worlds)
  const faults = new Faults()
  const journal = new Journal()
  const undo = new UndoLog()
  db.onUndoable = (changes) => undo.record(changes)
  /** Journal notes and the fault of each request in progress. */
  const inProgress = new WeakMap<Request, { notes: string[]; fault: Fault | undefined }>()
  const onBug = options.onBug ?? toConsole

  const reset: Backend["reset"] = (name = options.scenario ?? "default", { seed = options.seed, at } = {}) => {
    worlds.reset(name, { seed, at })
    undo.clear()
    faults.set(worlds.known[name]?.faults ?? [])
  }

  const resources = serveResources({
    db,
    secret: SECRET,
    onBug: (error) => {
      if (!(error instanceof InjectedWriteFailure)) onBug(error)
    },
    onMismatch: options.check
      ? (request, route, problems) => {
          inProgress.get(request)?.notes.push(...problems)
          if (options.check === "throw")
            throw new Error(`${route} answers otherwise than its schema: ${problems.join("; ")}`)
        }
      : undefined,
    around: (request, work) => {
      let left = inProgress.get(request)?.fault?.afterWrites
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
  })
  const controlApp = new Hono()
    .route("/_mock", control({ db, worlds, faults, journal, undo, reset }))
    .onError((error) =>
      error instanceof Refusal
        ? Response.json(error.toBody(), { status: error.status })
        : Response.json({ type: "unknown_error", message: error.message }, { status: 500 }),
    )

  async function respond(request: Request, fault: Fault | undefined): Promise<Response> {
    const latency = (options.latency ?? 0) + (fault?.latency ?? 0)
    if (latency > 0) await sleep(latency)
    // Resolvers never see these requests: their body is read here for the journal.
    const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true
    const isUnread = fault?.status !== undefined || fault?.drop === "before"
    if (isUnread && !isForm) keepText(request, await boundedBody(request, BOUNDS.body).text())
    if (fault?.drop === "before") throw new ConnectionDropped("cut before the work")
    if (fault?.status !== undefined) return faultResponse(fault)
    const { pathname } = new URL(request.url)
    undo.enter({ method: request.method, path: pathname, at: db.clock.iso() })
    worlds.runConcurrentChange(request.method, pathname)
    const response = await resources.fetch(request)
    if (fault?.drop === "after") throw new ConnectionDropped("cut after the work")
    return response
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (isControl(url)) return controlApp.fetch(request)
    const picture = pictureAt(url.pathname)
    if (picture) return picture
    const started = performance.now()
    const at = db.clock.iso()
    const body = faults.readBodies ? await request.clone().text() : ""
    const fault = faults.take(request.method, url.pathname, body)
    const notes = fault ? [`fault ${JSON.stringify(fault)}`] : []
    inProgress.set(request, { notes, fault })
    const write = (status: number, answer: string) =>
      journal.add({
        at,
        method: request.method,
        path: url.pathname + url.search,
        request: textOf(request),
        status,
        answer,
        duration: Math.round((performance.now() - started) * 100) / 100,
        notes,
      })
    try {
      const response = await respond(request, fault)
      write(response.status, decoded(writtenOf(response), JOURNALED + 1))
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
      if (isControl(url) && !mayControl(request, options.controlOrigins ?? []))
        throw forbidden("This origin isn't allowed to control the mock server")
    } catch (error) {
      return errorResponse(error, onBug)
    }
    return answerAll(request)
  }

  if (options.scenario !== null) reset()
  return {
    db,
    faults,
    journal,
    reset,
    save: (as) => worlds.save(as),
    restore: (scenario, world) => {
      undo.clear()
      return worlds.restore(scenario, world)
    },
    fetch,
    get scenario() {
      return worlds.scenario
    },
  }
}
