import { Hono, type Context as HonoContext } from "hono"
import { z } from "zod"
import { BOUNDS, boundedBody, checkBody } from "#mocks/kernel/bounds.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import { validate } from "#mocks/kernel/validate.ts"
import { Fault, type Faults } from "./faults.ts"
import type { Journal } from "./journal.ts"
import { emailsOf } from "./mails.ts"
import { isTime, validWorld, worldResponse } from "./world-file.ts"
import type { ResetOptions, Worlds } from "./worlds.ts"

interface Controlled {
  readonly db: Database
  readonly worlds: Worlds
  readonly faults: Faults
  readonly journal: Journal
  reset(scenario?: string, options?: ResetOptions): void
}

const date = z.string().refine((text) => isTime(Date.parse(text)), "Expected a date")
const Reset = z.strictObject({
  scenario: z.string().optional(),
  /** Seed for ids and random values: the same seed builds the same dataset. */
  seed: z.number().int().optional(),
  /** Stops the clock at this time; null lets it run. */
  at: date.nullish(),
})
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
export function control({ db, worlds, faults, journal, reset }: Controlled): Hono {
  const app = new Hono()
  app.post("/reset", async (c) => {
    const { scenario: name, seed, at } = validate(Reset, await body(c))
    reset(name, { seed, at })
    return c.json({ scenario: worlds.scenario, now: db.clock.iso() })
  })
  app.get("/scenarios", (c) =>
    c.json({
      scenarios: Object.entries(worlds.known).map(([name, { about }]) => ({ name, about })),
      current: worlds.scenario,
    }),
  )
  app.get("/world", (c) => worldResponse(worlds.save(c.req.query("as") === "changes" ? "changes" : undefined)))
  app.put("/world", async (c) => {
    const world = validWorld(parsed(await boundedBody(c.req.raw, BOUNDS.world).text()))
    worlds.replace(world.scenario ?? worlds.scenario, world)
    return c.json({ scenario: worlds.scenario, now: db.clock.iso() })
  })
  app.get("/faults", (c) => c.json({ faults: faults.list }))
  app.put("/faults", async (c) => {
    faults.set(validate(z.strictObject({ faults: z.array(Fault) }), await body(c)).faults)
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
  app.get("/clock", (c) => c.json({ now: db.clock.iso() }))
  app.put("/clock", async (c) => {
    const time = validate(Time, await body(c))
    const before = db.clock.state()
    if ("move" in time) db.clock.advance(time.move)
    else db.clock.fix(time.at === null ? null : Date.parse(time.at))
    if (!isTime(db.clock.now())) {
      db.clock.set(before)
      throw invalidData("The clock can only be set to a time between the years 1970 and 9999.")
    }
    return c.json({ now: db.clock.iso() })
  })
  /** Events for the real server's subscribers: emails with tokens, webhooks. Newest last. */
  app.get("/events", (c) => {
    const name = c.req.query("name")
    const rows = name === undefined ? db.tables.event.all() : db.tables.event.by("name", name)
    return c.json({ events: rows.map(({ id, name, data, created_at }) => ({ id, name, data, created_at })) })
  })
  /** Emails among the events, each with the token of its link; `?to=` filters by recipient. */
  app.get("/mails", (c) => c.json({ mails: emailsOf(db, c.req.query("to")) }))
  return app
}
