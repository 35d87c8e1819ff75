import { Hono } from "hono"
import type { Clock } from "#mocks/db/clock.ts"
import { Database } from "#mocks/db/database.ts"
import { Scope } from "#mocks/graph/node.ts"
import { resources } from "#mocks/resources/index.ts"
import { scenarios } from "#mocks/scenarios/index.ts"
import { admit, identify, publishableKey } from "./access.ts"
import { control } from "./control.ts"
import type { Route } from "./implement.ts"
import { Refusal } from "./refusal.ts"
import { factsOf, Reply } from "./reply.ts"
import { type Context, parseQuery, type UploadedFile } from "./request.ts"
import { validate } from "./validate.ts"

export interface BackendOptions {
  /** Name of the world to begin with; "default" if left out. */
  readonly scenario?: string
  readonly seed?: number
  readonly clock?: Clock
  /** Milliseconds before every answer. */
  readonly latency?: number
}

/** The in-memory server: `fetch` answers every admin, store and auth path; `/_mock/*` steers it. */
export interface Backend {
  fetch(request: Request): Promise<Response>
  readonly db: Database
  /** Puts the world back to a scenario; throws on an unknown name. */
  reset(scenario?: string): void
}

const MAX_BODY = 100 * 1024

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  })

const refused = (error: unknown): Response => {
  if (error instanceof Refusal) return json(error.status, error.toBody())
  // biome-ignore lint/suspicious/noConsole: a resolver that breaks is a bug of the mock, and must be seen
  console.error(error)
  return json(500, { code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." })
}

async function readBody(request: Request): Promise<{ body: unknown; files: UploadedFile[] }> {
  const type = request.headers.get("content-type") ?? ""
  if (type.startsWith("multipart/form-data")) {
    const files: UploadedFile[] = []
    const fields: Record<string, unknown> = {}
    for (const [field, value] of (await request.formData()).entries()) {
      if (typeof value === "string") fields[field] = value
      else files.push({ field, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
    }
    return { body: fields, files }
  }
  const text = await request.text()
  if (text.length > MAX_BODY)
    throw new Refusal(413, "unknown_error", "request entity too large", {
      body: { message: "request entity too large", type: "unknown_error" },
    })
  if (text === "" || !type.includes("json")) return { body: {}, files: [] }
  try {
    return { body: JSON.parse(text), files: [] }
  } catch (error) {
    throw new Refusal(400, "invalid_data", (error as Error).message)
  }
}

const page404 = (request: Request): Response =>
  new Response(
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${request.method} ${new URL(request.url).pathname}</pre>\n</body>\n</html>\n`,
    { status: 404, headers: { "content-type": "text/html; charset=utf-8" } },
  )

export function createBackend(options: BackendOptions = {}): Backend {
  const secret = "in-memory"
  const db = new Database({
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.clock ? { clock: options.clock } : {}),
  })
  const reset = (name = options.scenario ?? "default") => {
    const scenario = scenarios[name]
    if (!scenario) throw new Refusal(404, "not_found", `There is no scenario "${name}".`)
    db.empty(options.seed)
    scenario.build(db)
  }

  async function answer(route: Route, request: Request, params: Record<string, string>): Promise<Response> {
    const name = `${route.endpoint.method} ${route.endpoint.path}`
    const facts = factsOf(name)
    const url = new URL(request.url)
    const { headers } = request
    const read = request.method === "GET" ? { body: {}, files: [] } : await readBody(request)
    return db.atomically(() => {
      const isStore = route.endpoint.path.startsWith("/store/")
      const key = isStore ? publishableKey(db, headers) : undefined
      const actor = admit(db, facts?.auth ?? "user", identify(db, headers, secret))
      if (facts?.flag === "not_found")
        throw new Refusal(404, "not_found", "Route not found", {
          body: { type: "not_found", message: "Route not found" },
        })
      if (facts?.flag === "unregistered") return page404(request)
      const body = route.schema.body ? validate(route.schema.body, read.body) : undefined
      const query = route.schema.query ? validate(route.schema.query, parseQuery(url.search)) : undefined
      const ctx: Context = {
        params,
        body,
        query,
        db,
        scope: new Scope(db),
        actor,
        key,
        files: read.files,
        headers,
        url,
        secret,
        route: name,
      }
      const result = route.resolve(ctx)
      if (result instanceof Response) return result
      if (result instanceof Reply) return json(result.status, result.body, result.headers)
      return json(200, result)
    })
  }

  const app = new Hono()
  app.get("/health", (c) => c.html("OK"))
  control(app, { db, reset })
  for (const route of resources) {
    app.on(route.endpoint.method, route.endpoint.path, async (c) => {
      try {
        return await answer(route, c.req.raw, c.req.param() as Record<string, string>)
      } catch (error) {
        return refused(error)
      }
    })
  }
  app.notFound((c) => {
    try {
      if (c.req.path.startsWith("/admin/")) admit(db, "user", identify(db, c.req.raw.headers, secret))
      if (c.req.path.startsWith("/store/")) publishableKey(db, c.req.raw.headers)
      return page404(c.req.raw)
    } catch (error) {
      return refused(error)
    }
  })
  app.onError((error) => refused(error))

  reset()
  return { db, reset, fetch: async (request) => app.fetch(request) }
}
