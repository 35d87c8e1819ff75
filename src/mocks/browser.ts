import { HttpResponse, http } from "msw"
import { setupWorker } from "msw/browser"
import type { AddressProblem, Replacing } from "#lib/address-problem.ts"
import type { DemoBackend } from "#lib/backend-problem.ts"
import { withBase, withoutBase } from "#lib/base-path.ts"
import { demoApiPath } from "#lib/env.ts"
import { applyOpening, isAdminPath, type Opening } from "#lib/scenario-opening.ts"
import { tabId } from "#lib/tab-id.ts"
import { connect } from "./browser/link.ts"
import { untilControlled } from "./browser/until-controlled.ts"
import { hostedHosts } from "./domain/search/hosted/hosts.ts"
import { ConnectionDropped } from "./http/connection-dropped.ts"
import type { ActiveFault } from "./http/faults.ts"
import { CLIENT_HEADER } from "./http/journal-client-header.ts"
import { installStripe } from "./stripe/stripe-js.ts"

const cookieHeader = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("; ")

/**
 * Serves the demo's API in the browser. `?scenario=name` resets the data to a scenario; without it, the saved data is
 * used, including changes from other tabs. `onConnect` receives the backend before the first request, to show its
 * problems, `replacing` runs the work with which a parameter replaces the data. Resolves with the reason if a parameter of the URL
 * couldn't be applied, such as an unknown scenario.
 */
export async function startBrowserBackend(
  onConnect: (backend: DemoBackend) => void,
  replacing: Replacing,
): Promise<AddressProblem | undefined> {
  const host = await connect()
  onConnect(host)
  const base = `${location.origin}${demoApiPath}`
  /** Removes the demo's path prefix and adds the cookies, which the intercepted request doesn't carry. */
  const toBackend = async (request: Request, cookies: Readonly<Record<string, string>>): Promise<Request> => {
    const headers = new Headers(request.headers)
    if (Object.keys(cookies).length > 0) headers.set("cookie", cookieHeader(cookies))
    headers.set("x-forwarded-prefix", demoApiPath)
    headers.set(CLIENT_HEADER, tabId())
    const hasBody = request.method !== "GET" && request.method !== "HEAD"
    return new Request(request.url.replace(base, location.origin), {
      method: request.method,
      headers,
      body: hasBody ? await request.arrayBuffer() : null,
    })
  }
  type Intercepted = { readonly request: Request; readonly cookies: Readonly<Record<string, string>> }
  const answer = async ({ request, cookies }: Intercepted) => {
    try {
      const response = await host.fetch(await toBackend(request, request.credentials === "omit" ? {} : cookies))
      return new HttpResponse(response.body, { status: response.status, headers: response.headers })
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error()
      throw error
    }
  }
  const worker = setupWorker(http.all(`${base}/*`, answer), http.all(hostedHosts, answer))
  keepWorker()
  installStripe({ base })
  if ("serviceWorker" in navigator) await untilControlled(navigator.serviceWorker)
  await worker.start({
    quiet: true,
    onUnhandledRequest: "bypass",
    serviceWorker: { url: withBase("/demo-service-worker.js") },
  })
  return applyQueryParams(host, replacing)
}

/**
 * MSW stops its service worker when the last page closes. On a reload, the page closes before it reopens: the next
 * page could find a worker that is shutting down, and its requests would get no response. This keeps the worker
 * running.
 */
function keepWorker(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation())
}

/** Query parameters for the scenario, its seed and time, and the latency. */
const PARAMETERS = ["scenario", "seed", "at", "latency"] as const

/** Whether the fault only delays every request, as one of `?latency=`, which a later one replaces. */
const isOfAllRequests = ({ id: _, hits: __, left: ___, ...fault }: ActiveFault): boolean =>
  Object.keys(fault).join() === "latency"

/**
 * Applies the query parameters (`?scenario=low-stock&latency=500`) and removes them from the URL: a reload keeps the
 * data. A scenario's cart becomes the shopper's, and its people are signed in, except on a page to sign in.
 */
async function applyQueryParams(
  host: { fetch(request: Request): Promise<Response> },
  replacing: Replacing,
): Promise<AddressProblem | undefined> {
  const url = new URL(location.href)
  const [scenario, seed, at, latency] = PARAMETERS.map((name) => url.searchParams.get(name))
  let problem: AddressProblem | undefined
  const control = async <T = unknown>(method: string, path: string, body?: object) => {
    const headers = { "content-type": "application/json" }
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const response = await host.fetch(new Request(`${location.origin}/_mock/${path}`, init))
    const answer: unknown = await response.json()
    if (!response.ok) problem ??= { part: "parameters", ...(answer as { message: string }) }
    return answer as T
  }
  const path = withoutBase(url.pathname)
  if (scenario || seed || at) {
    await replacing(async () => {
      const open = scenario ? { scenario, open: true } : {}
      const body = { ...open, ...(seed ? { seed: Number(seed) } : {}), at }
      const { opening } = await control<{ opening?: Opening }>("POST", "reset", body)
      if (opening && !path.endsWith("/login")) applyOpening(opening, isAdminPath(path))
      return problem === undefined
    })
  }
  if (latency) {
    const { faults } = await control<{ faults: readonly ActiveFault[] }>("GET", "faults")
    for (const fault of faults.filter(isOfAllRequests)) await control("DELETE", `faults/${fault.id}`)
    if (latency !== "0") await control("POST", "faults", { latency: Number(latency) })
  }
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return problem
  for (const name of PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, "", url)
  return problem
}
