import { Hono, type Context as HonoContext } from "hono"
import { z } from "zod"
import type { Database } from "#mocks/db/database.ts"
import { Fault, type Faults } from "./faults.ts"
import type { Journal } from "./journal.ts"
import { mailsOf } from "./mails.ts"
import { Refusal } from "./refusal.ts"
import { validate } from "./validate.ts"
import type { ResetOptions, SavedWorld, Worlds } from "./worlds.ts"

interface Controlled {
  readonly db: Database
  readonly worlds: Worlds
  readonly faults: Faults
  readonly journal: Journal
  reset(scenario?: string, options?: ResetOptions): void
}

const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "Expected a date")
const Reset = z.strictObject({
  scenario: z.string().optional(),
  /** For ids and chance: the same seed builds the same world. */
  seed: z.number().int().optional(),
  /** The clock stands still at this time; null lets it run. */
  at: date.nullish(),
})
const Time = z.union([z.strictObject({ at: date.nullable() }), z.strictObject({ move: z.number() })])
const WorldFile = z.object({
  version: z.literal(1),
  scenario: z.string().optional(),
  base: z.string().optional(),
  now: z.number(),
  seed: z.number(),
  count: z.number(),
  clock: z.object({ fixed: z.number().nullable(), offset: z.number() }).optional(),
  on: z.object({ at: z.number(), count: z.number() }).optional(),
  tables: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
  gone: z.record(z.string(), z.array(z.string())).optional(),
})

const body = async (c: HonoContext): Promise<unknown> => {
  const text = await c.req.text()
  if (text === "") return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, "invalid_data", (error as Error).message)
  }
}

/** The mock's own paths, under /_mock: what QA steers the world with. They are never faulted nor journaled. */
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
  app.get("/world", (c) => c.json(worlds.save(c.req.query("as") === "changes" ? "changes" : undefined)))
  app.put("/world", async (c) => {
    const world = validate(WorldFile, await body(c)) as unknown as SavedWorld
    if (!worlds.restore(world.scenario ?? worlds.scenario, world))
      throw new Refusal(
        400,
        "invalid_data",
        `The scenario "${world.scenario}" is another one than when this was saved.`,
      )
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
    if ("move" in time) db.clock.move(time.move)
    else db.clock.fix(time.at === null ? null : Date.parse(time.at))
    return c.json({ now: db.clock.iso() })
  })
  /** What the real server would have told its subscribers: mails with tokens, webhooks. Newest last. */
  app.get("/events", (c) => {
    const name = c.req.query("name")
    const rows = name === undefined ? db.tables.event.all() : db.tables.event.by("name", name)
    return c.json({ events: rows.map(({ id, name, data, created_at }) => ({ id, name, data, created_at })) })
  })
  /** The mails among them, each with the token of its link: `?to=` for one mailbox. */
  app.get("/mails", (c) => c.json({ mails: mailsOf(db, c.req.query("to")) }))
  return app
}
