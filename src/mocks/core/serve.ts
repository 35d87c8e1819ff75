import { Hono } from "hono"
import type { Database } from "#mocks/db/database.ts"
import { fileResponse } from "#mocks/domain/files.ts"
import { Scope } from "#mocks/graph/node.ts"
import { resources } from "#mocks/resources/index.ts"
import { problemsOf } from "#schema/problems.ts"
import { admit, identify, publishableKey } from "./access.ts"
import type { Route } from "./implement.ts"
import { readBody } from "./read-body.ts"
import { Refusal } from "./refusal.ts"
import { checkStoreOrder, factsOf, Reply } from "./reply.ts"
import { type Context, parseQuery } from "./request.ts"
import { keepText } from "./texts.ts"
import { validate } from "./validate.ts"

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response => {
  const text = JSON.stringify(body)
  const type = { "content-type": "application/json; charset=utf-8", ...headers }
  return keepText(new Response(text, { status, headers: type }), text)
}

const UNKNOWN = { code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." }

/** What was thrown, as an answer. Only a bug of the mock ends in 500, and is told to `onBug`. */
const refused = (error: unknown, onBug: (error: unknown) => void): Response => {
  if (error instanceof Refusal) return json(error.status, error.toBody())
  onBug(error)
  return json(500, UNKNOWN)
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const page404 = (request: Request): Response =>
  new Response(
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${request.method} ${escapeHtml(new URL(request.url).pathname)}</pre>\n</body>\n</html>\n`,
    { status: 404, headers: { "content-type": "text/html; charset=utf-8" } },
  )

const flagOff = () =>
  new Refusal(404, "not_found", "Route not found", { body: { type: "not_found", message: "Route not found" } })

export interface ServeOptions {
  readonly db: Database
  readonly secret: string
  /** Hold every answer against its schema; told what does not fit. */
  readonly onMismatch?: ((request: Request, route: string, problems: readonly string[]) => void) | undefined
  /** Wraps the synchronous work of a request: where a fault breaks it in the middle. */
  readonly around: <T>(request: Request, work: () => T) => T
  readonly onBug: (error: unknown) => void
}

function perform(
  route: Route,
  request: Request,
  params: Record<string, string>,
  read: { body: unknown; files: Context["files"] },
  options: ServeOptions,
): Response {
  const { db, secret } = options
  const name = `${route.endpoint.method} ${route.endpoint.path}`
  const facts = factsOf(name)
  const url = new URL(request.url)
  const { headers } = request
  const key = route.endpoint.path.startsWith("/store/") ? publishableKey(db, headers) : undefined
  const actor = admit(db, facts?.auth ?? "none", identify(db, headers, secret))
  if (facts?.flag === "not_found") throw flagOff()
  if (facts?.flag === "unregistered") return page404(request)
  const body = route.schema.body ? validate(route.schema.body, read.body) : undefined
  const asked = parseQuery(url.search)
  if (key) delete asked.locale // Every store route takes it, for translations; there are none.
  const query = route.schema.query ? validate(route.schema.query, asked) : undefined
  checkStoreOrder(facts, query)
  const result = route.resolve({
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
  })
  if (result instanceof Response) return result
  const reply = result instanceof Reply ? result : new Reply(200, result)
  if (options.onMismatch && reply.status < 300) {
    const problems = problemsOf(route.schema, reply.body, url.search.includes("fields="))
    if (problems.length > 0) options.onMismatch(request, name, problems)
  }
  return json(reply.status, reply.body, reply.headers)
}

/** Longer literal beginnings first, so that `/products/export` is not taken for a product. */
const bySpecificity = (a: Route, b: Route): number => {
  const [x, y] = [a.endpoint.path.split("/"), b.endpoint.path.split("/")]
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const [p, q] = [x[i] ?? "", y[i] ?? ""]
    if (p.startsWith(":") !== q.startsWith(":")) return p.startsWith(":") ? 1 : -1
  }
  return 0
}

/** The router over all resources. */
export function serveResources(options: ServeOptions): Hono {
  const { db, secret, onBug } = options
  const app = new Hono()
  app.get("/health", (c) => c.html("OK"))
  app.get("/static/:key{.+}", (c) => {
    const file = db.tables.file.get(c.req.param("key"))
    return file ? fileResponse(file) : page404(c.req.raw)
  })
  for (const route of [...resources].sort(bySpecificity)) {
    app.on(route.endpoint.method, route.endpoint.path, async (c) => {
      try {
        const request = c.req.raw
        const read = request.method === "GET" ? { body: {}, files: [] } : await readBody(request)
        return db.atomically(() =>
          options.around(request, () =>
            perform(route, request, c.req.param() as Record<string, string>, read, options),
          ),
        )
      } catch (error) {
        return refused(error, onBug)
      }
    })
  }
  app.notFound((c) => {
    try {
      if (c.req.path.startsWith("/admin/")) admit(db, "user", identify(db, c.req.raw.headers, secret))
      if (c.req.path.startsWith("/store/")) publishableKey(db, c.req.raw.headers)
      return page404(c.req.raw)
    } catch (error) {
      return refused(error, onBug)
    }
  })
  app.onError((error) => refused(error, onBug))
  return app
}
