import { Hono, type Context as HonoContext } from "hono"
import { z } from "zod"
import { codesOf } from "#mocks/domain/auth/mfa-codes.ts"
import { BOUNDS, boundedBody, checkBody } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { validate } from "#mocks/kernel/validate.ts"
import { Fault, type Faults } from "./faults.ts"
import type { Journal } from "./journal.ts"
import { emailsOf } from "./mails.ts"
import { openingOf } from "./opening.ts"
import { canApply, OperationCoverage } from "./operations.ts"
import type { UndoLog } from "./undo-log.ts"
import { diffWorlds } from "./world-diff.ts"
import { isTime, validWorld, worldResponse } from "./world-file.ts"
import type { ResetOptions, Worlds } from "./worlds.ts"

interface Controlled {
  readonly db: Database
  readonly worlds: Worlds
  readonly faults: Faults
  readonly journal: Journal
  readonly undo: UndoLog
  reset(scenario?: string, options?: ResetOptions): void
}

const date = z.string().refine((text) => isTime(Date.parse(text)), "Expected a date")
const Reset = z.strictObject({
  scenario: z.string().optional(),
  /** Seed for ids and random values: the same seed builds the same dataset. */
  seed: z.number().int().optional(),
  /** Stops the clock at this time; null lets it run. */
  at: date.nullish(),
  /** Also returns the page that shows the scenario, with the tokens and the cart to open it. */
  open: z.boolean().optional(),
})
const Diff = z.strictObject({ from: z.unknown(), to: z.unknown() })
const Undo = z.strictObject({ count: z.number().int().min(1) })
const Time = z.union([z.strictObject({ at: date.nullable() }), z.strictObject({ move: z.number() })])

const parsed = (text: string): unknown => {
  try {
    return text === "" ? {} : JSON.parse(text)
  } catch (error) {
    throw invalidData((error as Error).message)
  }
}
const body = async (c: HonoContext): Promise<unknown> => {
  const read = parsed(await boundedBody(c.req.raw, BOUNDS.body).text())
  checkBody(read)
  return read
}

/**
 * Routes of the control API, under /_mock, with which QA controls the data. They have no faults and aren't recorded.
 */
export function control({ db, worlds, faults, journal, undo, reset }: Controlled): Hono {
  const app = new Hono()
  const operations = new OperationCoverage()
  app.post("/reset", async (c) => {
    const { scenario: name, seed, at, open } = validate(Reset, await body(c))
    reset(name, { seed, at })
    const answer = { scenario: worlds.scenario, now: db.clock.iso() }
    return c.json(open ? { ...answer, opening: openingOf(db, worlds.known[worlds.scenario]) } : answer)
  })
  /** `?locale=de` returns the sentences in German where there are some. */
  app.get("/scenarios", (c) => {
    const isGerman = c.req.query("locale") === "de"
    const scenarios = Object.entries(worlds.known).map(([name, { about, aboutDe, group, open }]) => ({
      name,
      about: isGerman ? (aboutDe ?? about) : about,
      group: group ?? null,
      has_page: open !== undefined,
    }))
    return c.json({ scenarios, current: worlds.scenario })
  })
  /** The page that shows the current scenario, with the tokens and the cart to open it. */
  app.get("/opening", (c) => c.json({ opening: openingOf(db, worlds.known[worlds.scenario]) }))
  app.get("/world", (c) => worldResponse(worlds.save(c.req.query("as") === "changes" ? "changes" : undefined)))
  app.put("/world", async (c) => {
    const world = validWorld(parsed(await boundedBody(c.req.raw, BOUNDS.world).text()))
    worlds.replace(world.scenario ?? worlds.scenario, world)
    undo.clear()
    return c.json({ scenario: worlds.scenario, now: db.clock.iso() })
  })
  /** Compares two exported datasets by table and row. */
  app.post("/diff", async (c) => {
    const text = await boundedBody(c.req.raw, 2 * BOUNDS.world).text()
    const { from, to } = validate(Diff, parsed(text))
    return c.json(diffWorlds(worlds, validWorld(from), validWorld(to)))
  })
  /** The requests that can be undone, newest last. */
  app.get("/undo", (c) => c.json({ requests: undo.requests }))
  app.post("/undo", async (c) => c.json({ undone: undo.undo(validate(Undo, await body(c)).count) }))
  /** Every operation with the number of its requests since the start or the last DELETE. */
  app.get("/operations", (c) => c.json({ operations: operations.list }))
  app.delete("/operations", (c) => {
    operations.reset()
    return c.json({ operations: operations.list })
  })
  app.get("/faults", (c) => c.json({ faults: faults.list }))
  app.put("/faults", async (c) => {
    faults.set(validate(z.strictObject({ faults: z.array(Fault) }), await body(c)).faults)
    return c.json({ faults: faults.list })
  })
  /** Adds a fault; refuses one that can't apply to any request. */
  app.post("/faults", async (c) => {
    const fault = validate(Fault, await body(c))
    if (!canApply(fault)) throw invalidData("No operation has this method and path, so the fault would never apply.")
    faults.add(fault)
    return c.json({ faults: faults.list })
  })
  app.delete("/faults/:id", (c) => {
    faults.remove(Number(c.req.param("id")))
    return c.json({ faults: faults.list })
  })
  app.delete("/faults", (c) => {
    faults.set([])
    return c.json({ faults: [] })
  })
  app.get("/journal", (c) => {
    const since = c.req.query("since")
    return c.json({
      entries: journal.entries({ path: c.req.query("path"), since: since === undefined ? undefined : Number(since) }),
    })
  })
  app.delete("/journal", (c) => {
    journal.clear()
    return c.json({ entries: [] })
  })
  const timeOf = () => ({ now: db.clock.iso(), is_stopped: db.clock.state().fixed !== null })
  app.get("/clock", (c) => c.json(timeOf()))
  app.put("/clock", async (c) => {
    const time = validate(Time, await body(c))
    const before = db.clock.state()
    if ("move" in time) db.clock.advance(time.move)
    else db.clock.fix(time.at === null ? null : Date.parse(time.at))
    if (!isTime(db.clock.now())) {
      db.clock.set(before)
      throw invalidData("The clock can only be set to a time between the years 1970 and 9999.")
    }
    return c.json(timeOf())
  })
  /** Events for the real server's subscribers: emails with tokens, webhooks. Newest last. */
  app.get("/events", (c) => {
    const name = c.req.query("name")
    const rows = name === undefined ? db.tables.event.all() : db.tables.event.by("name", name)
    return c.json({ events: rows.map(({ id, name, data, created_at }) => ({ id, name, data, created_at })) })
  })
  /** Emails among the events, each with the token of its link; `?to=` filters by recipient. */
  app.get("/mails", (c) => c.json({ mails: emailsOf(db, c.req.query("to")) }))
  /** The current codes of the second factors, which an authenticator app would show. */
  app.get("/codes", (c) => c.json({ codes: codesOf(db) }))
  return app
}
