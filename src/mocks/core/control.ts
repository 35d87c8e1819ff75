import type { Hono } from "hono"
import type { Database } from "#mocks/db/database.ts"
import { scenarios } from "#mocks/scenarios/index.ts"
import { Refusal } from "./refusal.ts"

interface Controlled {
  readonly db: Database
  reset(scenario?: string): void
}

/** The mock's own paths: what steers the world, under /_mock. */
export function control(app: Hono, { db, reset }: Controlled): void {
  app.post("/_mock/reset", async (c) => {
    const body = (await c.req.json().catch(() => ({}))) as { scenario?: string }
    try {
      reset(body.scenario)
    } catch (error) {
      if (error instanceof Refusal) return c.json(error.toBody() as object, 404)
      throw error
    }
    return c.json({ scenario: body.scenario ?? "default" })
  })
  app.get("/_mock/scenarios", (c) =>
    c.json({ scenarios: Object.entries(scenarios).map(([name, { about }]) => ({ name, about })) }),
  )
  /** What the real server would have told its subscribers: mails with tokens, webhooks. Newest last. */
  app.get("/_mock/events", (c) => {
    const name = c.req.query("name")
    const rows = name === undefined ? db.tables.event.all() : db.tables.event.by("name", name)
    return c.json({ events: rows.map(({ id, name, data, created_at }) => ({ id, name, data, created_at })) })
  })
}
