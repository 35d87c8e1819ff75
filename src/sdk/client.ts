import type { Endpoint } from "#schema/endpoint.ts"
import { ApiError, errorOf, requestIdOf, withRequest } from "./error.ts"
import { bearer, defaultHeaders } from "./headers.ts"
import { createLogins } from "./login.ts"
import type { AnyOptions, Args, ClientOptions, HttpRequest } from "./options.ts"
import { toForm, toJson, urlOf } from "./request.ts"
import { sendWithRetries } from "./retry.ts"
import { type TokenStorage, tokenStorage } from "./storage.ts"
import { createTransport, type Exchange } from "./transport.ts"

export interface Client {
  /** Calls any route, even a plugin's: `client.call({ method: "GET", path: "/store/custom/:id" }, { id })`. */
  call(endpoint: Endpoint, args?: Args, options?: AnyOptions): Promise<unknown>
  readonly options: ClientOptions
  /** Default headers of every call; read-only. */
  headers: Readonly<Record<string, string>>
  readonly storage: TokenStorage
  /** Exchanges the current token for a new one; concurrent callers share one request. */
  refresh(): Promise<string>
}

const REFRESH = { method: "POST", path: "/auth/token/refresh" } as const
const OPEN_SESSION = { method: "POST", path: "/auth/session" } as const
/** Authentication calls create the new login, so their 401 must not wait for one. */
const isAuthCall = ({ path }: Endpoint) => path.startsWith("/auth/")
/** How often one call is repeated after a new login. */
const MAX_LOGINS = 2
const accepted: Readonly<Record<string, string>> = { text: "text/plain", events: "text/event-stream", file: "*/*" }

/** Loads the reader of event streams with the first stream, not with the first page. */
type LoadEvents = () => Promise<typeof import("./events.ts")>

/**
 * Creates a client without methods. The store API has no event streams, so a storefront's client is created without
 * `loadEvents`, which keeps their reader out of its bundle.
 */
export function createClient(options: ClientOptions, loadEvents?: LoadEvents): Client {
  const { auth = {} } = options
  const base = baseOf(options.baseUrl)
  const hasCookie = auth.type === "session"
  const storage = tokenStorage(hasCookie ? (auth.customStorage ? "custom" : "nostore") : auth.storage, auth)
  const headers = defaultHeaders(options)
  const exchange = createTransport(options)
  const logins = createLogins(options, storage)

  async function requestOf(endpoint: Endpoint, args: Args, call: AnyOptions): Promise<HttpRequest> {
    const url = urlOf(base, endpoint, args)
    const allHeaders: Record<string, string> = { ...headers }
    const token = auth.apiKey || hasCookie ? null : await storage.get()
    if (token) Object.assign(allHeaders, bearer(token))
    const locale = options.locale?.()
    if (locale) allHeaders["x-medusa-locale"] = locale
    let body: string | FormData | null = null
    if (endpoint.wire === "form") body = toForm(args.body)
    else if (args.body !== undefined) {
      allHeaders["content-type"] = "application/json"
      body = toJson(endpoint, args.body)
    }
    const accept = accepted[endpoint.wire ?? ""]
    if (accept) allHeaders.accept = accept
    for (const [name, value] of Object.entries(call.headers ?? {})) allHeaders[name.toLowerCase()] = value
    const credentials = hasCookie ? "include" : "omit"
    const { method } = endpoint
    return { url, method, headers: allHeaders, body, credentials, signal: call.signal ?? null, endpoint, attempt: 0 }
  }

  /** Sends a request until it is answered for good, and reads the response. */
  async function perform<T>(
    endpoint: Endpoint,
    args: Args,
    callOptions: AnyOptions,
    read: (answer: Exchange) => Promise<T>,
  ): Promise<T> {
    let attempt = 0
    for (let newLogins = 0; ; newLogins++) {
      const request = await requestOf(endpoint, args, callOptions)
      const send = () => exchange({ ...request, attempt: attempt++ }, callOptions)
      // A write whose response was lost may have been executed, so writes are never retried automatically.
      const retries = endpoint.method === "GET" ? (callOptions.retries ?? options.retries ?? 2) : 0
      const delay = options.retryDelay ?? 200
      let sent = request
      try {
        const answer = await sendWithRetries(send, { retries, delay, signal: callOptions.signal })
        sent = answer.sent
        if (answer.status < 300) {
          logins.accept(sent)
          return await read(answer)
        }
        const error = errorOf(answer.response, answer.text)
        // A call rejected with 401 had no effect, so even a write can be repeated.
        const canAsk = error.status === 401 && options.onUnauthorized && !isAuthCall(endpoint) && newLogins < MAX_LOGINS
        if (!canAsk || !(await logins.waitForLogin(sent.headers, error, callOptions.signal))) throw error
      } catch (error) {
        throw withRequest(error, sent)
      }
    }
  }

  const call = (endpoint: Endpoint, args: Args = {}, callOptions: AnyOptions = {}): Promise<unknown> =>
    perform(endpoint, args, callOptions, async ({ response, text }) => {
      if (endpoint.wire === "file") return response
      if (endpoint.wire === "text") return text
      if (endpoint.wire === "events") {
        const reconnect = (more: Record<string, string>) => {
          const headers = { ...callOptions.headers, ...more }
          return perform(endpoint, args, { ...callOptions, headers, retries: 0 }, async (answer) => answer.response)
        }
        if (!loadEvents) {
          const message = "Event streams need the client of createAdminSdk or createSdk"
          throw new ApiError({ kind: "request", message })
        }
        return (await loadEvents()).readEvents(response, { ...callOptions, reconnect })
      }
      const content = parsed(text, response)
      if (options.checkResponse) await options.checkResponse(endpoint, content, args)
      return content
    })

  async function renew(): Promise<string> {
    const before = await storage.get()
    const { token } = (await call(REFRESH)) as { token: string }
    if (hasCookie) await call(OPEN_SESSION, {}, { headers: bearer(token) })
    // After a logout or another login in the meantime, this token belongs to a login that has ended.
    if ((await storage.get()) === before) await storage.set(token)
    return token
  }
  let renewing: Promise<string> | undefined
  const refresh = (): Promise<string> => {
    renewing ??= renew().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return {
    call,
    options,
    storage,
    refresh,
    get headers() {
      return headers
    },
    set headers(_) {
      throw new Error("Headers cannot be modified.")
    },
  }
}

/** The server's URL without a slash at its end. In a browser, it may be a path on the page's own server, or empty. */
function baseOf(baseUrl: string): string {
  if (!/^(?:https?:\/\/[^/]|\/|$)/i.test(baseUrl))
    throw new TypeError(`baseUrl must start with http:// or https://, not "${baseUrl}"`)
  return baseUrl.replace(/\/+$/, "")
}

/** HTML with status 200 comes from a wrong URL, not from this API. */
function parsed(text: string, { status, statusText, headers }: Response): unknown {
  if (text === "") return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = `expected JSON, got ${text.slice(0, 40)}`
    const requestId = requestIdOf(headers)
    throw new ApiError({ kind: "schema", message, status, statusText, body: text, requestId, cause })
  }
}
