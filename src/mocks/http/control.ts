import { Hono, type Context as HonoContext } from "hono"
import { matchedRoutes } from "hono/route"
import { z } from "zod"
import { codesOf } from "#mocks/domain/auth/mfa-codes.ts"
import { BOUNDS, boundedBody, checkBody } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { Fault } from "#mocks/kernel/fault.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { baseOf } from "#mocks/resources/request.ts"
import { checked } from "./checked.ts"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"
import type { Dataset, ResetOptions } from "./dataset.ts"
import type { Faults } from "./faults.ts"
import type { Journal } from "./journal.ts"
import { emailsOf } from "./mails.ts"
import { openingOf, tokenOfLogin } from "./opening.ts"
import { countedOperations } from "./operations.ts"
import { pathOf } from "./public-address.ts"
import type { Source } from "./recording.ts"
import type { CountsByOperation } from "./served.ts"
import { checkTime, NewWorld, Reset } from "./start-options.ts"
import type { UndoLog } from "./undo-log.ts"
import { backendBaseOf } from "./world-address.ts"
import { worldBefore } from "./world-before.ts"
import { diffWorlds } from "./world-diff.ts"
import { isTime, validWorld, worldResponse } from "./world-file.ts"
import type { ListedWorld, Managed, Worlds } from "./worlds.ts"

/** A world with everything that the control API reads and changes, and the list of worlds. */
export interface Controlled {
  readonly db: Database
  readonly dataset: Dataset
  readonly faults: Faults
  readonly journal: Journal
  readonly undo: UndoLog
  readonly counts: CountsByOperation
  readonly worlds: Worlds<Managed>
  readonly source: Source | undefined
  reset(scenario?: string, options?: ResetOptions): void
}

const Login = z.strictObject({ actor_type: z.string(), auth_identity_id: z.string() })
const Exported = z.custom<unknown>((value) => value !== undefined, "an exported dataset")
const Diff = z.strictObject({ from: Exported, to: Exported })
const Undo = z.strictObject({ count: z.number().int().min(1) })
const Time = z.union([z.strictObject({ at: z.string().nullable() }), z.strictObject({ move: z.number() })])

const EntryNumber = z.string().regex(/^\d+$/, "the number of a journal entry")

/** The query parameters that reads take, by path; others take none. */
const QUERIES: Readonly<Record<string, z.ZodType>> = {
  "/_mock/scenarios": z.strictObject({ locale: z.enum(["en", "de"]).optional() }),
  "/_mock/world": z.strictObject({ as: z.literal("changes").optional(), before: z.string().optional() }),
  "/_mock/journal": z.strictObject({ path: z.string().optional(), since: EntryNumber.optional() }),
  "/_mock/events": z.strictObject({ name: z.string().optional() }),
  "/_mock/mails": z.strictObject({ to: z.string().optional() }),
}

/** Returns the number of a journal entry; throws for any other text. */
function entryNumber(text: string, { latest }: Journal): number {
  const n = /^\d+$/.test(text) ? Number(text) : 0
  if (n < 1 || n > latest) throw controlRefusal("unknown_entry", { n: text, latest: String(latest) })
  return n
}
const opening = ({ db, dataset }: Controlled) => openingOf(db, dataset.scenarios[dataset.scenario])
/** The world as it is listed; its prefix contains that of the address that was called, such as the demo's `/api`. */
const asCalled = (c: HonoContext, world: ListedWorld): ListedWorld => {
  const called = backendBaseOf(baseOf({ url: new URL(c.req.url), headers: c.req.raw.headers }))
  return { ...world, prefix: pathOf(called) + world.prefix }
}
/** Name of the scenario; null if there is none, as with a recording or another server. */
const current = ({ dataset }: Controlled) => dataset.scenario || null
const timeOf = ({ clock }: Database) => ({ now: clock.iso(), is_stopped: clock.state().fixed !== null })
const parsed = (text: string): unknown => {
  try {
    return text === "" ? {} : JSON.parse(text)
  } catch (error) {
    throw controlRefusal("invalid_json", { reason: (error as Error).message })
  }
}
const body = async (c: HonoContext): Promise<unknown> => {
  const read = parsed(await boundedBody(c.req.raw, BOUNDS.body).text())
  checkBody(read)
  return read
}

type Control = Hono<{ Bindings: Controlled }>

/** The method and path of each control request: `PUT /_mock/faults`. */
const requestsOf = ({ routes }: Control): readonly string[] => [
  ...new Set(routes.flatMap(({ method, path }) => (method === "ALL" ? [] : [`${method} ${path}`]))),
]

/** The request to a path that is probably meant by one with this method: a write by a write. */
function likeliest(method: string, requests: readonly string[]): string | undefined {
  const writes = ["PUT", "POST", "PATCH"]
  const methods = [method, ...(method === "GET" ? ["POST", "PUT"] : writes), "GET", "DELETE"]
  return methods.map((name) => requests.find((request) => request.startsWith(`${name} `))).find(Boolean)
}

