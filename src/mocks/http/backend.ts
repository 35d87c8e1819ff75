import { Hono } from "hono"
import { BOUNDS, boundedBody, checkAddress } from "#mocks/kernel/bounds.ts"
import { type Clock, createClock } from "#mocks/kernel/clock.ts"
import { Database } from "#mocks/kernel/database.ts"
import { forbidden, Refusal } from "#mocks/kernel/refusal.ts"
import { beginningOf, keepText, textOf } from "#mocks/kernel/texts.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import type { Scenario } from "#mocks/scenarios/scenario.ts"
import { pictureAt } from "#mocks/seed/pictures.ts"
import { refused } from "./answers.ts"
import { control } from "./control.ts"
import { isControl, mayControl } from "./control-access.ts"
import { withCors } from "./cors.ts"
import { BrokenInTheMiddle, ConnectionDropped, type Fault, Faults } from "./faults.ts"
import { JOURNALED, Journal } from "./journal.ts"
import { serveResources } from "./serve.ts"
import { type ResetOptions, type SavedWorld, Worlds } from "./worlds.ts"

export interface BackendOptions {
  /** Name of the world to begin with; "default" if left out. Null begins with nothing, for a saved world. */
  readonly scenario?: string | null
  /** Worlds of one's own, besides those that come along. */
  readonly worlds?: Readonly<Record<string, Scenario>>
  /** For ids and chance: the same seed builds the same world. */
  readonly seed?: number
  readonly clock?: Clock
  /** Where the backend is reached, for the addresses of pictures; http://localhost:9000 if left out. */
  readonly base?: string
  /** Origins of web pages, besides the backend's own, that may call `/_mock/*`: `http://localhost:5173`. */
  readonly controlOrigins?: readonly string[]
  /** Milliseconds before every answer. */
  readonly latency?: number
  /** Hold every answer against its schema: `journal` notes what does not fit, `throw` answers 500 with it. */
  readonly check?: "journal" | "throw" | undefined
  /** Told of errors in resolvers; by default they go to the console. */
  readonly onBug?: (error: unknown) => void
}

/** The in-memory server: `fetch` answers every admin, store and auth path; `/_mock/*` steers it. */
export interface Backend {
  /** Rejects with `ConnectionDropped` where a fault cuts the connection. */
  fetch(request: Request): Promise<Response>
  readonly db: Database
  readonly faults: Faults
  readonly journal: Journal
  /** The name of the world that was built last. */
  readonly scenario: string
  /** The world as plain data: whole, or, where that would be too much or is asked for, as what was changed of a scenario. */
  save(as?: "changes" | "head"): SavedWorld
  /** Takes a saved world back. Answers whether it could be: a scenario may have been another one when it was saved. */
  restore(scenario: string, world: SavedWorld): boolean
  /** Puts the world back to a scenario; throws on an unknown name. */
  reset(scenario?: string, options?: ResetOptions): void
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const toConsole = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: a resolver that breaks is a bug of the mock, and must be seen
  console.error(error)
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304])

function broken({ status = 500, body, headers }: Fault): Response {
  if (BODILESS.has(status)) return new Response(null, { status, headers: headers ?? {} })
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
  /** What is to be said of a request in the journal, and where a fault breaks it. */
  const underway = new WeakMap<Request, { notes: string[]; fault: Fault | undefined }>()
  const onBug = options.onBug ?? toConsole

  const reset: Backend["reset"] = (name = options.scenario ?? "default", { seed = options.seed, at } = {}) => {
    worlds.reset(name, { seed, at })
    faults.set([])
  }

  const resources = serveResources({
    db,
    secret: SECRET,
    onBug: (error) => {
      if (!(error instanceof BrokenInTheMiddle)) onBug(error)
    },
    onMismatch: options.check
      ? (request, route, problems) => {
          underway.get(request)?.notes.push(...problems)
          if (options.check === "throw")
            throw new Error(`${route} answers otherwise than its schema: ${problems.join("; ")}`)
        }
      : undefined,
    around: (request, work) => {
      let left = underway.get(request)?.fault?.afterWrites
      if (left === undefined) return work()
      db.onWrite = () => {
        left = (left ?? 0) - 1
        if (left < 0) throw new BrokenInTheMiddle("an injected fault")
      }
      try {
        return work()
      } finally {
        db.onWrite = undefined
      }
    },
  })
  const steering = new Hono()
    .route("/_mock", control({ db, worlds, faults, journal, reset }))
    .onError((error) =>
      error instanceof Refusal
        ? Response.json(error.toBody(), { status: error.status })
        : Response.json({ type: "unknown_error", message: error.message }, { status: 500 }),
    )

  async function respond(request: Request, fault: Fault | undefined): Promise<Response> {
    const latency = (options.latency ?? 0) + (fault?.latency ?? 0)
    if (latency > 0) await sleep(latency)
    // What never gets to a resolver is read here, for the journal.
    const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true
    const isUnread = fault?.status !== undefined || fault?.drop === "before"
    if (isUnread && !isForm) keepText(request, await boundedBody(request, BOUNDS.body).text())
    if (fault?.drop === "before") throw new ConnectionDropped("cut before the work")
    if (fault?.status !== undefined) return broken(fault)
    worlds.meanwhile(request.method, new URL(request.url).pathname)
    const response = await resources.fetch(request)
    if (fault?.drop === "after") throw new ConnectionDropped("cut after the work")
    return response
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (isControl(url)) return steering.fetch(request)
    const picture = pictureAt(url.pathname)
    if (picture) return picture
    const started = performance.now()
    const at = db.clock.iso()
    const fault = faults.meet(request.method, url.pathname)
    const notes = fault ? [`fault ${JSON.stringify(fault)}`] : []
    underway.set(request, { notes, fault })
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
      write(response.status, beginningOf(response, JOURNALED + 1))
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
      // Without CORS headers: other pages may neither steer the mock nor read what it knows.
      if (isControl(url) && !mayControl(request, options.controlOrigins ?? []))
        throw forbidden("This origin isn't allowed to control the mock server")
    } catch (error) {
      return refused(error, onBug)
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
    restore: (scenario, world) => worlds.restore(scenario, world),
    fetch,
    get scenario() {
      return worlds.scenario
    },
  }
}
