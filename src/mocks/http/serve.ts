import { Hono } from "hono"
import { DEMO_PAGE } from "#mocks/domain/auth/demo-provider.ts"
import { fileResponse } from "#mocks/domain/system/files.ts"
import { trimEvents } from "#mocks/kernel/events.ts"
import type { Route } from "#mocks/resources/implement.ts"
import { resources } from "#mocks/resources/index.ts"
import { admit, identify, publishableKey } from "./access.ts"
import { demoSignInPage } from "./demo-page.ts"
import { matcher } from "./faults.ts"
import { hostedSearch } from "./hosted-search.ts"
import { authorize, nameOf, perform } from "./perform.ts"
import { readBody } from "./read-body.ts"
import { errorResponse, page404 } from "./responses.ts"
import type { Resources, ServeOptions } from "./serve-options.ts"
import { addCounts, served } from "./served.ts"
import { serveStripe } from "./stripe.ts"

/** Sorts routes with longer literal prefixes first: `/products/export` must not match as a product id. */
const bySpecificity = (a: Route, b: Route): number => {
  const [x, y] = [a.endpoint.path.split("/"), b.endpoint.path.split("/")]
  for (let i = 0; i < Math.max(x.length, y.length); i++) {
    const [p, q] = [x[i] ?? "", y[i] ?? ""]
    if (p.startsWith(":") !== q.startsWith(":")) return p.startsWith(":") ? 1 : -1
  }
  return 0
}

let routes: readonly Route[] | undefined
const sortedRoutes = (): readonly Route[] => (routes ??= [...resources].sort(bySpecificity))

/** The route of a path, such as `/admin/orders/order_1`. */
export const findRoute = (method: string, path: string): Route | undefined =>
  sortedRoutes().find(({ endpoint }) => endpoint.method === method && matcher(endpoint.path)(path))

let resourceRouter: Resources | undefined

/** Serves the API's paths, files, the pages of the sign-in provider, and the stand-in for Stripe. */
export function serveResources(request: Request, options: ServeOptions): Response | Promise<Response> {
  resourceRouter ??= createRouter()
  return resourceRouter.fetch(request, options)
}

/** Serves changed `resources` from the next request on. */
export function reloadRoutes(): void {
  routes = undefined
  resourceRouter = undefined
}

/** Creates the router of all resources. */
function createRouter(): Resources {
  // Like the real server, routes accept a trailing slash.
  const app: Resources = new Hono({ strict: false })
  app.get("/health", (c) => c.html("OK"))
  // The official dashboard requests this to find out whether admins log in through the vendor's cloud.
  app.get("/cloud/auth", (c) => c.json({ enabled: false }))
  app.get("/static/:key{.+}", (c) => {
    const file = c.env.db.tables.file.get(c.req.param("key"))
    return file ? fileResponse(file) : page404(c.req.raw)
  })
  app.get(DEMO_PAGE, (c) => demoSignInPage(c.env.db, c.req.raw))
  serveStripe(app)
  app.all("/1/*", (c) => hostedSearch(c.env.db, c.req.raw))
  for (const route of sortedRoutes()) {
    const name = nameOf(route)
    app.on(route.endpoint.method, route.endpoint.path, async (c) => {
      const options = c.env
      const { db } = options
      const counts = { received: 1, decided: 0, answered: 0 }
      try {
        const request = c.req.raw
        const isGet = request.method === "GET"
        if (!isGet) authorize(route, request, options, counts)
        const read = isGet ? { body: {}, files: [] } : await readBody(request)
        const given = { ...read, counts, params: c.req.param() as Record<string, string> }
        const response = db.atomically(() => options.around(request, () => perform(route, request, given, options)))
        if (!isGet) trimEvents(db)
        return response
      } catch (error) {
        return errorResponse(error, options.onBug)
      } finally {
        addCounts(served, name, counts)
        addCounts(options.counts, name, counts)
      }
    })
  }
  app.notFound((c) => {
    const { db, secret, onBug } = c.env
    try {
      if (c.req.path.startsWith("/admin/")) admit(db, "user", identify(db, c.req.raw.headers, secret))
      if (c.req.path.startsWith("/store/")) publishableKey(db, c.req.raw.headers)
      return page404(c.req.raw)
    } catch (error) {
      return errorResponse(error, onBug)
    }
  })
  app.onError((error, c) => errorResponse(error, c.env.onBug))
  return app
}