let controlRouter: Control | undefined

/**
 * Serves the control API, under /_mock, with which QA controls a world. Its requests have no faults and aren't
 * recorded.
 */
export function control(request: Request, controlled: Controlled): Response | Promise<Response> {
  controlRouter ??= createRouter()
  return controlRouter.fetch(request, controlled)
}

function createRouter(): Control {
  const app: Control = new Hono<{ Bindings: Controlled }>({ strict: false }).basePath("/_mock")
  app.onError((error) =>
    error instanceof Refusal
      ? Response.json({ code: error.type, ...(error.toBody() as object) }, { status: error.status })
      : Response.json({ code: "unknown_error", type: "unknown_error", message: error.message }, { status: 500 }),
  )
  app.use(async (c, next) => {
    const isKnown = matchedRoutes(c).some(({ method }) => method === "GET")
    if (isKnown) checked(QUERIES[pathOf(c.req.url)] ?? z.strictObject({}), c.req.query())
    await next()
  })
  /** All control requests. */
  app.get("/", (c) => c.json({ requests: requestsOf(app) }))
  app.notFound((c) => {
    const { method } = c.req
    const path = pathOf(c.req.url)
    const requests = requestsOf(app)
    const targetOf = (request: string) => request.slice(request.indexOf(" ") + 1)
    const near = closest(path, requests.map(targetOf)) ?? path
    const meant = likeliest(
      method,
      requests.filter((request) => targetOf(request) === near),
    )
    const refusal = controlRefusal("unknown_request", { request: `${method} ${path}`, meant }, 404)
    return c.json(refusal.toBody(), 404)
  })
  addScenarios(app)
  addWorldFiles(app)
  addTraffic(app)
  addLoginsAndClock(app)
  addWorlds(app)
  return app
}

/** Resets and scenarios. */
function addScenarios(app: Control): void {
  app.post("/reset", async (c) => {
    const { db, reset, source } = c.env
    const { scenario: name, seed, at, open } = checked(Reset, await body(c))
    const built = name !== undefined ? "scenario" : seed !== undefined ? "seed" : undefined
    if (source && built) throw controlRefusal("no_scenarios", { field: built })
    reset(name, { seed, at })
    const answer = { scenario: current(c.env), now: db.clock.iso() }
    return c.json(open ? { ...answer, opening: opening(c.env) } : answer)
  })
  /** `?locale=de` returns the sentences in German where there are some. */
  app.get("/scenarios", (c) => {
    const isGerman = c.req.query("locale") === "de"
    const { dataset, source } = c.env
    const scenarios = Object.entries(source ? {} : dataset.scenarios).map(
      ([name, { about, aboutDe, group, open, faults = [] }]) => ({
        name,
        about: isGerman ? (aboutDe ?? about) : about,
        group: group ?? null,
        has_page: open !== undefined,
        faults,
      }),
    )
    return c.json({ scenarios, current: current(c.env) })
  })
  /** The page that shows the current scenario, with the tokens and the cart to open it. */
  app.get("/opening", (c) => c.json({ opening: opening(c.env) }))
}

/** The dataset as a file, and the requests that can be undone. */
function addWorldFiles(app: Control): void {
  /**
   * `?as=changes` exports only the rows that differ from the scenario, `?before=12` as before that journal entry: then
   * without faults, as those of that time aren't known.
   */
  app.get("/world", (c) => {
    const { db, dataset, faults, journal, undo } = c.env
    const before = c.req.query("before")
    const n = before === undefined ? undefined : entryNumber(before, journal)
    const saved = dataset.save(c.req.query("as") === "changes" ? "changes" : undefined)
    return worldResponse(n === undefined ? { ...saved, faults: faults.list } : worldBefore(n, saved, db, undo))
  })
  app.put("/world", async (c) => {
    const { db, dataset, faults, journal, undo, source } = c.env
    if (source) throw controlRefusal("no_scenarios", { field: "PUT /_mock/world" })
    const world = validWorld(parsed(await boundedBody(c.req.raw, BOUNDS.world).text()))
    if (world.faults) faults.checkSaved(world.faults)
    dataset.replace(world.scenario ?? dataset.scenario, world)
    if (world.faults) faults.restore(world.faults)
    undo.clear(journal.latest)
    return c.json({ scenario: dataset.scenario, now: db.clock.iso() })
  })
  /** Compares two exported datasets by table and row. */
  app.post("/diff", async (c) => {
    const text = await boundedBody(c.req.raw, 2 * BOUNDS.world).text()
    const { from, to } = checked(Diff, parsed(text))
    return c.json(diffWorlds(c.env.dataset, validWorld(from), validWorld(to)))
  })
  /** The requests that can be undone, newest last. */
  app.get("/undo", (c) => c.json({ requests: c.env.undo.requests }))
  app.post("/undo", async (c) => {
    const { journal, undo } = c.env
    return c.json({ undone: undo.undo(checked(Undo, await body(c)).count, journal.latest) })
  })
}

/** Requests so far, faults and the journal. */
function addTraffic(app: Control): void {
  /** Every operation with the number of its requests since the start or the last DELETE. */
  app.get("/operations", (c) => c.json({ operations: countedOperations(c.env.counts) }))
  app.delete("/operations", (c) => {
    c.env.counts.clear()
    return c.json({ operations: countedOperations(c.env.counts) })
  })
  app.get("/faults", (c) => c.json({ faults: c.env.faults.list }))
  app.put("/faults", async (c) => {
    const { faults } = c.env
    faults.set(checked(z.strictObject({ faults: z.array(Fault) }), await body(c)).faults)
    return c.json({ faults: faults.list })
  })
  /** Adds a fault after the others. */
  app.post("/faults", async (c) => {
    const { faults } = c.env
    faults.add(checked(Fault, await body(c)))
    return c.json({ faults: faults.list })
  })
  app.delete("/faults/:id", (c) => {
    c.env.faults.remove(c.req.param("id"))
    return c.json({ faults: c.env.faults.list })
  })
  app.delete("/faults", (c) => {
    c.env.faults.set([])
    return c.json({ faults: [] })
  })
  /** What a real server has answered so far, with the current faults: a file for `npm run mock -- --play`. */
  app.get("/recording", (c) => {
    const recording = c.env.source?.recording?.()
    if (!recording) throw controlRefusal("not_recorded", {}, 404)
    return c.json({ ...recording, faults: c.env.faults.list.map(({ id: _, hits: __, left: ___, ...fault }) => fault) })
  })
  app.get("/journal", (c) => {
    const { journal } = c.env
    const since = c.req.query("since")
    const entries = journal.entries({
      path: c.req.query("path"),
      since: since === undefined ? undefined : Number(since),
    })
    return c.json({ entries, dropped: journal.dropped, is_complete: journal.isComplete })
  })
  app.delete("/journal", (c) => {
    const { journal } = c.env
    journal.clear()
    return c.json({ entries: [], dropped: 0, is_complete: true })
  })
}

/** Logins, the clock, and what the server has sent. */
function addLoginsAndClock(app: Control): void {
  /** Signs in as someone whose password isn't known, such as the caller of a journal entry. */
  app.post("/tokens", async (c) => {
    const { actor_type, auth_identity_id } = checked(Login, await body(c))
    return c.json({ token: tokenOfLogin(c.env.db, actor_type, auth_identity_id) })
  })
  app.get("/clock", (c) => c.json(timeOf(c.env.db)))
  app.put("/clock", async (c) => {
    const { db } = c.env
    const time = checked(Time, await body(c))
    if ("at" in time) checkTime(time.at)
    const before = db.clock.state()
    if ("move" in time) db.clock.advance(time.move)
    else db.clock.fix(time.at === null ? null : Date.parse(time.at))
    if (!isTime(db.clock.now())) {
      db.clock.set(before)
      const given = `${"move" in time && time.move}, which moves the clock too far`
      throw controlRefusal("time_out_of_range", { field: "move", given })
    }
    return c.json(timeOf(db))
  })
  /** Events for the real server's subscribers: emails with tokens, webhooks. Newest last. */
  app.get("/events", (c) => {
    const { event } = c.env.db.tables
    const name = c.req.query("name")
    const rows = name === undefined ? event.all() : event.by("name", name)
    return c.json({ events: rows.map(({ id, name, data, created_at }) => ({ id, name, data, created_at })) })
  })
  /** Emails among the events, each with the token of its link; `?to=` filters by recipient. */
  app.get("/mails", (c) => c.json({ mails: emailsOf(c.env.db, c.req.query("to")) }))
  /** The current codes of the second factors, which an authenticator app would show. */
  app.get("/codes", (c) => c.json({ codes: codesOf(c.env.db) }))
}

/** The worlds of the backend. */
function addWorlds(app: Control): void {
  app.get("/worlds", (c) => c.json({ worlds: c.env.worlds.list.map((world) => asCalled(c, world)) }))
  app.post("/worlds", async (c) => {
    const { worlds } = c.env
    const { name } = worlds.create(checked(NewWorld, await body(c)))
    return c.json({ world: asCalled(c, worlds.describe(name)) }, 201)
  })
  app.get("/worlds/:name", (c) => c.json({ world: asCalled(c, c.env.worlds.describe(c.req.param("name"))) }))
  app.delete("/worlds/:name", (c) => {
    const name = c.req.param("name")
    c.env.worlds.delete(name)
    return c.json({ name, deleted: true })
  })
}
